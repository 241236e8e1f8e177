// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "framework/workshop/reload.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright::test {

inline std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in.is_open());
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The sample with which designers begin: pieces that go one field ahead and take diagonally.
inline std::string moving_script() {
  return content_of(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts/moving.lua");
}

inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

/// As editors do: another file takes its place.
inline void replace_file(const std::filesystem::path& file, const std::string& content) {
  const auto beside = file.string() + ".new";
  std::ofstream(beside, std::ios::binary) << content;
  std::filesystem::rename(beside, file);
}

/// A script's line from its start, and the game itself.
struct ScriptBoard {
  std::shared_ptr<const Game> game;
  GameLine line;
};

inline ScriptBoard board_of(const std::filesystem::path& script, const std::vector<std::string>& moves = {},
                            const std::vector<std::string>& settings = {}) {
  auto game = std::make_shared<const Game>(read_game_file(script), LoadOptions{});
  auto outcome = begin_with(game, "", settings);
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) FAIL(failed->problems.front().sentence);
  ScriptBoard board{game, *std::get<Reloaded>(outcome).line};
  for (const auto& move : moves) REQUIRE(board.line.play(move));
  return board;
}

inline ReloadOutcome reloaded(const ScriptBoard& board) {
  return reload(*board.game, BoardInWords::of(*board.game, board.game->variants().front().id, board.line));
}

/// The outcome where the game plays.
inline Reloaded played(const ReloadOutcome& outcome) {
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) FAIL(failed->problems.front().sentence);
  return std::get<Reloaded>(outcome);
}

/// Where it doesn't, what is wrong first.
inline GameProblem first_problem(const ReloadOutcome& outcome) {
  REQUIRE(std::holds_alternative<NotReloaded>(outcome));
  const auto& problems = std::get<NotReloaded>(outcome).problems;
  REQUIRE_FALSE(problems.empty());
  return problems.front();
}

inline std::size_t move_count(const Position& position) {
  std::size_t count = 0;
  for (const Seat seat : position.seats_on_turn()) count += position.moves(seat).size();
  return count;
}

}  // namespace boardwright::test
