// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built plugin through the host's classes, with moves, positions, views and results as texts.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plugins/host/library.hpp"
#include "plugins/host/position.hpp"
#include "plugins/host/rules.hpp"
#include "slow_rules.hpp"

namespace under_test {

/// The plugin that was built; BOARDWRIGHT_TWO_FIELD names another file of it.
[[nodiscard]] std::shared_ptr<const boardwright::Library> library();

/// Settings as after --set, such as {"set", "duel"}.
using Settings = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] Settings settings_of(const slow::Options& options);
/// Those of a variant or a record.
[[nodiscard]] slow::Options options_of(const boardwright::Rules& rules);
[[nodiscard]] boardwright::Result<std::shared_ptr<const boardwright::Rules>> create(const Settings& settings);

/// Rules and one position.
class Game {
 public:
  explicit Game(const slow::Options& options = {}) : Game(settings_of(options)) {}
  Game(const slow::Options& options, const std::string& text) : Game(options) { set(text); }
  explicit Game(const Settings& settings);

  void set(const std::string& text);
  /// The error, or nothing.
  [[nodiscard]] std::string refusal(const std::string& text) const;

  [[nodiscard]] const boardwright::Position& position() const { return *position_; }
  [[nodiscard]] boardwright::Position& position() { return *position_; }
  [[nodiscard]] const boardwright::Rules& rules() const { return position_->rules(); }
  [[nodiscard]] std::string text() const { return position_->text(); }
  /// Of "red", "blue" or "spectator".
  [[nodiscard]] boardwright::Seat viewer(const std::string& name) const;
  [[nodiscard]] std::string view(const std::string& viewer_name) const;
  /// What a viewer is shown between fields, such as "a4|b4 red 5!, a7|b7 blue 1": ! where it is closed.
  [[nodiscard]] std::string borders(const std::string& viewer_name) const;
  [[nodiscard]] std::string view_refusal(const std::string& viewer_name, const std::string& text) const;
  /// What a viewer is told of a move.
  [[nodiscard]] std::string told(const std::string& actor, const std::string& move,
                                 const std::string& viewer_name) const;

  /// As slow::Game has it.
  [[nodiscard]] std::vector<std::string> actors() const;
  [[nodiscard]] boardwright::Seat seat(const std::string& actor) const;
  [[nodiscard]] std::vector<boardwright::Move> values(const std::string& actor) const;
  [[nodiscard]] std::vector<std::string> moves(const std::string& actor) const;  ///< sorted
  [[nodiscard]] std::vector<std::string> moves() const;                          ///< of the first who may act
  [[nodiscard]] bool can(const std::string& move) const;
  Game& play(const std::string& actor, const std::string& move);
  Game& play(const std::string& move);  ///< by the first who may act

  /// Such as "red flag_taken" or "draw quiet_limit"; nothing while the game goes on.
  [[nodiscard]] std::string result() const;
  [[nodiscard]] std::uint64_t leaves(std::uint32_t depth) const;

  /// The text fields of a position from 0: board, on turn, memories, counter.
  [[nodiscard]] std::string field(std::size_t index) const;

  [[nodiscard]] boardwright::Explanation explanation(const std::string& move) const;
  /// Such as "T3.3 crossed_too_often"; "legal", with what comes of the move behind it.
  [[nodiscard]] std::string why(const std::string& move) const;

 private:
  std::optional<boardwright::Position> position_;
};

/// The moves of the piece on a field, each with a space behind it.
[[nodiscard]] inline std::string moves_from(const Game& game, const std::string& field) {
  std::string found;
  for (const auto& move : game.moves())
    if (move.starts_with(field + "-") || move.starts_with(field + "x")) found += move + " ";
  return found;
}

[[nodiscard]] inline Game game_with(const Settings& settings) { return Game(settings); }

[[nodiscard]] std::string said(const boardwright::Explanation& answer);
/// An argument of an explanation as text.
[[nodiscard]] std::string argument(const boardwright::Explanation& answer, const std::string& name);

[[nodiscard]] inline std::string text_of(const std::optional<slow::Result>& result) {
  return result ? result->winner + " " + result->reason : "";
}

}  // namespace under_test
