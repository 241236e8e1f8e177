/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_BOARD_H
#define BOARDWRIGHT_ABI_BOARD_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How a position looks: everything a screen needs to draw it and to turn clicks into moves. */
#define BW_BOARD "board/1"

enum bw_field_flag {
  BW_FIELD_DARK = 1 /* the darker of two colours */
};

typedef struct bw_field {
  const char* name; /* as in the notation; unique */
  int32_t column;   /* from 0, left to right as seat 0 sees it */
  int32_t row;      /* from 0, bottom to top */
  uint32_t flags;   /* enum bw_field_flag */
} bw_field;

/* Fields that belong together, such as a set-up zone. */
typedef struct bw_zone {
  const char* id;
  bw_seat owner; /* or BW_NOBODY */
  uint32_t count;
  const uint32_t* fields; /* indices, ascending */
} bw_zone;

/* A place beside the board, such as a reserve. It can hold several kinds of pieces at once. */
typedef struct bw_tray {
  const char* id;
  bw_seat owner; /* or BW_NOBODY */
} bw_tray;

/* A kind of piece. */
typedef struct bw_kind {
  const char* id;   /* names the texts in game.yaml and, with .svg, the picture in art/ */
  bw_seat owner;    /* or BW_NOBODY */
  const char* sign; /* one or two characters to draw where there is no picture */
} bw_kind;

/* Places are numbered: fields first, then trays. */
typedef struct bw_geometry {
  uint32_t struct_size;
  uint32_t columns;
  uint32_t rows;
  uint32_t field_count;
  const bw_field* fields;
  uint32_t zone_count;
  const bw_zone* zones;
  uint32_t tray_count;
  const bw_tray* trays;
  uint32_t kind_count;
  const bw_kind* kinds;
  uint32_t max_items;  /* capacity needed for a picture */
  uint32_t max_clicks; /* capacity needed for a move's places */
} bw_geometry;

enum bw_item_flag {
  BW_ITEM_MOVED = 1,   /* worth marking: has moved */
  BW_ITEM_REVEALED = 2 /* worth marking: its kind is known to all */
};

/* Something that stands somewhere. At most one item a field; in a tray one item for each kind. */
typedef struct bw_item {
  uint32_t place;
  uint32_t kind;  /* index into kinds */
  uint32_t count; /* pieces in a tray, else 1 */
  uint32_t flags; /* enum bw_item_flag */
} bw_item;

typedef struct bw_board {
  uint32_t struct_size;

  /* Constant for these rules. */
  const bw_geometry* (*geometry)(const bw_rules* rules);

  /* What stands where, sorted by place and kind. With hidden information `position` is the viewer's view. */
  bw_status (*picture)(const bw_rules* rules, const void* position, bw_seat viewer, bw_item* out,
                       uint32_t* count);

  /* The places that a move touches, in the order in which a player would click them; none for a move that
   * isn't made on the board, such as a pass. Different moves of a seat have different clicks, or none. */
  bw_status (*clicks)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move, uint32_t* out,
                      uint32_t* count);
} bw_board;

#ifdef __cplusplus
}
#endif

#endif
