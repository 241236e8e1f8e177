// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything that can be asked of a position, and what the rules answer. Laws that say "the same" compare
// these.
#pragma once

#include <string>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright::check {

struct Answer {
  std::string question;  ///< for a sentence: "the moves of black"
  std::string answer;    ///< bytes
};
using Answers = std::vector<Answer>;

/// What the rules say of a true position.
[[nodiscard]] Answers ask(const Position& position);

/// What may be asked on behalf of a viewer of its view: text, picture, moves, explanations and errors for
/// `texts`.
[[nodiscard]] Answers ask_view(const Position& view, Seat viewer, const std::vector<std::string>& texts);

/// The question that is answered differently, or nothing.
[[nodiscard]] std::optional<std::string> first_difference(const Answers& a, const Answers& b);

/// Seats and the spectator.
[[nodiscard]] std::vector<Seat> viewers(const Rules& rules);

}  // namespace boardwright::check
