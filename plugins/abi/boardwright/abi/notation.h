/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_NOTATION_H
#define BOARDWRIGHT_ABI_NOTATION_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Moves as other programs write them, where that isn't how write_move does: e2e4 for e4. */
#define BW_NOTATION "notation/1"

typedef struct bw_notation {
  uint32_t struct_size;

  /* A legal move's text for machines: no spaces; moves of a seat have different ones. */
  bw_status (*write)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move, bw_sink text);

  /* Gives only legal moves. Takes the texts of `write`, and of write_move with or without the signs that may
   * trail a move and change nothing. BW_BAD_INPUT: it is none of these. */
  bw_status (*read)(const bw_rules* rules, const void* position, bw_seat seat, const char* text, size_t size,
                    bw_move* out, bw_sink error);
} bw_notation;

#ifdef __cplusplus
}
#endif

#endif
