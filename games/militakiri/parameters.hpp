// SPDX-License-Identifier: MIT
//
// Chapter 13 of RULES.md.
#pragma once

#include <array>
#include <boardwright/sdk/parameters.hpp>
#include <string>

#include "pieces.hpp"

namespace militakiri {

/// M7.4: which moves are forbidden that leave a lone tower without a move.
enum class Blockade { kCaused, kAny, kOff };
/// M7.1: when the endgame rule is tested for.
enum class EndgameTrigger { kTurnEnd, kInstant };
/// M3.5.
enum class FirstPlayer { kByDice, kRedFirst, kBlueFirst };
/// M8.4: what happens to a player without a legal move.
enum class NoMoves { kPass, kLoss, kDraw };
/// M3.4.
enum class SetUp { kHidden, kOpen, kRandom };
/// M6.2, M6.3.
enum class SparePlacement { kChoose, kRandom };
/// M3.2: which towers count as next to each other.
enum class TowerSpacing { kRow, kOrthogonal, kAny };

struct Options {
  bool double_board = false;
  std::string start;  // a position text; empty: the game begins with the set-up
  Blockade blockade = Blockade::kCaused;
  bool endgame_latched = true;
  unsigned endgame_moves = 50;
  unsigned endgame_reach = 1;
  EndgameTrigger endgame_trigger = EndgameTrigger::kTurnEnd;
  FirstPlayer first_player = FirstPlayer::kByDice;
  std::array<unsigned, kShapes> height_limit{4, 3, 3};  // by Shape
  NoMoves no_moves = NoMoves::kPass;
  bool opposite_capture = true;
  std::array<unsigned, kShapes> reserve{1, 2, 2};
  SetUp set_up = SetUp::kHidden;
  SparePlacement spare_placement = SparePlacement::kChoose;
  TowerSpacing tower_spacing = TowerSpacing::kRow;

