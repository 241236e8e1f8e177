/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_PLAYOUT_H
#define BOARDWRIGHT_ABI_PLAYOUT_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Random games to the end, run inside the plugin. */
#define BW_PLAYOUT "playout/1"

enum bw_playout_flag {
  BW_PLAYOUT_LIST_MOVES = 1 /* choose from whole move lists even if the game has a random_move hook */
};

typedef struct bw_playout_options {
  uint32_t struct_size;
  uint32_t flags;         /* enum bw_playout_flag */
  uint32_t ply_limit;     /* at most 8192; 0: the facts' limit */
  uint32_t earlier_count; /* same_key of positions before this one, for the repetition rule; at most 8192 */
  const uint64_t* earlier;
} bw_playout_options;

typedef struct bw_playout_result {
  uint32_t struct_size;
  uint32_t plies;
  uint32_t scores[BW_MAX_SEATS]; /* half points; all 1 if undecided at the limit */
  const char* reason;            /* NULL if undecided at the limit */
} bw_playout_result;

typedef struct bw_playout {
  uint32_t struct_size;

  /* Uniformly random moves and weighted chance events. `random` holds the four words of a generator, xoshiro256++
   * (Blackman, Vigna 2019; boardwright/pure/random.hpp), not all 0, and is left where the next playout goes on.
   * Allocates nothing. */
  bw_status (*run)(const bw_rules* rules, const void* position, const bw_playout_options* options,
                   uint64_t random[4], bw_playout_result* out);
} bw_playout;

#ifdef __cplusplus
}
#endif

#endif
