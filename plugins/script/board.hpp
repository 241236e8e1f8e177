// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards as scripts see them: fields from 1, and for each the steps, rays and lines from it.
#pragma once

#include <boardwright/sdk/shape.hpp>
#include <cstddef>
#include <set>
#include <string>

#include "plugins/script/declaration.hpp"

struct luaL_Reg;

namespace boardwright::script {

/// The words grid, points and so on, for scripts that are being read; the last one is empty.
extern const luaL_Reg kBoardWords[];

/// The board as the contract has it, without kinds.
[[nodiscard]] sdk::Shape shape_of(const Declaration& declared);

/// Fills in the fields, the rows of positions and the steps of the shape that is declared. `holes`: which of its fields,
/// from 1, aren't there; the others are numbered without them.
void lay_out(Declaration& declared, const std::set<std::size_t>& holes = {});

/// Pushes the table `board`:
///   n, columns, rows          how many fields, columns, rows
///   column[f], row[f]         from 1
///   name[f], field[name]
///   step[f][way]              the next field, or false at the edge; ways "n" "ne" "e" "se" "s" "sw" "w" "nw" or 1 to 8,
///                             on hexagons "ne" "e" "se" "sw" "w" "nw" or 1 to 6, on a Morris board "n" "e" "s" "w"
///   ray[f][way]               the fields that way, the next first
///   line[f][axis]             all fields of the line through f: axis 1 n-s, 2 ne-sw, 3 e-w, 4 se-nw; on hexagons
///                             1 ne-sw, 2 e-w, 3 se-nw; on a Morris board 1 n-s, 2 e-w
///   around[f], beside[f]      the next fields in all eight ways, in four; on hexagons and a Morris board both are all
///   connected(cell, kind)     whether all fields of cell with this value hang together; in all ways. None: true
///   group(cell, f)            the fields that hang together with f and hold the same, f the first
/// and what field_sets.hpp adds. A graph has no ways, rays and lines; its fields are around each other that a line joins.
void push_board(lua_State* state, const Declaration& declared);

/// Refuses the key that is the second argument of the function that runs.
[[noreturn]] void not_there(lua_State* state, const std::string& whose);

/// Locks the table on top of the stack: what it doesn't hold is an error that says whose name it is.
void guard_table(lua_State* state, const char* whose);

}  // namespace boardwright::script
