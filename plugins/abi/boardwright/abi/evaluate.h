/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_EVALUATE_H
#define BOARDWRIGHT_ABI_EVALUATE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How good a position is. */
#define BW_EVALUATE "evaluate/1"

typedef struct bw_evaluate {
  uint32_t struct_size;

  /* For a seat, on the Elo scale: a value v promises an expected score of 1 / (1 + 10^(-v/400)).
   * Within -4000 to 4000. With two seats and a constant score sum the other seat's value is -v. */
  bw_status (*evaluate)(const bw_rules* rules, const void* position, bw_seat seat, int32_t* value);
} bw_evaluate;

#ifdef __cplusplus
}
#endif

#endif
