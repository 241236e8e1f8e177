/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_ARRANGE_H
#define BOARDWRIGHT_ABI_ARRANGE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Free arrangements, such as a set-up: the screen places, moves and clears pieces in any order, and only
 * when the player is ready does it submit the moves. An arrangement is a list of items: which kind stands
 * on which place. With hidden information `position` is the seat's view. */
#define BW_ARRANGE "arrange/1"

#include <boardwright/abi/board.h>
#include <boardwright/abi/explain.h>

typedef struct bw_arrange {
  uint32_t struct_size;

  /* The pieces the seat has to place: kinds and counts, place unused. BW_UNSUPPORTED if there is nothing
   * to arrange now. Room for max_items. */
  bw_status (*pieces)(const bw_rules* rules, const void* position, bw_seat seat, bw_item* out,
                      uint32_t* count);

  /* Whether these items can stand so, and be completed; the explanation says what is in the way. */
  bw_status (*check)(const bw_rules* rules, const void* position, bw_seat seat, const bw_item* items,
                     uint32_t count, bw_explanation* out);

  /* What follows from these items and fills in by itself. Room for max_items. */
  bw_status (*fill)(const bw_rules* rules, const void* position, bw_seat seat, const bw_item* items,
                    uint32_t count, bw_item* out, uint32_t* out_count);

  /* The moves that make a complete arrangement, in the order of the notation. Room for max_items.
   * BW_ILLEGAL with an explanation if it isn't complete. */
  bw_status (*moves)(const bw_rules* rules, const void* position, bw_seat seat, const bw_item* items,
                     uint32_t count, bw_move* out, uint32_t* out_count, bw_explanation* why);
} bw_arrange;

#ifdef __cplusplus
}
#endif

#endif
