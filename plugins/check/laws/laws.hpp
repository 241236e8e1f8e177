// SPDX-License-Identifier: GPL-3.0-or-later
//
// The laws' functions, by file. What each demands is said in laws.cpp.
#pragma once

#include "plugins/check/law.hpp"

namespace boardwright::check {

// facts.cpp
Finding facts(Trial&);
Finding texts_described(Trial&);
// moves.cpp
Finding turns(Trial&);
Finding moves_only_on_turn(Trial&);
Finding somebody_can_move(Trial&);
Finding moves_sorted(Trial&);
// play.cpp
Finding listed_moves_play(Trial&);
Finding others_refused(Trial&);
// fields.cpp
Finding pairs_of_fields(Trial&);
// copies.cpp
Finding copies(Trial&);
Finding repeatable(Trial&);
Finding threads(Trial&);
// texts.cpp
Finding move_texts(Trial&);
Finding position_texts(Trial&);
// garbage.cpp
Finding garbage_positions(Trial&);
Finding garbage_moves(Trial&);
// keys.cpp
Finding keys(Trial&);
Finding same(Trial&);
// ends.cpp
Finding games_end(Trial&);
Finding outcomes(Trial&);
// chance.cpp
Finding chance_events(Trial&);
// seats.cpp
Finding seats_commute(Trial&);
// views.cpp
Finding view_moves(Trial&);
Finding view_texts(Trial&);
// hidden.cpp
Finding hidden(Trial&);
Finding samples(Trial&);
// parameters.cpp
Finding parameters_work(Trial&);
Finding parameters_refused(Trial&);
// board.cpp
Finding geometry(Trial&);
Finding pictures(Trial&);
Finding clicks(Trial&);
Finding pictures_follow(Trial&);
// explain.cpp
Finding explanations(Trial&);
Finding borders(Trial&);
Finding phases(Trial&);
Finding reveals(Trial&);
// counts.cpp
Finding perft(Trial&);
Finding playouts(Trial&);
Finding random_moves(Trial&);
// hints.cpp
Finding evaluation(Trial&);
Finding noisy_moves(Trial&);
Finding priors(Trial&);
// rules_used.cpp
Finding rules_used(Trial&);
// history.cpp
Finding history(Trial&);
// arrange.cpp
Finding arrangements(Trial&);
// unload.cpp
Finding unloads(Trial&);

}  // namespace boardwright::check
