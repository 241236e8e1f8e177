// SPDX-License-Identifier: MIT
//
// Chapter 6 of RULES.md.
#pragma once

#include <boardwright/sdk/parameters.hpp>
#include <string>

namespace lines_of_action {

namespace sdk = boardwright::sdk;

/// L3.2: who wins when a move connects both sides.
enum class Simultaneous { kMover, kDraw, kOpponent };
/// L3.4: what a side without a legal move does.
enum class NoMoves { kPasses, kLoss, kDraw };

struct Options {
  unsigned size = 8;
  std::string start = "standard";  // or "scrambled", or a position text
  Simultaneous simultaneous = Simultaneous::kMover;
  NoMoves no_moves = NoMoves::kPasses;
  bool jump_own = true;
  bool lone_piece_wins = false;
  bool misere = false;
  unsigned repetition = 3;
};

inline constexpr const char* kLonePieces[] = {"simultaneous", "owner_wins"};
inline constexpr const char* kNoMovesChoices[] = {"pass", "loss", "draw"};
inline constexpr const char* kSimultaneousChoices[] = {"mover", "draw", "opponent"};
inline constexpr unsigned kLongestPosition = 10 * 11 + 1;  // ten full rows, separators, side to move

inline constexpr sdk::ParameterSpec kParameterSpecs[] = {
    sdk::flag("jump_own", true, "Whether a piece may jump over pieces of its own side."),
    sdk::text("layout", "standard", kLongestPosition,
              "The first position: standard, scrambled or a position text."),
    sdk::choice("lone_piece", "simultaneous", kLonePieces,
                "A capture that leaves one piece and connects the mover: counts as both connected, or that "
                "piece wins."),
    sdk::flag("misere", false, "Whether every result by connection is inverted."),
    sdk::choice("no_moves", "pass", kNoMovesChoices, "What happens to a side without a legal move."),
    sdk::integer("repetition", 3, 0, 5, "How often a position occurs for a draw: 2 to 5, or 0 for never."),
    sdk::choice("simultaneous", "mover", kSimultaneousChoices, "Who wins when a move connects both sides."),
    sdk::integer("size", 8, 6, 10, "Columns and rows of the board."),
    sdk::text("start", "", kLongestPosition, "A position text to start from, in place of the layout's."),
};

[[nodiscard]] inline boardwright::Result<Options> read_options(const sdk::Parameters& given) {
  const auto choice = [&given](const char* name, const auto& choices) {
    int index = 0;
    while (given.text(name) != choices[index]) ++index;
    return index;
  };
  const auto repetition = static_cast<unsigned>(given.integer("repetition"));
  if (repetition == 1)
    return boardwright::fail(
        "parameter repetition: 1 would end every game at once, expected 0 (never) or 2 to 5");
  return Options{.size = static_cast<unsigned>(given.integer("size")),
                 .start = std::string(given.text(given.text("start").empty() ? "layout" : "start")),
                 .simultaneous = static_cast<Simultaneous>(choice("simultaneous", kSimultaneousChoices)),
                 .no_moves = static_cast<NoMoves>(choice("no_moves", kNoMovesChoices)),
                 .jump_own = given.flag("jump_own"),
                 .lone_piece_wins = choice("lone_piece", kLonePieces) == 1,
                 .misere = given.flag("misere"),
                 .repetition = repetition};
}

}  // namespace lines_of_action
