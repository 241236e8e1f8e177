// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards as scripts see them: fields from 1, and for each the steps, rays and lines from it.
#pragma once

#include <vector>

#include "plugins/script/declaration.hpp"

namespace boardwright::script {

/// Row by row from row 1 on, named as in chess.
[[nodiscard]] std::vector<DeclaredField> grid_fields(std::uint32_t columns, std::uint32_t rows);

/// Pushes the table `board`:
///   n, columns, rows          how many fields, columns, rows
///   column[f], row[f]         from 1
///   name[f], field[name]
///   step[f][way]              the next field, or false at the edge; ways "n" "ne" "e" "se" "s" "sw" "w" "nw" or 1 to 8,
///                             on hexagons "ne" "e" "se" "sw" "w" "nw" or 1 to 6
///   ray[f][way]               the fields that way, the next first
///   line[f][axis]             all fields of the line through f: axis 1 n-s, 2 ne-sw, 3 e-w, 4 se-nw; on hexagons
///                             1 ne-sw, 2 e-w, 3 se-nw
///   around[f], beside[f]      the next fields in all eight ways, in four; on hexagons both are all six
///   connected(cell, kind)     whether all fields of cell with this value hang together; in all ways. None: true
///   group(cell, f)            the fields that hang together with f and hold the same, f the first
void push_board(lua_State* state, const Declaration& declared);

/// Locks the table on top of the stack: what it doesn't hold is an error that says whose name it is.
void guard_table(lua_State* state, const char* whose);

}  // namespace boardwright::script
