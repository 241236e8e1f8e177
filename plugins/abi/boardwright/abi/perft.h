/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_PERFT_H
#define BOARDWRIGHT_ABI_PERFT_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Leaf counts, run inside the plugin. */
#define BW_PERFT "perft/1"

typedef struct bw_perft {
  uint32_t struct_size;

  /* The number of move sequences of this length. A finished game has no moves and repetition isn't counted;
   * chance events count as moves; where several seats may act, the first one acts. */
  bw_status (*count)(const bw_rules* rules, const void* position, uint32_t depth, uint64_t* leaves);
} bw_perft;

#ifdef __cplusplus
}
#endif

#endif
