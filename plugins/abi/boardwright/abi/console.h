/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_CONSOLE_H
#define BOARDWRIGHT_ABI_CONSOLE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Questions in the language in which rules are written, for whoever writes them. */
#define BW_CONSOLE "console/1"

typedef struct bw_console {
  uint32_t struct_size;

  /* Works a line out in a copy of the position and writes what it comes to, UTF-8. Under all limits of the
   * rules; nothing is left of it: neither the position nor the rules nor what another line is told changes.
   * Any text may be asked. BW_BAD_INPUT: the sentence says what is wrong with the line, or where rules failed. */
  bw_status (*ask)(const bw_rules* rules, const void* position, const char* line, size_t size, bw_sink answer,
                   bw_sink error);
} bw_console;

#ifdef __cplusplus
}
#endif

#endif