  /// A game from a given position has neither set-up nor dice.
  [[nodiscard]] bool has_set_up() const { return start.empty(); }
  [[nodiscard]] bool has_dice() const { return has_set_up() && first_player == FirstPlayer::kByDice; }
  /// Players place towers, and chance doesn't.
  [[nodiscard]] bool arranges_set_up() const { return has_set_up() && set_up != SetUp::kRandom; }
  [[nodiscard]] bool hides_set_up() const { return has_set_up() && set_up == SetUp::kHidden; }
  [[nodiscard]] bool has_chance() const {
    return has_dice() || (has_set_up() && set_up == SetUp::kRandom) ||
           spare_placement == SparePlacement::kRandom;
  }
};

// In the order of the enumerations above.
inline constexpr const char* kBlockades[] = {"caused", "any", "off"};
inline constexpr const char* kBoards[] = {"single", "double"};
inline constexpr const char* kEndgameTriggers[] = {"turn_end", "instant"};
inline constexpr const char* kFirstPlayers[] = {"dice", "red", "blue"};
inline constexpr const char* kNoMovesChoices[] = {"pass", "loss", "draw"};
inline constexpr const char* kSetUps[] = {"hidden", "open", "random"};
inline constexpr const char* kSparePlacements[] = {"choose", "random"};
inline constexpr const char* kTowerSpacings[] = {"row", "orthogonal", "any"};

inline constexpr int kByBoard = -1;         // a reserve as the board has it
inline constexpr unsigned kMostSpares = 9;  // one digit of the position text
inline constexpr unsigned kMostEndgameMoves = 999;
inline constexpr unsigned kLongestPosition = 512;  // 12 rows of 12 pieces, and what comes behind them

inline constexpr sdk::ParameterSpec kParameterSpecs[] = {
    sdk::choice("blockade", "caused", kBlockades,
                "Which moves are forbidden that leave a lone tower without a move: those that cause it, "
                "also those that keep it, or none."),
    sdk::choice("board", "single", kBoards, "The board: 6 by 12 fields or 12 by 12."),
    sdk::flag("endgame_latched", true,
              "Whether the endgame rule, once started, stays on to the end of the game."),
    sdk::integer(
        "endgame_moves", 0, 0, kMostEndgameMoves,
        "Moves of each player under the endgame rule; 0: 50 on the single board, 100 on the double."),
    sdk::integer("endgame_reach", 1, 1, 11, "How many fields any piece reaches under the endgame rule."),
    sdk::choice("endgame_trigger", "turn_end", kEndgameTriggers,
                "Whether the endgame rule is tested for at the end of a turn only, or also before a tower "
                "earned in it is placed."),
    sdk::choice("first_player", "dice", kFirstPlayers, "Who starts: whom the dice choose, Red or Blue."),
    sdk::integer("height_limit_plus_cross", 3, 2, kTallest, "How high plus and cross stacks can be."),
    sdk::integer("height_limit_star", 4, 2, kTallest, "How high star stacks can be."),
    sdk::choice("no_moves", "pass", kNoMovesChoices,
                "What happens to a player without a legal move: a pass, a loss or a draw."),
    sdk::flag("opposite_capture", true,
              "Whether pieces take along the other directions than those in which they move."),
    sdk::integer("reserve_cross", kByBoard, kByBoard, kMostSpares,
                 "Spare cross towers of each player; -1: 2 on the single board, 4 on the double."),
    sdk::integer("reserve_plus", kByBoard, kByBoard, kMostSpares,
                 "Spare plus towers of each player; -1: 2 on the single board, 4 on the double."),
    sdk::integer("reserve_star", kByBoard, kByBoard, kMostSpares,
                 "Spare star towers of each player; -1: 1 on the single board, 2 on the double."),
    sdk::choice("setup", "hidden", kSetUps,
                "Whether both set up unseen at the same time, Red first and visibly, or chance for both."),
    sdk::choice("spare_placement", "choose", kSparePlacements,
                "Whether the owner chooses the field of an earned tower, or chance does."),
    sdk::text("start", "", kLongestPosition,
              "A position text to start from, without set-up and dice; empty: none."),
    sdk::choice("tower_spacing", "row", kTowerSpacings,
                "Which towers may not be set up next to each other on the double board: on a row, also "
                "across rows, or any may."),
};

[[nodiscard]] inline Options read_options(const sdk::Parameters& given) {
  const auto choice = [&given](const char* name, const auto& choices) {
    int index = 0;
    while (given.text(name) != choices[index]) ++index;
    return index;
  };
  const auto number = [&given](const char* name, unsigned standard, std::int64_t by_board) {
    const std::int64_t value = given.integer(name);
    return value == by_board ? standard : static_cast<unsigned>(value);
  };
  const bool twice = choice("board", kBoards) == 1;
  const unsigned boards = twice ? 2 : 1;  // M2.2: the double board has twice everything
  const auto limit = [&](const char* name) { return static_cast<unsigned>(given.integer(name)); };
  const unsigned other_limit = limit("height_limit_plus_cross");
  return Options{
      .double_board = twice,
      .start = std::string(given.text("start")),
      .blockade = static_cast<Blockade>(choice("blockade", kBlockades)),
      .endgame_latched = given.flag("endgame_latched"),
      .endgame_moves = number("endgame_moves", 50 * boards, 0),
      .endgame_reach = limit("endgame_reach"),
      .endgame_trigger = static_cast<EndgameTrigger>(choice("endgame_trigger", kEndgameTriggers)),
      .first_player = static_cast<FirstPlayer>(choice("first_player", kFirstPlayers)),
      .height_limit = {limit("height_limit_star"), other_limit, other_limit},
      .no_moves = static_cast<NoMoves>(choice("no_moves", kNoMovesChoices)),
      .opposite_capture = given.flag("opposite_capture"),
      .reserve = {number("reserve_star", 1 * boards, kByBoard), number("reserve_cross", 2 * boards, kByBoard),
                  number("reserve_plus", 2 * boards, kByBoard)},
      .set_up = static_cast<SetUp>(choice("setup", kSetUps)),
      .spare_placement = static_cast<SparePlacement>(choice("spare_placement", kSparePlacements)),
      .tower_spacing = static_cast<TowerSpacing>(choice("tower_spacing", kTowerSpacings))};
}

}  // namespace militakiri
