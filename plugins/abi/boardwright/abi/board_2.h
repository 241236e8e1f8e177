/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_BOARD_2_H
#define BOARDWRIGHT_ABI_BOARD_2_H

#include <boardwright/abi/board.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Boards of any shape: hexagons, points and lines, several pieces on one field. Rules offer this or board/1,
 * which the host reads as a grid of squares. Zones, trays and kinds are those of board/1.
 *
 * Lengths are thousandths of the distance between two neighbouring centres; x to the right, y up, as seat 0
 * sees it. */
#define BW_BOARD_2 "board/2"

#define BW_UNIT 1000 /* from a centre to the next one */

typedef struct bw_point {
  int32_t x;
  int32_t y;
} bw_point;

/* A line from point to point; an outline, closed by itself, is relative to the centre of its field. */
typedef struct bw_path {
  uint32_t count;
  const bw_point* points;
} bw_path;

#define BW_BARE_POINT 0xFFFFFFFFu /* instead of an outline: a field that is nothing but a point */

enum bw_ground { BW_GROUND_LIGHT = 0, BW_GROUND_DARK = 1 }; /* further tones by number, up to 15 */

enum bw_spot_flag {
  BW_SPOT_SLOT =
      1, /* a place between fields, such as for a wall: shown only when a move can use it, and clicked
                         before what lies below it */
  BW_SPOT_BESIDE = 2 /* several pieces are drawn side by side, else as a stack */
};

typedef struct bw_spot {
  const char* name; /* as in the notation; unique */
  bw_point centre;
  uint32_t outline; /* index into outlines, or BW_BARE_POINT */
  uint32_t ground;  /* enum bw_ground */
  uint32_t flags;   /* enum bw_spot_flag */
  uint32_t holds;   /* pieces at most; 1 or more */
} bw_spot;

enum bw_side { BW_SIDE_BOTTOM = 0, BW_SIDE_LEFT = 1, BW_SIDE_FREE = 2 };

/* What is written at the edge. Those at the bottom and at the left stay there when the board is turned by half; a free
 * one stays beside its fields. */
typedef struct bw_label {
  const char* text;
  bw_point at;
  uint32_t side; /* enum bw_side */
} bw_label;

/* Places are numbered: fields first, then trays. */
typedef struct bw_shape {
  uint32_t struct_size;
  /* A grid of squares says so, and has some of its comforts (lines of neighbours, positions set by clicking): each
   * field is a square of one unit, its centre at whole units from 0 and less than that many. Else 0. */
  uint32_t columns;
  uint32_t rows;
  uint32_t field_count;
  const bw_spot* fields;
  uint32_t outline_count;
  const bw_path* outlines;
  uint32_t line_count; /* drawn on the ground, below the pieces */
  const bw_path* lines;
  uint32_t mark_count; /* dots on the ground, such as those of Go */
  const bw_point* marks;
  uint32_t label_count; /* none: those of a grid are derived from the names of its fields */
  const bw_label* labels;
  const int32_t*
      turns; /* by how many degrees, from 0 to 359, each seat's board is turned with the clock; NULL: seat 0 by none, the
                           others by 180 */
  uint32_t zone_count;
  const bw_zone* zones;
  uint32_t tray_count;
  const bw_tray* trays;
  uint32_t kind_count;
  const bw_kind* kinds;
  uint32_t max_items;  /* capacity needed for a picture */
  uint32_t max_clicks; /* capacity needed for a move's places */
} bw_shape;

typedef struct bw_board_2 {
  uint32_t struct_size;

  /* Constant for these rules. */
  const bw_shape* (*shape)(const bw_rules* rules);

  /* What stands where, sorted by place. The items of one field come from the bottom to the top, `count` pieces of one
   * kind on each other as one item; those of a tray are sorted by kind. With hidden information `position` is the
   * viewer's view. */
  bw_status (*picture)(const bw_rules* rules, const void* position, bw_seat viewer, bw_item* out,
                       uint32_t* count);

  /* As in board/1. */
  bw_status (*clicks)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move, uint32_t* out,
                      uint32_t* count);
} bw_board_2;

#ifdef __cplusplus
}
#endif

#endif
