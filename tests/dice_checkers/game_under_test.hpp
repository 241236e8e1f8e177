// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built plugin through the host's classes, with moves, positions and results as texts.
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

/// The plugin that was built; BOARDWRIGHT_DICE_CHECKERS names another file of it.
[[nodiscard]] std::shared_ptr<const boardwright::Library> library();

/// Settings as after --set, such as {"variant", "marching"}.
using Settings = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] Settings settings_of(const slow::Options& options);
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

  /// As slow::Game has it.
  [[nodiscard]] std::string actor() const;
  [[nodiscard]] boardwright::Seat seat() const;  ///< whoever acts
  [[nodiscard]] std::vector<boardwright::Move> values() const;
  [[nodiscard]] std::vector<std::string> moves() const;  ///< sorted; rolls while dice are due
  /// Those of one pawn.
  [[nodiscard]] std::vector<std::string> moves_from(const std::string& field) const;
  Game& play(const std::string& move);

  /// Such as "blue no_pawns" or "draw quiet_limit"; nothing while the game goes on.
  [[nodiscard]] std::string result() const;
  [[nodiscard]] std::uint64_t leaves(std::uint32_t depth) const;

  [[nodiscard]] boardwright::Explanation explanation(const std::string& move) const;
  [[nodiscard]] boardwright::Explanation explanation_of_clicks(const std::vector<std::string>& fields) const;
  /// Such as "D2.1 one_field", "legal" or "legal odds".
  [[nodiscard]] std::string why(const std::string& move) const;
  [[nodiscard]] std::string why_clicks(const std::vector<std::string>& fields) const;

 private:
  std::optional<boardwright::Position> position_;
};

[[nodiscard]] inline std::string text_of(const std::optional<slow::Result>& result) {
  return result ? result->winner + " " + result->reason : "";
}
/// An argument of an explanation as a text; "(none)" if there is none of that name.
[[nodiscard]] std::string argument(const boardwright::Explanation& answer, const std::string& name);

// Rules that many tests ask for.
[[nodiscard]] inline slow::Options marching(const std::string& path = "free") {
  slow::Options options;
  options.variant = "marching";
  options.path = path;
  return options;
}
[[nodiscard]] inline slow::Options adjacent() {
  slow::Options options;
  options.encounter = "adjacent";
  return options;
}

}  // namespace under_test
