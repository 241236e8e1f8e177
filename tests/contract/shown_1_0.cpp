// SPDX-License-Identifier: GPL-3.0-or-later
//
// Contract 1.0: the extensions for whoever shows or explains a position.
#include <boardwright/abi/arrange.h>
#include <boardwright/abi/board.h>
#include <boardwright/abi/board_2.h>
#include <boardwright/abi/borders.h>
#include <boardwright/abi/explain.h>
#include <boardwright/abi/history.h>
#include <boardwright/abi/notation.h>
#include <boardwright/abi/phase.h>
#include <boardwright/abi/view.h>

#include "tests/contract/layout.hpp"

// arrange.h
WORD(BW_ARRANGE, "arrange/1");

GROWS(bw_arrange, moves, 40);
MEMBER(bw_arrange, struct_size, 0, uint32_t);
MEMBER(bw_arrange, pieces, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_item*, uint32_t*));
MEMBER(bw_arrange, check, 16,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const bw_item*, uint32_t, bw_explanation*));
MEMBER(bw_arrange, fill, 24,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const bw_item*, uint32_t, bw_item*, uint32_t*));
MEMBER(bw_arrange, moves, 32,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const bw_item*, uint32_t, bw_move*, uint32_t*,
                     bw_explanation*));

// board.h
WORD(BW_BOARD, "board/1");
CONSTANT(BW_FIELD_DARK, 1);
CONSTANT(BW_ITEM_MOVED, 1);
CONSTANT(BW_ITEM_REVEALED, 2);

FIXED(bw_field, 24);
MEMBER(bw_field, name, 0, const char*);
MEMBER(bw_field, column, 8, int32_t);
MEMBER(bw_field, row, 12, int32_t);
MEMBER(bw_field, flags, 16, uint32_t);

FIXED(bw_zone, 24);
MEMBER(bw_zone, id, 0, const char*);
MEMBER(bw_zone, owner, 8, bw_seat);
MEMBER(bw_zone, count, 12, uint32_t);
MEMBER(bw_zone, fields, 16, const uint32_t*);

FIXED(bw_tray, 16);
MEMBER(bw_tray, id, 0, const char*);
MEMBER(bw_tray, owner, 8, bw_seat);

FIXED(bw_kind, 24);
MEMBER(bw_kind, id, 0, const char*);
MEMBER(bw_kind, owner, 8, bw_seat);
MEMBER(bw_kind, sign, 16, const char*);

GROWS(bw_geometry, max_clicks, 80);
MEMBER(bw_geometry, struct_size, 0, uint32_t);
MEMBER(bw_geometry, columns, 4, uint32_t);
MEMBER(bw_geometry, rows, 8, uint32_t);
MEMBER(bw_geometry, field_count, 12, uint32_t);
MEMBER(bw_geometry, fields, 16, const bw_field*);
MEMBER(bw_geometry, zone_count, 24, uint32_t);
MEMBER(bw_geometry, zones, 32, const bw_zone*);
MEMBER(bw_geometry, tray_count, 40, uint32_t);
MEMBER(bw_geometry, trays, 48, const bw_tray*);
MEMBER(bw_geometry, kind_count, 56, uint32_t);
MEMBER(bw_geometry, kinds, 64, const bw_kind*);
MEMBER(bw_geometry, max_items, 72, uint32_t);
MEMBER(bw_geometry, max_clicks, 76, uint32_t);

FIXED(bw_item, 16);
MEMBER(bw_item, place, 0, uint32_t);
MEMBER(bw_item, kind, 4, uint32_t);
MEMBER(bw_item, count, 8, uint32_t);
MEMBER(bw_item, flags, 12, uint32_t);

GROWS(bw_board, clicks, 32);
MEMBER(bw_board, struct_size, 0, uint32_t);
MEMBER(bw_board, geometry, 8, const bw_geometry* (*)(const bw_rules*));
MEMBER(bw_board, picture, 16, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_item*, uint32_t*));
MEMBER(bw_board, clicks, 24,
       bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, uint32_t*, uint32_t*));

// board_2.h
WORD(BW_BOARD_2, "board/2");
CONSTANT(BW_UNIT, 1000);
CONSTANT(BW_BARE_POINT, 0xFFFFFFFFu);
CONSTANT(BW_GROUND_LIGHT, 0);
CONSTANT(BW_GROUND_DARK, 1);
CONSTANT(BW_SPOT_SLOT, 1);
CONSTANT(BW_SPOT_BESIDE, 2);
CONSTANT(BW_SIDE_BOTTOM, 0);
CONSTANT(BW_SIDE_LEFT, 1);
CONSTANT(BW_SIDE_FREE, 2);

FIXED(bw_point, 8);
MEMBER(bw_point, x, 0, int32_t);
MEMBER(bw_point, y, 4, int32_t);

FIXED(bw_path, 16);
MEMBER(bw_path, count, 0, uint32_t);
MEMBER(bw_path, points, 8, const bw_point*);

FIXED(bw_spot, 32);
MEMBER(bw_spot, name, 0, const char*);
MEMBER(bw_spot, centre, 8, bw_point);
MEMBER(bw_spot, outline, 16, uint32_t);
MEMBER(bw_spot, ground, 20, uint32_t);
MEMBER(bw_spot, flags, 24, uint32_t);
MEMBER(bw_spot, holds, 28, uint32_t);

FIXED(bw_label, 24);
MEMBER(bw_label, text, 0, const char*);
MEMBER(bw_label, at, 8, bw_point);
MEMBER(bw_label, side, 16, uint32_t);

