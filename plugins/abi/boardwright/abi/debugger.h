/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_DEBUGGER_H
#define BOARDWRIGHT_ABI_DEBUGGER_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A run of rules recorded line by line, for whoever writes them: nothing is held up, and a recording can be walked
 * back, too. */
#define BW_DEBUGGER "debugger/1"

typedef struct bw_variable {
  const char* name;
  const char* value; /* as text, cut where it is long */
} bw_variable;

/* Before a line runs. All texts are UTF-8 on one line, and live as long as they are being told. */
typedef struct bw_debug_stop {
  uint64_t number;              /* of the lines that have run, from 1: the same whenever the same is asked */
  uint32_t line;                /* from 1 */
  uint32_t depth;               /* of calls: greater within a function that this one has called */
  const char* function;         /* in which the line stands; "": in none that has a name */
  const char* position;         /* as it is so far; "": it can't be one at this moment */
  const bw_variable* variables; /* in scope, functions left out */
  uint32_t variable_count;
} bw_debug_stop;

typedef struct bw_debug_wanted {
  uint32_t struct_size;
  uint32_t most;               /* after so many stops the run is ended */
  uint64_t from;               /* lines whose number is less aren't told */
  const uint32_t* breakpoints; /* nothing is told before one of these lines runs; none: from the first line */
  uint32_t breakpoint_count;
  void* context;
  void (*tell)(void* context, const bw_debug_stop* stop); /* must not let an exception out */
} bw_debug_wanted;

typedef struct bw_debugger {
  uint32_t struct_size;

  /* Works a line out as console/1 does, in a copy and under the same limits, and tells every line of the rules' text
   * that runs for it. BW_BAD_INPUT: the sentence says what is wrong with the line, or where rules failed; what was told
   * before counts. BW_OK: it has run to its end, or `most` were told. */
  bw_status (*record)(const bw_rules* rules, const void* position, const char* line, size_t size,
                      const bw_debug_wanted* wanted, bw_sink error);
} bw_debugger;

#ifdef __cplusplus
}
#endif

#endif
