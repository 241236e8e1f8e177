/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_VIEW_H
#define BOARDWRIGHT_ABI_VIEW_H

#include <boardwright/abi.h>
#include <boardwright/abi/explain.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a seat may see. Required with BW_HAS_HIDDEN.
 *
 * A view is a position with everything removed that its viewer may not see. It has the layout of a
 * position, and `moves` for the viewer, `same_key`, the board's picture and explanations work on it as on
 * the position itself, so that questions of a seat can be answered without ever touching the truth. `play`
 * need not work on a view. Positions that differ only in what the viewer may not see have equal views,
 * byte for byte. BW_SPECTATOR sees what every seat sees. */
#define BW_VIEW "view/1"

typedef struct bw_view {
  uint32_t struct_size;

  bw_status (*project)(const bw_rules* rules, const void* position, bw_seat viewer, void* view);

  /* The text of a view, and reading it back. */
  bw_status (*write)(const bw_rules* rules, const void* view, bw_seat viewer, bw_sink text);
  bw_status (*read)(const bw_rules* rules, bw_seat viewer, const char* text, size_t size, void* view,
                    bw_sink error);

  /* A move (or a chance event, seat BW_CHANCE) of another seat, as the viewer learns of it; an empty text
   * if the viewer doesn't. `position` is the true one before the move. */
  bw_status (*write_move)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move,
                          bw_seat viewer, bw_sink text);

  /* What such a move shows the viewer that neither its text nor the views tell, such as the rank of a piece
   * that has left the board in a fight: a sentence as of a legal move, its message NULL if there is nothing.
   * Asked for moves of every seat, its own too, but only for those that the viewer learns of. May be NULL. */
  bw_status (*reveals)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move,
                       bw_seat viewer, bw_explanation* out);
} bw_view;

#ifdef __cplusplus
}
#endif

#endif
