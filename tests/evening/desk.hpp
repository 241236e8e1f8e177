// SPDX-License-Identifier: GPL-3.0-or-later
//
// One laptop with a club's store, and what tests of evenings do with it.
#pragma once

#include <catch2/catch.hpp>

#include "framework/evening/evening.hpp"
#include "framework/tournament/score.hpp"
#include "tests/store/support.hpp"

namespace boardwright::test {

struct Desk {
  ScratchFolder folder;
  std::shared_ptr<Club> club =
      must(Club::open(StoreLocation::file(folder.path() / "club.db"), ScoringBook()));
  [[nodiscard]] Evening begin(tournament::Settings settings) const {
    return must(Evening::create(club, std::move(settings), "Ann"));
  }
};

inline tournament::Settings evening_of(tournament::System system) {
  tournament::Settings settings;
  settings.name = "Thursday";
  settings.system = system;
  settings.games = {{"lines_of_action", "standard"}};
  settings.presence = tournament::PresenceRule::kAssumed;
  return settings;
}

/// Guests of falling strength: 2000, 1900 …
inline std::vector<NewEntrant> guests(const std::vector<std::string>& names, const std::string& team = {},
                                      std::int32_t rating = 2000) {
  std::vector<NewEntrant> people;
  for (const auto& name : names) {
    people.push_back({PlayerKind::kGuest, {}, name, rating, {}, {}, {}});
    people.back().team = team;
    rating -= 100;
  }
  return people;
}

inline tournament::Draft drafted(Evening& evening) {
  auto drafted = must(evening.rounds().draft());
  if (auto* problem = std::get_if<tournament::PairingProblem>(&drafted.what)) FAIL(problem->sentence());
  return std::get<tournament::Draft>(std::move(drafted.what));
}

inline std::string problem_of(Evening& evening) {
  const auto drafted = must(evening.rounds().draft());
  const auto* problem = std::get_if<tournament::PairingProblem>(&drafted.what);
  return problem == nullptr ? "a round" : problem->rule + " " + problem->remark.key;
}

inline void give(Evening& evening, std::uint32_t round, std::uint32_t board, std::string_view text) {
  must(evening.results().give(round, board, must(tournament::parse_score(text, evening.now().settings))));
}

/// Publishes the next round and gives every board a result, in turn.
inline void play_round(Evening& evening, const std::vector<std::string>& results = {"1-0"}) {
  must(evening.rounds().publish(drafted(evening)));
  const auto boards = evening.now().rounds.back().boards;
  for (std::size_t i = 0; i < boards.size(); ++i)
    give(evening, static_cast<std::uint32_t>(evening.now().rounds.size()), boards[i].pairing.board,
         results[i % results.size()]);
}

/// The boards of a round: "Ada-Ben Cas-Dan (Eva)".
inline std::string boards_of(const Evening& evening, std::uint32_t round) {
  const auto& published = evening.now().rounds.at(round - 1).published;
  std::string text;
  for (const auto& board : published.boards)
    text += (text.empty() ? "" : " ") + evening.name(board.first) + "-" + evening.name(board.second);
  if (!published.bye.empty()) text += " (" + evening.name(published.bye) + ")";
  return text;
}

/// "1 Ada 2½, 2 Ben 1"; of groups, "a1 Ada 2".
inline std::string places_of(const StandingsNow& standings, const Evening& evening) {
  std::string text;
  for (const auto& line : standings.lines)
    text += (text.empty() ? "" : ", ") +
            (line.group == 0 ? std::string() : std::string(1, static_cast<char>('a' + line.group - 1))) +
            std::to_string(line.place) + " " + evening.name(line.player) + " " +
            tournament::shown_points(line.points);
  return text;
}
inline std::string places_of(const Evening& evening) { return places_of(must(evening.standings()), evening); }

inline std::string id_of(const Evening& evening, const char* name) { return must(evening.find(name)); }

/// The last event that isn't undone.
inline std::string last_event(const Evening& evening) {
  for (auto event = evening.now().history.rbegin(); event != evening.now().history.rend(); ++event)
    if (evening.now().counts(event->id) && !std::holds_alternative<tournament::Undone>(event->what))
      return event->id;
  return {};
}

/// The same events in any order, with doubles, come to the same tournament (T20.7, T23.7).
inline void check_any_order(const Evening& evening) {
  auto events = evening.now().history;
  const auto expected = tournament::fold(evening.now().id, events);
  CHECK(expected == evening.now());
  std::ranges::reverse(events);
  events.push_back(events.front());
  CHECK(tournament::fold(evening.now().id, events) == expected);
  for (const auto& event : evening.now().history) {  // and they are read as they were written
    const auto text = tournament::payload_of(event);
    CHECK(must(tournament::event_of(event.id, event.time, text)) == event);
  }
}

}  // namespace boardwright::test
