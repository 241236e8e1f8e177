/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_SEARCH_H
#define BOARDWRIGHT_ABI_SEARCH_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Hooks that make computer players stronger; each is an extension of its own. */

/* A move chosen uniformly from the legal ones, faster than listing them all. `random` as in playout.h. */
#define BW_RANDOM_MOVE "random_move/1"
typedef struct bw_random_move {
  uint32_t struct_size;
  bw_status (*choose)(const bw_rules* rules, const void* position, bw_seat seat, uint64_t random[4],
                      bw_move* out);
} bw_random_move;

/* Moves after which a quick look at the position would be misleading, such as captures. */
#define BW_NOISY "noisy/1"
typedef struct bw_noisy {
  uint32_t struct_size;
  /* The noisy ones among the legal moves, ascending. Room for max_moves. */
  bw_status (*moves)(const bw_rules* rules, const void* position, bw_seat seat, bw_move* out,
                     uint32_t* count);
} bw_noisy;

/* How likely a good player chooses each move. */
#define BW_PRIORS "priors/1"
typedef struct bw_priors {
  uint32_t struct_size;
  /* One weight per move of `moves`, each at least 0; the search makes them sum to 1. */
  bw_status (*weights)(const bw_rules* rules, const void* position, bw_seat seat, const bw_move* moves,
                       uint32_t count, float* out);
} bw_priors;

/* A full position that a seat must think possible. */
#define BW_SAMPLE "sample/1"
typedef struct bw_sample {
  uint32_t struct_size;
  /* From the views the seat has had, oldest first, each position_size bytes, one after another at the
   * position's alignment; the same seed gives the same position. Its view is the last one. */
  bw_status (*position)(const bw_rules* rules, bw_seat seat, const void* views, uint32_t view_count,
                        uint64_t seed, void* out, bw_sink error);
} bw_sample;

#ifdef __cplusplus
}
#endif

#endif
