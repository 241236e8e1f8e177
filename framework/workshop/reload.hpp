// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules that somebody is writing are read anew while a board stands, and the board goes on under them. Knows no screen:
// what comes of it is a value that a window, a terminal and a page can show.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "framework/line/game_line.hpp"
#include "framework/text/language.hpp"
#include "framework/workshop/game_problem.hpp"

namespace boardwright {

/// A board in words, which outlive its rules. A value.
struct BoardInWords {
  std::string variant;  ///< its id
  Parameters changed;   ///< what is set otherwise than the variant says
  RepetitionPolicy repetition = RepetitionPolicy::kAutomatic;
  std::optional<std::string> start;  ///< a position's text; nothing: the rules' own start
  std::vector<std::string> moves;    ///< of the line since, chance events too
  std::string now;                   ///< the position's text

  /// `line` is played under rules of that game.
  [[nodiscard]] static BoardInWords of(const Game& game, const std::string& variant, const GameLine& line,
                                       RepetitionPolicy repetition = RepetitionPolicy::kAutomatic);
};

/// Where an old line can't be followed any longer.
struct RefusedMove {
  std::size_t ply = 0;             ///< so many are legal
  std::string move;                ///< the first that isn't; empty: the line's start can't be read
  std::optional<Explanation> why;  ///< where the new rules explain
  std::string refused;             ///< what they say else, in English
};

/// The game was read and plays.
struct Reloaded {
  std::shared_ptr<const Game> game;
  std::string variant;  ///< the same, or the game's first where that has gone
  std::shared_ptr<const Rules> rules;
  std::vector<std::string> dropped;         ///< sentences: what was set and can't be any longer
  std::size_t moves = 0;                    ///< of the old line
  std::optional<RefusedMove> refused_move;  ///< nothing: every move of it is legal
  /// The position goes on: with its line where that leads there still, else from here. Nothing: its text can't be
  /// read, as `unreadable` says, and only a fresh start is left.
  std::optional<GameLine> line;
  std::string unreadable;

  /// Every move of the old line is part of the new one.
  [[nodiscard]] bool is_whole() const noexcept { return line && line->plies().size() == moves; }
};

/// The old rules go on: it can't be read or doesn't play. At least one.
struct NotReloaded {
  std::vector<GameProblem> problems;
};

using ReloadOutcome = std::variant<Reloaded, NotReloaded>;

/// The same game as its files are now: another object, whose library is loaded once somebody asks for it. What the user
/// made of the game stays. `plugins`: as the old one was read with.
[[nodiscard]] std::shared_ptr<const Game> read_again(const Game& old, const LoadOptions& plugins = {});

/// Whether its library's file holds something else than what was loaded, or would be loaded now. A file that has gone is
/// no change. Loads its library.
[[nodiscard]] bool has_changed_since_loaded(const Game& game);
/// The game as its files are now, where they have changed and can be played; else itself.
[[nodiscard]] std::shared_ptr<const Game> as_saved(const std::shared_ptr<const Game>& game);

/// Reads the game anew from its files and lets the board go on under it. A board at the rules' own start without a move
/// goes to the start that they have now. Any thread; touches nothing of the old game.
[[nodiscard]] ReloadOutcome reload(const Game& old, const BoardInWords& board,
                                   const LoadOptions& plugins = {});
/// The same for a game that was read already, such as an earlier save.
[[nodiscard]] ReloadOutcome take_over(std::shared_ptr<const Game> game, const BoardInWords& board);
/// The same without a board yet: from the start, with these settings as `key=value`. A wrong one is a problem.
[[nodiscard]] ReloadOutcome begin_with(std::shared_ptr<const Game> game, const std::string& variant,
                                       const std::vector<std::string>& settings);

/// A sentence of a game's rules or files as a problem, with the place where it names one.
[[nodiscard]] GameProblem problem_in(const Game& game, std::string_view sentence);

/// One or two sentences: whether the position and its moves stand, or where they don't and by which rule.
[[nodiscard]] std::string reload_words(Language language, const Reloaded& reloaded);

}  // namespace boardwright
