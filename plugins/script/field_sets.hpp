// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sets of fields as scripts have them: whole numbers where the board has at most 64 fields, field 1 the lowest bit, so
// that & | ~ and == are Lua's own; values of C with the same operators on larger boards.
#pragma once

#include <span>

#include "plugins/script/step_table.hpp"

struct lua_State;

namespace boardwright::script {

/// Adds to the table `board` on top of the stack, which has its steps below it:
///   all, none                 every field, no field
///   set(f, …), set(list)      these fields
///   where(cell, kind)         those that hold it; of stacks what lies on top
///   count(set), has(set, f)
///   each(set)                 for a loop, in the order of the fields
///   names(set)                their names as a text
///   near(set)                 the fields next to it, in all ways, that aren't in it
///   ray_set[f][way], line_set[f][axis], around_set[f]      made when they are first asked for
/// `ways`: names of the steps' ways, if they have any.
void add_field_sets(lua_State* state, const StepTable& steps, std::span<const char* const> ways);

/// The steps of the board whose function runs: its first upvalue.
StepTable steps_here(lua_State* state);

/// board.group(set, f): those of the set that hang together with f, none where f isn't in it; board.connected(set): whether
/// all hang together, true of none.
int group_of_set(lua_State* state);
int connected_set(lua_State* state);

}  // namespace boardwright::script
