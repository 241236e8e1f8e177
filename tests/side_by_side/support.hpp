// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <vector>

#include "framework/catalogue/settings.hpp"
#include "framework/side_by_side/side_by_side.hpp"
#include "tests/support/built_games.hpp"

namespace beside {

using namespace boardwright;

using Texts = std::vector<std::string>;

[[nodiscard]] inline const Catalogue& games() {
  static const Catalogue catalogue = built_games();
  return catalogue;
}

/// A variant, with settings as after --set.
[[nodiscard]] inline std::shared_ptr<const Rules> rules_of(const std::string& name,
                                                           const Texts& settings = {}) {
  const auto entry = games().find(name);
  REQUIRE(entry);
  const auto overrides = read_settings(settings, *entry->game->parameters());
  REQUIRE(overrides);
  const auto rules = entry->create(*overrides);
  INFO((rules ? "" : rules.error()));
  REQUIRE(rules);
  return *rules;
}

[[nodiscard]] inline Position position_of(const std::shared_ptr<const Rules>& rules,
                                          const std::string& text) {
  auto position = rules->read_position(text);
  INFO(text << ": " << (position ? "" : position.error()));
  REQUIRE(position);
  return std::move(*position);
}

/// Who allows a move, and the rule for which the others refuse it: "b1-h1 +L2.2".
[[nodiscard]] inline std::string said(const DifferingMove& move) {
  std::string text = move.text + " ";
  for (const auto& verdict : move.verdicts) {
    if (verdict.legal)
      text += "+";
    else
      text += verdict.explanation ? verdict.explanation->rule.empty() ? verdict.explanation->message
                                                                      : verdict.explanation->rule
                                  : "(" + verdict.refusal + ")";
  }
  return text;
}
[[nodiscard]] inline Texts said(const MoveDifference& difference) {
  Texts texts;
  for (const auto& move : difference.moves) texts.push_back(said(move));
  return texts;
}

/// What rule sets allow differently in a position by its text, read by each.
[[nodiscard]] inline MoveDifference difference_in(const std::string& text,
                                                  const std::vector<std::shared_ptr<const Rules>>& sides) {
  std::vector<Position> positions;
  for (const auto& rules : sides)
    positions.push_back(text.empty() ? rules->start() : position_of(rules, text));
  std::vector<const Position*> pointers;
  for (const auto& position : positions) pointers.push_back(&position);
  return move_difference(pointers);
}

}  // namespace beside
