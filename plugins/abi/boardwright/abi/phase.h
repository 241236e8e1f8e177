/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_PHASE_H
#define BOARDWRIGHT_ABI_PHASE_H

#include <boardwright/abi/explain.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What goes on now, as a line beside the board: the set-up, a placement that is due, an endgame and the moves
 * left in it. */
#define BW_PHASE "phase/1"

typedef struct bw_phase {
  uint32_t struct_size;

  /* `message` is the id of a BW_TEXT_PHASE and `arguments` fill it in; `legal` is 1. BW_UNSUPPORTED if there
   * is nothing to tell. With hidden information `position` is the viewer's view. */
  bw_status (*tell)(const bw_rules* rules, const void* position, bw_seat viewer, bw_explanation* out);
} bw_phase;

#ifdef __cplusplus
}
#endif

#endif
