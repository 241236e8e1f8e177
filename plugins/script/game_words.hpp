// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that the functions of a game are called with or call, such as no, uses and win. Those that declare something
// are in declaration.cpp.
#pragma once

struct lua_State;

namespace boardwright::script {

/// Makes the words no, uses, asked, win, draw and score global, for a machine whose owner becomes a GameMachine.
void offer_game_words(lua_State* state);

/// The function `add` that moves and chance are called with.
int add_move(lua_State* state);

}  // namespace boardwright::script
