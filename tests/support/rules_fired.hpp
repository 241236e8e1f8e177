// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which numbered rules moves use, by their numbers: of chosen moves, and of random games.
#pragma once

#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "framework/catalogue/settings.hpp"
#include "plugins/host/rule_trace.hpp"
#include "tests/support/built_games.hpp"

namespace fired {

using namespace boardwright;

using Numbers = std::set<std::string>;

[[nodiscard]] inline Numbers set_of(const RuleTrace& trace, RuleBits rules) {
  const auto numbers = trace.numbers_of(rules);
  return {numbers.begin(), numbers.end()};
}
[[nodiscard]] inline std::string text_of(const Numbers& numbers) {
  std::string text;
  for (const auto& number : numbers) text += (text.empty() ? "" : " ") + number;
  return text;
}

/// A variant, with settings as after --set.
[[nodiscard]] inline std::shared_ptr<const Rules> rules_of(const std::string& name,
                                                           const std::vector<std::string>& settings = {}) {
  static const Catalogue catalogue = built_games();
  const auto entry = catalogue.find(name);
  REQUIRE(entry);
  const auto overrides = read_settings(settings, *entry->game->parameters());
  REQUIRE(overrides);
  const auto rules = entry->create(*overrides);
  INFO((rules ? "" : rules.error()));
  REQUIRE(rules);
  return *rules;
}
/// All variants of a game.
[[nodiscard]] inline std::vector<std::string> variants_of(const std::string& game) {
  std::vector<std::string> names;
  const auto entry = built_games().find(game);
  REQUIRE(entry);
  for (const Variant& variant : entry->game->variants()) names.push_back(game + "/" + variant.id);
  return names;
}

/// Plays a move of whoever may make it, and tells what it uses, such as "M4.1 M4.2".
inline std::string by(Position& position, const std::string& move) {
  INFO(position.text() << " " << move);
  const auto trace = RuleTrace::of(position.shared_rules());
  REQUIRE(trace);
  std::vector<Seat> seats = position.seats_on_turn();
  if (position.is_chance()) seats = {BW_CHANCE};
  const Position before = position;
  for (const Seat seat : seats) {
    const auto value = before.read_move(seat, move);
    if (!value) continue;
    REQUIRE(position.play(seat, *value));
    const auto used = trace->used(before, seat, *value, position);
    REQUIRE(used);
    return text_of(set_of(*trace, *used));
  }
  FAIL("nobody can play " + move);
  return "";
}
/// The same in a position by its text; empty: the start.
[[nodiscard]] inline std::string by(const std::shared_ptr<const Rules>& rules, const std::string& position,
                                    const std::string& move) {
  INFO(position);
  auto before = position.empty() ? Result<Position>(rules->start()) : rules->read_position(position);
  INFO((before ? "" : before.error()));
  REQUIRE(before);
  return by(*before, move);
}

struct Tally {
  Numbers possible, used;
  std::size_t plies = 0;
};

/// Random games from the start. What is used is among what is possible, and a game ends by a rule.
inline void play_randomly(const std::shared_ptr<const Rules>& rules, unsigned games, std::uint64_t seed,
                          Tally& tally) {
  const auto trace = RuleTrace::of(rules);
  REQUIRE(trace);
  RuleBits used = 0;
  Random random(seed);
  for (unsigned game = 0; game < games; ++game) {
    Position position = rules->start(), before = position;
    for (std::uint32_t ply = 0; ply < rules->facts().ply_limit && !position.is_over(); ++ply) {
      before = position;
      Seat seat = BW_CHANCE;
      std::vector<Move> moves;
      if (position.is_chance()) {
        for (const auto& event : position.chance_events()) moves.push_back(event.event);
      } else {
        const auto seats = position.seats_on_turn();
        seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
        moves = position.moves(seat);
      }
      const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      if (!position.play(seat, move)) FAIL("a listed move is refused");
      const auto now = trace->used(before, seat, move, position);
      if (!now || (*now & ~trace->possible()) != 0)
        FAIL(before.text() << " " << before.move_text(seat, move));
      used |= *now;
      ++tally.plies;
      if (!position.is_over()) continue;
      const auto ending = trace->ending(position.outcome().reason);
      if ((ending & *now) == 0) FAIL(before.text() << " ended by no rule that was used");
    }
  }
  tally.used.merge(set_of(*trace, used));
  tally.possible.merge(set_of(*trace, trace->possible()));
}

/// What RULES.md of a game numbers, as list items.
[[nodiscard]] inline Numbers in_rules_of(const std::string& game) {
  std::ifstream in(BOARDWRIGHT_SOURCE_DIR "/games/" + game + "/RULES.md", std::ios::binary);
  REQUIRE(in.is_open());
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const std::regex item(R"((?:^|\n)- (?:\*\*)?([A-Z][0-9]+\.[0-9]+)\b)");
  Numbers numbers;
  for (std::sregex_iterator it(text.begin(), text.end(), item), end; it != end; ++it)
    numbers.insert((*it)[1]);
  return numbers;
}
/// Every number that can be reported is in RULES.md.
inline void all_in_rules(const std::string& game) {
  const auto written = in_rules_of(game);
  const auto trace = RuleTrace::of(rules_of(game));
  REQUIRE(trace);
  for (const auto& number : trace->numbers()) {
    INFO(number);
    CHECK(written.contains(number));
  }
}

/// What is possible and no game has used.
[[nodiscard]] inline Numbers never(const Tally& tally) {
  Numbers rest;
  for (const auto& number : tally.possible)
    if (!tally.used.contains(number)) rest.insert(number);
  return rest;
}

}  // namespace fired
