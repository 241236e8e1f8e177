// SPDX-License-Identifier: GPL-3.0-or-later
//
// For each numbered rule a small position in which it shows, found in random games: for rule sheets.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/picture.hpp"

namespace boardwright {

enum class RuleDoes { kAllows, kForbids, kEnds };

/// A position in which a rule is at work, and what was done there or tried. A value.
struct FoundExample {
  RuleDoes does = RuleDoes::kAllows;
  bool alone = false;  ///< no other numbered rule is told of here; what is forbidden is always so by one
  std::string position;
  Seat seat = 0;                      ///< who does it, or tries; BW_CHANCE for an event
  std::string move;                   ///< its text; empty for what is forbidden
  std::vector<std::uint32_t> clicks;  ///< the places that it touches, in their order
  std::optional<Explanation> why;     ///< of what is forbidden
  std::string reason;                 ///< the id of a reason for which the game ended; else empty
  Picture before, after;              ///< `after` is empty for what is forbidden
  std::size_t pieces = 0;             ///< on the board before
};

struct RuleExamples {
  /// What the rules' own texts, traces and explanations number, each once, in the order of the rules.
  std::vector<std::string> numbers;
  /// By the same order: whether a game under these parameters can show it, as far as the rules tell; what is only a
  /// definition can't be.
  std::vector<bool> possible;
  /// By the same order: of each kind at most one, allowing first.
  std::vector<std::vector<FoundExample>> examples;
  std::size_t games = 0;  ///< that were played
  std::size_t plies = 0;  ///< in all of them
  bool traces = false;    ///< whether the rules tell what they used; else only what is forbidden can be shown
  bool explains = false;  ///< whether they say why not
};

struct ExampleSearch {
  std::size_t games = 1000;
  std::uint64_t seed = 0;
  std::size_t most_plies = 400;  ///< of one game; then the next one begins
  std::function<bool()> stop = {};
  std::function<void(std::size_t games)> progress = {};  ///< before each game, with those that were played
};

/// Plays random games and keeps for each rule and each thing it does the example in which it is alone at work, then that
/// with the fewest pieces, then with the fewest legal moves. What is forbidden is found by trying what was legal a while
/// ago and places at random. The same seed gives the same examples. Fails where the rules fail.
[[nodiscard]] Result<RuleExamples> find_rule_examples(const std::shared_ptr<const Rules>& rules,
                                                      const ExampleSearch& search);

}  // namespace boardwright
