// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is written into, cut or folded: result slips, score sheets, place cards, personal cards, certificates,
// the state as codes.
// As JSON with `cards`, which boardwright-report draws (ui/report/card_report.hpp); all words are in it.
#pragma once

#include <boardwright/pure/result.hpp>
#include <span>

#include "framework/papers/evening_paper.hpp"

namespace boardwright::papers {

/// One for each board of a round, several to a sheet, with a picture that says which tournament, round and
/// board it is of.
[[nodiscard]] Result<std::string> slip_cards(const EveningPaper& paper, std::uint32_t round);
/// Two for each board of a round, one for each player. Without a round: one that anybody can fill in.
[[nodiscard]] Result<std::string> sheet_cards(const EveningPaper& paper, std::uint32_t round);
[[nodiscard]] std::string place_cards(const EveningPaper& paper);
/// What each has played so far, with room for the rounds to come.
[[nodiscard]] std::string personal_cards(const EveningPaper& paper);
/// The tournament itself as QR codes, from which another laptop goes on (state_code.hpp). Of any number.
[[nodiscard]] Result<std::string> state_cards(const EveningPaper& paper, std::uint32_t);
/// For the first places of the standings.
[[nodiscard]] Result<std::string> certificates(const EveningPaper& paper, std::uint32_t places);

}  // namespace boardwright::papers