GROWS(bw_shape, max_clicks, 152);
MEMBER(bw_shape, struct_size, 0, uint32_t);
MEMBER(bw_shape, columns, 4, uint32_t);
MEMBER(bw_shape, rows, 8, uint32_t);
MEMBER(bw_shape, field_count, 12, uint32_t);
MEMBER(bw_shape, fields, 16, const bw_spot*);
MEMBER(bw_shape, outline_count, 24, uint32_t);
MEMBER(bw_shape, outlines, 32, const bw_path*);
MEMBER(bw_shape, line_count, 40, uint32_t);
MEMBER(bw_shape, lines, 48, const bw_path*);
MEMBER(bw_shape, mark_count, 56, uint32_t);
MEMBER(bw_shape, marks, 64, const bw_point*);
MEMBER(bw_shape, label_count, 72, uint32_t);
MEMBER(bw_shape, labels, 80, const bw_label*);
MEMBER(bw_shape, turns, 88, const int32_t*);
MEMBER(bw_shape, zone_count, 96, uint32_t);
MEMBER(bw_shape, zones, 104, const bw_zone*);
MEMBER(bw_shape, tray_count, 112, uint32_t);
MEMBER(bw_shape, trays, 120, const bw_tray*);
MEMBER(bw_shape, kind_count, 128, uint32_t);
MEMBER(bw_shape, kinds, 136, const bw_kind*);
MEMBER(bw_shape, max_items, 144, uint32_t);
MEMBER(bw_shape, max_clicks, 148, uint32_t);

GROWS(bw_board_2, clicks, 32);
MEMBER(bw_board_2, struct_size, 0, uint32_t);
MEMBER(bw_board_2, shape, 8, const bw_shape* (*)(const bw_rules*));
MEMBER(bw_board_2, picture, 16, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_item*, uint32_t*));
MEMBER(bw_board_2, clicks, 24,
       bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, uint32_t*, uint32_t*));

// borders.h
WORD(BW_BORDERS, "borders/1");
CONSTANT(BW_BORDER_CLOSED, 1);

FIXED(bw_border, 20);
MEMBER(bw_border, field, 0, uint32_t);
MEMBER(bw_border, other, 4, uint32_t);
MEMBER(bw_border, owner, 8, bw_seat);
MEMBER(bw_border, count, 12, uint32_t);
MEMBER(bw_border, flags, 16, uint32_t);

GROWS(bw_borders, list, 16);
MEMBER(bw_borders, struct_size, 0, uint32_t);
MEMBER(bw_borders, max_borders, 4, uint32_t);
MEMBER(bw_borders, list, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_border*, uint32_t*));

// explain.h
WORD(BW_EXPLAIN, "explain/1");
CONSTANT(BW_MAX_ARGUMENTS, 8u);
CONSTANT(BW_MAX_EXPLAINED_PLACES, 32u);
CONSTANT(BW_ARGUMENT_TEXT, 72u);

FIXED(bw_argument, 96);
MEMBER(bw_argument, name, 0, const char*);
MEMBER(bw_argument, type, 8, uint32_t);
MEMBER(bw_argument, integer, 16, int64_t);
MEMBER(bw_argument, text, 24, char[72]);

GROWS(bw_explanation, arguments, 928);
MEMBER(bw_explanation, struct_size, 0, uint32_t);
MEMBER(bw_explanation, legal, 4, int32_t);
MEMBER(bw_explanation, rule, 8, const char*);
MEMBER(bw_explanation, message, 16, const char*);
MEMBER(bw_explanation, place_count, 24, uint32_t);
MEMBER(bw_explanation, places, 28, uint32_t[32]);
MEMBER(bw_explanation, argument_count, 156, uint32_t);
MEMBER(bw_explanation, arguments, 160, bw_argument[8]);

GROWS(bw_explain, text, 24);
MEMBER(bw_explain, struct_size, 0, uint32_t);
MEMBER(bw_explain, clicks, 8,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const uint32_t*, uint32_t, bw_explanation*));
MEMBER(bw_explain, text, 16,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const char*, size_t, bw_explanation*));

// history.h
WORD(BW_HISTORY, "history/1");

GROWS(bw_history, tell, 40);
MEMBER(bw_history, struct_size, 0, uint32_t);
MEMBER(bw_history, size, 8, uint32_t (*)(const bw_rules*));
MEMBER(bw_history, start, 16, void (*)(const bw_rules*, const void*, void*));
MEMBER(bw_history, move, 24, void (*)(const bw_rules*, const void*, bw_seat, bw_move, void*));
MEMBER(bw_history, tell, 32,
       bw_status (*)(const bw_rules*, const void*, const void*, uint32_t, bw_seat, bw_sink));

// notation.h
WORD(BW_NOTATION, "notation/1");

GROWS(bw_notation, read, 24);
MEMBER(bw_notation, struct_size, 0, uint32_t);
MEMBER(bw_notation, write, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, bw_sink));
MEMBER(bw_notation, read, 16,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const char*, size_t, bw_move*, bw_sink));

// phase.h
WORD(BW_PHASE, "phase/1");

GROWS(bw_phase, tell, 16);
MEMBER(bw_phase, struct_size, 0, uint32_t);
MEMBER(bw_phase, tell, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_explanation*));

// view.h
WORD(BW_VIEW, "view/1");

GROWS(bw_view, reveals, 48);
MEMBER(bw_view, struct_size, 0, uint32_t);
MEMBER(bw_view, project, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, void*));
MEMBER(bw_view, write, 16, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_sink));
MEMBER(bw_view, read, 24, bw_status (*)(const bw_rules*, bw_seat, const char*, size_t, void*, bw_sink));
MEMBER(bw_view, write_move, 32,
       bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, bw_seat, bw_sink));
MEMBER(bw_view, reveals, 40,
       bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, bw_seat, bw_explanation*));
