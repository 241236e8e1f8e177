/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_HISTORY_H
#define BOARDWRIGHT_ABI_HISTORY_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Facts about a game that no position holds but a player may want to see, such as the pawns inside a stack:
 * folded from the start and the moves, kept by the host as plain bytes, outside positions. */
#define BW_HISTORY "history/1"

typedef struct bw_history {
  uint32_t struct_size;

  uint32_t (*size)(const bw_rules* rules); /* bytes, alignment 8 */
  void (*start)(const bw_rules* rules, const void* position, void* history);
  /* Before the move is played on `position`. */
  void (*move)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move, void* history);
  /* What is known of a place now, as a JSON object of the game's own; empty if nothing. Screens draw "stack":
   * ids of kinds from bottom to top. With hidden information `position` is the viewer's view, and only what
   * the viewer may know is told. */
  bw_status (*tell)(const bw_rules* rules, const void* position, const void* history, uint32_t place,
                    bw_seat viewer, bw_sink json);
} bw_history;

#ifdef __cplusplus
}
#endif

#endif
