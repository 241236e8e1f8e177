/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_LANGUAGE_H
#define BOARDWRIGHT_ABI_LANGUAGE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A language in which games are written: a text in, a plugin out. A library that knows one exports the constant
 * `boardwright_language` instead of `boardwright_plugin`; loading it runs no code of it. */
#define BW_LANGUAGE_NAME "boardwright_language"

enum bw_severity {
  BW_ERROR = 1,  /* there is no plugin */
  BW_WARNING = 2 /* there is, and somebody should look at this */
};

/* Takes what was found in a text. Lines and columns are counted from 1, columns in bytes; 0: not known. The
 * sentence is UTF-8 and terminated. `found` never fails and never calls back. */
typedef struct bw_report {
  void* context;
  void (*found)(void* context, uint32_t severity, uint32_t line, uint32_t column, uint32_t end_line,
                uint32_t end_column, const char* sentence);
} bw_report;

typedef struct bw_language {
  uint32_t struct_size;
  uint32_t abi_major;
  uint32_t abi_minor;
  const char* suffix;  /* of its files, such as ".lua" */
  const char* version; /* of the language, for records: what a text means may depend on it */

  /* Makes a plugin of a text, UTF-8, not terminated. `name` is how sentences call it. The text is hostile until
   * it is read: it can't reach anything outside, and what takes too long or too much memory is refused. Any
   * thread. BW_BAD_INPUT: the report has said why, and `out` isn't written. */
  bw_status (*open)(const bw_host* host, const char* name, const char* text, size_t size,
                    const bw_plugin** out, bw_report report);

  /* Once for each plugin that `open` gave, when nothing that came from it is left. */
  void (*close)(const bw_plugin* plugin);
} bw_language;

/* What went wrong last in a call that gave BW_FAILED, in this thread. An extension of rules. */
#define BW_PROBLEM "report/1"

typedef struct bw_problem {
  uint32_t struct_size;
  /* BW_UNSUPPORTED if nothing has. As above; the sentence goes into the sink. */
  bw_status (*last)(const bw_rules* rules, uint32_t* line, uint32_t* column, bw_sink sentence);
} bw_problem;

#ifdef __cplusplus
}
#endif

#endif
