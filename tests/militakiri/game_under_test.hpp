// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built plugin through the host's classes, with moves, positions and results as texts.
#pragma once

#include <boardwright/abi/perft.h>

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

/// The plugin that was built; BOARDWRIGHT_MILITAKIRI names another file of it.
[[nodiscard]] std::shared_ptr<const boardwright::Library> library();

/// Settings as after --set, such as {"board", "double"}.
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
  [[nodiscard]] std::vector<std::string> actors() const;
  [[nodiscard]] boardwright::Seat seat(const std::string& actor) const;
  [[nodiscard]] std::vector<boardwright::Move> values(const std::string& actor) const;
  [[nodiscard]] std::vector<std::string> moves(const std::string& actor) const;  ///< sorted
  [[nodiscard]] std::vector<std::string> moves() const;                          ///< of the first who may act
  Game& play(const std::string& actor, const std::string& move);
  Game& play(const std::string& move);  ///< by the first who may act

  /// Such as "red towers_taken" or "draw move_limit"; nothing while the game goes on.
  [[nodiscard]] std::string result() const;
  [[nodiscard]] std::uint64_t leaves(std::uint32_t depth) const;
  /// Such as "M4.2 out_of_reach"; "legal".
  [[nodiscard]] std::string why(const std::string& move) const;
  [[nodiscard]] boardwright::Explanation explanation(const std::string& move) const;

 private:
  std::optional<boardwright::Position> position_;
};

[[nodiscard]] inline std::string text_of(const std::optional<slow::Result>& result) {
  return result ? result->winner + " " + result->reason : "";
}

}  // namespace under_test
