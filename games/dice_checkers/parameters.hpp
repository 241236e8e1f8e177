// SPDX-License-Identifier: MIT
//
// Chapter 9 of RULES.md.
#pragma once

#include <boardwright/sdk/parameters.hpp>
#include <string>

#include "dice.hpp"

namespace dice_checkers {

/// D2.4.
enum class Encounter { kEnter, kAdjacent };
/// D6.2: what happens to a player without a legal move.
enum class NoMoveRule { kLoses, kPasses };
/// D4.2.
enum class Path { kFree, kOneWay, kStraight };

struct Options {
  Dice dice;
  Encounter encounter = Encounter::kEnter;
  NoMoveRule no_moves = NoMoveRule::kLoses;
  bool no_return_next_turn = false;
  bool must_attack = false;
  Path path = Path::kFree;
  unsigned quiet_limit = 100;  // 0: never
  unsigned rows = 9;
  std::string start;  // a position text; empty: the usual start
  bool strong_row_in_front = false;
  bool tie_survivor_rises = false;
  bool marching = false;

  friend bool operator==(const Options&, const Options&) = default;
  [[nodiscard]] bool enters() const { return encounter == Encounter::kEnter; }
};

// In the order of the enumerations.
inline constexpr const char* kDicePresets[] = {"dominant", "ladder", "staircase"};
inline constexpr const char* kEncounters[] = {"enter", "adjacent"};
inline constexpr const char* kNoMovesChoices[] = {"loss", "pass"};
inline constexpr const char* kObligations[] = {"free", "must_attack"};
inline constexpr const char* kPaths[] = {"free", "one_way", "straight"};
inline constexpr const char* kStrongRows[] = {"back", "front"};
inline constexpr const char* kVariants[] = {"basic", "marching"};

inline constexpr unsigned kMostQuiet = 9999;
inline constexpr unsigned kLongestPosition = 256;  // 11 rows of 9 and what comes behind them

/// Six numbers, or none: then the preset's.
[[nodiscard]] constexpr sdk::ParameterSpec faces(const char* name, const char* meaning) {
  sdk::ParameterSpec spec = sdk::integer(name, 0, kLowestFace, kHighestFace, meaning);
  spec.standard = {BW_INTEGER_LIST, 0, 0, nullptr, nullptr, nullptr};
  spec.max_length = kFaces;
  return spec;
}

inline constexpr sdk::ParameterSpec kParameterSpecs[] = {
    sdk::choice("dice", "dominant", kDicePresets, "The numbers on the dice of the four colours."),
    faces("dice.blue", "The six numbers of the blue die; none: as in the set of dice."),
    faces("dice.green", "The six numbers of the green die; none: as in the set of dice."),
    faces("dice.red", "The six numbers of the red die; none: as in the set of dice."),
    faces("dice.yellow", "The six numbers of the yellow die; none: as in the set of dice."),
    sdk::choice("encounter", "enter", kEncounters,
                "Whether a fight starts by moving onto an enemy's pawn, or by ending a move next to one."),
    sdk::choice("no_moves", "loss", kNoMovesChoices, "What happens to a player without a legal move."),
    sdk::flag("no_return_next_turn", false,
              "Whether a pawn that moves twice in a row may not return to where it began."),
    sdk::choice("obligation", "free", kObligations, "Whether a player who can start a fight has to."),
    sdk::choice("path", "free", kPaths, "Which way pawns of more than one step may go in the variant."),
    sdk::integer("quiet_limit", 100, 0, kMostQuiet,
                 "Moves of both players together without progress that make a draw; 0: never."),
    sdk::integer("rows", 9, 9, kMostRows, "Rows of the board: 9 or 11."),
    sdk::text("start", "", kLongestPosition, "A position text to start from; empty: the usual start."),
    sdk::choice("strong_row", "back", kStrongRows, "Where the green, red and yellow heads start."),
    sdk::flag("tie_survivor_rises", false,
              "Whether a pawn rises whose enemy left the board by a tie of the dice."),
    sdk::choice("variant", "basic", kVariants,
                "Whether pawns move one field, or as many as their heads are worth."),
};

[[nodiscard]] inline Result<Options> read_options(const sdk::Parameters& given) {
  const auto choice = [&given](const char* name, const auto& choices) {
    int index = 0;
    while (given.text(name) != choices[index]) ++index;
    return index;
  };
  const auto number = [&given](const char* name) { return static_cast<unsigned>(given.integer(name)); };
  Options options{.dice = kPresets[choice("dice", kDicePresets)],
                  .encounter = static_cast<Encounter>(choice("encounter", kEncounters)),
                  .no_moves = static_cast<NoMoveRule>(choice("no_moves", kNoMovesChoices)),
                  .no_return_next_turn = given.flag("no_return_next_turn"),
                  .must_attack = choice("obligation", kObligations) == 1,
                  .path = static_cast<Path>(choice("path", kPaths)),
                  .quiet_limit = number("quiet_limit"),
                  .rows = number("rows"),
                  .start = std::string(given.text("start")),
                  .strong_row_in_front = choice("strong_row", kStrongRows) == 1,
                  .tie_survivor_rises = given.flag("tie_survivor_rises"),
                  .marching = choice("variant", kVariants) == 1};
  if (options.rows == 10) return fail("parameter rows: 10 would have light corners, expected 9 or 11");
  for (unsigned level = 0; level < kLevels; ++level) {
    const std::string name = std::string("dice.") + kLevelNames[level];
    const auto numbers = given.integers(name);
    if (numbers.empty()) continue;
    if (numbers.size() != kFaces)
      return fail("parameter " + name + ": " + std::to_string(numbers.size()) + " numbers, expected " +
                  std::to_string(kFaces) + ", or none");
    for (unsigned face = 0; face < kFaces; ++face)
      options.dice[level][face] = static_cast<std::uint8_t>(numbers[face]);
  }
  return options;
}

}  // namespace dice_checkers
