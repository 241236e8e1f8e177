/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_TRACE_H
#define BOARDWRIGHT_ABI_TRACE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which numbered rules a move used, for statistics on rule sets. */
#define BW_TRACE "trace/1"

typedef struct bw_trace {
  uint32_t struct_size;

  /* Rule numbers as `describe` lists them, by index there, ascending. `position` is the one before the move.
   * Room for 64. */
  bw_status (*rules_used)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move,
                          uint32_t* out, uint32_t* count);
} bw_trace;

#ifdef __cplusplus
}
#endif

#endif
