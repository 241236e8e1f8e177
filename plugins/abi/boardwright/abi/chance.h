/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_CHANCE_H
#define BOARDWRIGHT_ABI_CHANCE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What can happen when chance is on turn. Required with BW_HAS_CHANCE. */
#define BW_CHANCE_EVENTS "chance/1"

typedef struct bw_chance {
  uint32_t struct_size;

  /* Every event with its weight, events ascending and without repetition, weights at least 1 and their
   * sum below 2^32; none while chance isn't on turn. Both arrays have room for max_moves. */
  bw_status (*events)(const bw_rules* rules, const void* position, bw_move* out, uint32_t* weights,
                      uint32_t* count);
} bw_chance;

#ifdef __cplusplus
}
#endif

#endif
