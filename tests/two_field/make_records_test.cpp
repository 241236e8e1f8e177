// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the golden games again: two_field_records_test [.make]. Random games, whole ones from the set-up on,
// are tried until one has met what its file is to show. Only needed when the rules have changed on purpose.
#include <filesystem>
#include <fstream>

#include "compare.hpp"
#include "framework/catalogue/catalogue.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/match/match.hpp"
#include "framework/record/native.hpp"
#include "tests/support/built_games.hpp"

using namespace boardwright;

namespace {

struct Wanted {
  const char* file;
  const char* variant;
  under_test::Settings settings;  ///< beside the variant's
  std::vector<const char*> events;
};

std::string ring_lakes() {
  std::string list;
  for (int row = 2; row <= 7; ++row)
    for (const char column : std::string("abcdefgh")) {
      const bool ring =
          row >= 4 && row <= 6 && column >= 'c' && column <= 'e' && !(row == 5 && column == 'd');
      const bool gate = column == 'c' && (row < 4 || row > 6);
      if (!ring && !gate) list += (list.empty() ? "" : ", ") + std::string(1, column) + std::to_string(row);
    }
  return "[" + list + "]";
}

std::vector<Wanted> wanted_games() {
  const std::string ring = ring_lakes();
  return {
      {"classic-flag", "classic", {}, {"spy beats marshal", "charge", "red flag_taken"}},
      {"classic-miner", "classic", {}, {"miner clears bomb", "attack =", "blue flag_taken"}},
      {"classic-count", "classic", {}, {"two-field rule forbids", "memory of a taken piece forgotten"}},
      {"barrage-quiet", "barrage", {}, {"field left empty", "two-field rule forbids", "draw quiet_limit"}},
      {"barrage-blocked", "barrage", {}, {"red no_moves"}},
      {"duel-blocked", "duel", {}, {"blue no_moves"}},
      {"both-blocked", "barrage", {}, {"draw both_blocked"}},
      {"chain", "chain", {}, {"chained lines kept"}},
      {"closed-memory", "closed-memory", {}, {"attack >", "attack <"}},
      {"large", "large", {}, {"long move"}},
      {"more-field",
       "duel",
       {{"size", "8"},
        {"rows", "1"},
        {"pieces", "{F: 1, M: 1, K: 1}"},
        {"lakes", ring},
        {"more_field", "on"},
        {"limit", "0"}},
       {"more-field rule forbids"}},
      {"no-charge", "barrage", {{"scout_charge", "off"}}, {"long move"}},
  };
}

struct Played {
  std::vector<std::pair<std::string, std::string>> moves;  // who, what
  compare::Events events;
};

Played random_game(const slow::Options& options, std::uint64_t seed) {
  Random random(seed);
  slow::Game game(options);
  Played played;
  for (auto able = game.actors(); !able.empty(); able = game.actors()) {
    const std::string& actor = able[random.below(static_cast<std::uint32_t>(able.size()))];
    const std::string move = compare::choose(game, game.moves(actor), random);
    const slow::Game before = game;
    game.play(actor, move);
    compare::note(before, move, game, played.events);
    played.moves.emplace_back(actor, move);
  }
  ++played.events[under_test::text_of(game.result())];
  return played;
}

bool has_all(Played& played, const std::vector<const char*>& events) {
  for (const char* event : events)
    if (played.events[event] == 0) return false;
  return true;
}

}  // namespace

TEST_CASE("golden games are made", "[.make]") {
  const Catalogue games = built_games();
  const std::filesystem::path folder = BOARDWRIGHT_SOURCE_DIR "/games/two_field/records";
  for (const Wanted& wanted : wanted_games()) {
    INFO(wanted.file);
    std::vector<std::string> words;
    for (const auto& [name, value] : wanted.settings) words.push_back(name + "=" + value);
    const auto overrides = read_settings(words, under_test::library()->game("two_field")->parameters);
    if (!overrides) FAIL(overrides.error());
    const auto rules = games.create(std::string("two_field/") + wanted.variant, *overrides);
    if (!rules) FAIL(rules.error());
    const slow::Options options = under_test::options_of(**rules);
    bool made = false;
    for (std::uint64_t seed = 1; seed <= 600 && !made; ++seed) {
      Played played = random_game(options, seed);
      if (!has_all(played, wanted.events)) continue;
      MatchOptions chosen;
      chosen.rules = *rules;
      chosen.variant = wanted.variant;
      chosen.seed = Seed::from_number(seed);
      chosen.players = {"random", "random"};
      auto match = Match::create(std::move(chosen));
      if (!match) FAIL(match.error());
      for (const auto& [actor, move] : played.moves) {
        const auto good = (*match)->play(actor == "red" ? 0 : 1, move);
        INFO(actor << " " << move);
        if (!good) FAIL(good.error());
      }
      REQUIRE((*match)->is_over());
      std::ofstream(folder / (std::string(wanted.file) + ".txt"), std::ios::binary)
          << write_record((*match)->record());
      made = true;
    }
    CHECK(made);
  }
}
