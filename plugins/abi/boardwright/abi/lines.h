/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_LINES_H
#define BOARDWRIGHT_ABI_LINES_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which lines of the text in which rules are written have run, for whoever writes them. */
#define BW_LINES "lines/1"

typedef struct bw_line {
  uint32_t line;        /* from 1 */
  const char* function; /* in which it stands, UTF-8; "": in none, it runs as the text is read */
} bw_line;

typedef struct bw_lines {
  uint32_t struct_size;

  /* The lines on which something can run, ascending, each once: none that is empty, a comment, or only ends or
   * leaves a block. How many; 0 where it can't be told. They live as long as the rules. */
  uint32_t (*list)(const bw_rules* rules, const bw_line** lines);

  /* Reads the text anew and calls `ask(context)` once, in this thread. Each line that runs from the reading on, the
   * start included, sets its byte of `ran` to 1 at once: as many bytes as `list` has lines, which `ask` may look at
   * and clear. Whatever `ask` asks of these rules in this thread counts, and is answered as ever; other threads and
   * other rules go on as they do, and nothing is left of it. `ask` must not let an exception out.
   * BW_BAD_INPUT: this thread is recording already. BW_FAILED: the text can't be read again; `ask` wasn't called. */
  bw_status (*record)(const bw_rules* rules, uint8_t* ran, void (*ask)(void* context), void* context);
} bw_lines;

#ifdef __cplusplus
}
#endif

#endif
