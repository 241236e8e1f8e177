// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lists are read from is what counting everything anew gives, whatever happened in whatever order.
#include <sqlite3.h>

#include <algorithm>
#include <random>

#include "framework/scoring/scoring_file.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"
#include "tests/support/repeated.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr TimeMs kDay = 24 * 60 * 60 * 1000;

/// Points for everybody, and two pools of one game: one with rating periods, one that rates game by game.
ScoringBook book_of(const char* win, bool apart) {
  const auto reading = read_scoring_text(
      std::string("policies:\n"
                  "  club:\n"
                  "    name: {en: Club, nl: Club, de: Club, fr: Club}\n"
                  "    points: {unit: whole, win: ") +
          win +
          ", draw: 5, loss: -5, reasons: {time: {loss: -8}}}\n"
          "    floor: 0\n"
          "    computers: on\n"
          "    guests: off\n"
          "ratings:\n"
          "  weekly: {name: {en: W, nl: W, de: W, fr: W}, system: glicko2, period_days: 7,"
          " unrated_reasons: [forfeit]}\n"
          "  single: {name: {en: S, nl: S, de: S, fr: S}, system: elo, initial: performance}\n"
          "default: {policy: club, rating: weekly}\n",
      "scoring.yaml");
  REQUIRE(reading.problems == std::vector<std::string>{});
  ScoringBook book(reading.scoring);
  ScoringFile pebbles;
  const LocalText name{{"B", "B", "B", "B"}};
  pebbles.pools = {{"big", name, {"big", apart ? "none" : "huge"}, {}, "", "single"}};
  book.add_game("pebbles", pebbles);
  return book;
}

class Happenings {
 public:
  explicit Happenings(unsigned seed) : random_(seed) {
    for (int i = 0; i < 7; ++i) people_.push_back(new_id(kNoon));
  }

  std::vector<ClubEvent> beginnings() {
    std::vector<ClubEvent> events;
    for (std::size_t i = 0; i < people_.size(); ++i)
      events.push_back(
          happened(kNoon - kDay, PlayerAdded{people_[i], i == 6 ? PlayerKind::kComputer : PlayerKind::kMember,
                                             "Player " + std::to_string(i)}));
    return events;
  }

  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(random_() % end); }

  MatchResult result(TimeMs time) {
    const std::uint32_t one = below(7), other = below(7), score = below(3);
    static constexpr std::array<const char*, 3> kVariants = {"small", "big", "huge"};
    static constexpr std::array<const char*, 4> kReasons = {"goal", "time", "forfeit", "agreement"};
    MatchResult result{
        time,
        new_id(time),
        below(4) == 0 ? "marbles" : "pebbles",
        kVariants.at(below(3)),
        "rules",
        {{people_[one], one == 6 ? PlayerKind::kComputer : PlayerKind::kMember, score},
         {people_[other], other == 6 ? PlayerKind::kComputer : PlayerKind::kMember, 2 - score}},
        kReasons.at(below(4)),
        below(6) != 0,
        below(9) == 0};
    matches_.push_back(result);
    return result;
  }

  ClubEvent correction(TimeMs time) {
    const MatchResult& match = matches_[below(static_cast<std::uint32_t>(matches_.size()))];
    const auto type = static_cast<Correction::Type>(below(3));
    std::vector<std::uint32_t> scores;
    if (type == Correction::Type::kResult)
      scores = {2 - match.seats[0].half_points, match.seats[0].half_points};
    return happened(time, Correction{time, new_id(time), match.match, type, scores,
                                     type == Correction::Type::kResult ? "adjudication" : "", "decided"});
  }

  const std::string& anybody() { return people_[below(7)]; }
  const std::vector<MatchResult>& matches() const { return matches_; }
  MatchResult any_match() { return matches_[below(static_cast<std::uint32_t>(matches_.size()))]; }

 private:
  std::mt19937 random_;
  std::vector<std::string> people_;
  std::vector<MatchResult> matches_;
};

/// A match from its first move to a result, in this store.
void play(Store& store, const MatchResult& result) {
  must(store.append(creation(result.match)));
  must(store.append({result.match,
                     1,
                     new_id(kNoon),
                     {{"move", R"({"seat":"one","move":"a1-a2"})", result.time, ""},
                      {"chance", R"({"move":"4"})", result.time, ""},
                      {"move", R"({"seat":"other","move":"b3-b2"})", result.time, ""},
                      {"take-back", R"({"seat":"other","plies":2})", result.time, ""},
                      {"move", R"({"seat":"other","move":"c3-c2"})", result.time, ""},
                      {"result", "1-0 goal", result.time, ""}},
                     result}));
}

/// What a match did, counted the long way.
std::vector<CountedChange> changes_anew(Store& store, const ScoringBook& book, const Scheme& scheme,
                                        const MatchResult& match) {
  const auto results = results_of(must(store.events()));
  std::map<std::string, std::pair<TimeMs, std::string>> ends;
  for (const auto& event : results)
    if (const auto* result = std::get_if<MatchResult>(&event))
      ends[result->match] = {result->time, result->match};
  Ledger before(book), after(book);
  const std::pair<TimeMs, std::string> place{match.time, match.match};
  for (const auto& event : results) {
    const std::string& of =
        std::visit([](const auto& one) -> const std::string& { return one.match; }, event);
    const auto end = ends.find(of);
    if (end == ends.end()) continue;
    if (end->second < place) must(before.add(event));
    if (end->second <= place) must(after.add(event));
  }
  std::vector<CountedChange> changes;
  for (const auto& seat : match.seats)
    changes.push_back(
        {before.standing(scheme, seat.player, match.time), after.standing(scheme, seat.player, match.time)});
  return changes;
}

void check_one_match(Store& store, const ScoringBook& book, const MatchResult& any) {
  const auto players = must(store.lists().players());
  auto stored = must(store.lists().result(any.match));
  if (!stored) return;  // it is in the other store
  MatchResult shown = stored->holds ? *stored->holds : stored->played;
  for (auto& seat : shown.seats) seat.player = holder(players, seat.player);
  const Scheme scheme = book.scheme(shown.game, shown.variant, shown.rules_hash);
  const auto listed = must(store.lists().changes(book, scheme, shown));
  const auto counted = changes_anew(store, book, scheme, shown);
  REQUIRE(listed.size() == counted.size());
  for (std::size_t seat = 0; seat < listed.size(); ++seat) {
    CHECK(listed[seat].before == counted[seat].before);
    CHECK(listed[seat].after == counted[seat].after);
  }
  for (const auto& [pool, standing] : must(store.lists().standings_of(book, shown.seats[0].player))) {
    CHECK(must(store.lists().standing(book, pool, standing.player)).games == standing.games);
    CHECK(must(store.lists().rating_course(book, pool, standing.player)).size() == standing.games);
  }
}

}  // namespace

TEST_CASE("lists are what counting anew gives, whatever happens in whatever order", "[lists]") {
  for (const auto& database : databases()) {
    for (unsigned seed = 1; seed <= repeated(3, 1); ++seed) {
      CAPTURE(database, seed);
      const StoreLocation place = places(database).fresh();
      Store store = must(Store::open(place)), away = must(Store::open(places("SQLite").fresh()));
      Happenings club(seed);
      must(store.add(club.beginnings()));
      must(import_text(away, must(export_text(store, ExportFor::kOwnUse))));
      TimeMs now = kNoon;
      for (int step = 0; step < 70; ++step) {
        now += static_cast<TimeMs>(club.below(3)) * kDay / 2;
        const std::uint32_t what = club.below(20);
        if (what < 9 || club.matches().empty()) {
          play(store, club.result(now));
        } else if (what < 11) {  // somebody reports a game of long ago
          must(store.add(happened(now, club.result(now - static_cast<TimeMs>(club.below(30)) * kDay))));
        } else if (what < 13) {
          play(away, club.result(now - static_cast<TimeMs>(club.below(5)) * kDay));
        } else if (what < 16) {
          must(store.add(club.correction(now)));
        } else if (what == 16) {
          must(import_text(store, must(export_text(away, ExportFor::kOwnUse))));
        } else if (what == 17) {
          must(store.add(happened(now, PlayerRenamed{club.anybody(), "Renamed " + std::to_string(step)})));
        } else if (what == 18) {
          must(store.add(happened(now - static_cast<TimeMs>(club.below(9)) * kDay,
                                  PlayersMerged{club.anybody(), club.anybody()})));
        } else {
          must(store.add(happened(now, PlayerAnonymised{club.anybody()})));
        }
        if (step % 4 != 0) continue;
        CAPTURE(step);
        const ScoringBook book = book_of(club.below(5) == 0 ? "20" : "10", club.below(5) == 0);
        CHECK(must(store.lists().check(book)) == std::vector<std::string>());
        check_one_match(store, book, club.any_match());
      }
      const auto lists = must(store.lists().find({}));
      const auto pools = must(store.lists().standings(book_of("10", false)));
      must(store.lists().rebuild());
      CHECK(must(store.lists().find({})).games == lists.games);
      const auto anew = must(store.lists().standings(book_of("10", false)));
      REQUIRE(anew.size() == pools.size());
      for (std::size_t i = 0; i < anew.size(); ++i)
        CHECK(anew[i].standings.size() == pools[i].standings.size());
      CHECK(must(store.lists().check(book_of("10", false))) == std::vector<std::string>());
    }
  }
}

TEST_CASE("a store that a program without lists has written to is read anew", "[lists]") {
  const StoreLocation place = places("SQLite").fresh();
  const ScoringBook book = book_of("10", false);
  Happenings club(5);
  {
    Store store = must(Store::open(place));
    must(store.add(club.beginnings()));
    play(store, club.result(kNoon));
    CHECK(must(store.lists().find({})).all == 1);
  }
  // What such a program does: an event, and nothing else.
  const MatchResult more = club.result(kNoon + 1);
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(place.path().c_str(), &database) == SQLITE_OK);
  const std::string sql = "INSERT INTO events SELECT '" + new_id(kNoon + 1) + "', time_ms + 1, kind, '" +
                          more.match + "', payload, name FROM events WHERE kind = 'result'";
  CHECK(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
  Store store = must(Store::open(place));
  CHECK(must(store.lists().find({})).all == 2);
  CHECK(must(store.lists().check(book)) == std::vector<std::string>());
  // Damage is found, and mended by counting anew.
  for (const char* damage :
       {"UPDATE model_results SET reason = 'other'", "UPDATE model_players SET name = 'Eve'",
        "DELETE FROM model_seats WHERE seat = 1", "UPDATE model_results SET opening = 'z9-z8 '",
        "UPDATE model_counted SET state = replace(state, '[10,', '[11,')"}) {
    CAPTURE(damage);
    static_cast<void>(must(store.lists().standings(book)));
    CHECK(sqlite3_exec(database, damage, nullptr, nullptr, nullptr) == SQLITE_OK);
    const auto found = store.lists().check(book);
    CHECK((!found || !found->empty()));
    must(store.lists().rebuild());
    CHECK(must(store.lists().check(book)) == std::vector<std::string>());
  }
  sqlite3_close(database);
}

TEST_CASE("finished games are found by everything that is known of them", "[lists]") {
  for (const auto& database : databases()) {
    CAPTURE(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string ada = new_id(kNoon), ben = new_id(kNoon), cem = new_id(kNoon);
    must(store.add(std::vector<ClubEvent>{happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada"}),
                                          happened(kNoon, PlayerAdded{ben, PlayerKind::kMember, "Ben"}),
                                          happened(kNoon, PlayerAdded{cem, PlayerKind::kMember, "Cem"})}));
    const auto match = [&](TimeMs time, const std::string& one, const std::string& other, std::uint32_t score,
                           const char* variant, const char* reason, bool rated) {
      const MatchResult result{
          time,    new_id(time), "pebbles",
          variant, "rules",      {{one, PlayerKind::kMember, score}, {other, PlayerKind::kMember, 2 - score}},
          reason,  rated};
      play(store, result);
      return result.match;
    };
    const std::string first = match(kNoon + 1, ada, ben, 2, "small", "goal", true),
                      second = match(kNoon + 2, ben, ada, 1, "big", "agreement", false),
                      third = match(kNoon + 3, ada, cem, 0, "small", "time", true);
    // One that goes on, with moves, is nowhere to be found.
    const std::string running = new_id(kNoon);
    must(store.append(creation(running)));
    must(store.append(
        {running, 1, new_id(kNoon), {{"move", R"({"seat":"one","move":"a1-a2"})", kNoon, ""}}, {}}));

    const auto found = [&](auto set) {
      GameQuery query;
      set(query);
      std::vector<std::string> matches;
      for (const auto& game : must(store.lists().find(query)).games) matches.push_back(game.played.match);
      return matches;
    };
    using List = std::vector<std::string>;
    using Score = GameQuery::Score;
    CHECK(found([](GameQuery&) {}) == List{third, second, first});
    CHECK(found([](GameQuery& q) { q.oldest_first = true; }) == List{first, second, third});
    CHECK(found([](GameQuery& q) { q.limit = 1, q.skip = 1; }) == List{second});
    CHECK(found([&](GameQuery& q) { q.players = {{ben}}; }) == List{second, first});
    CHECK(found([&](GameQuery& q) { q.players = {{ada}, {cem}}; }) == List{third});
    CHECK(found([&](GameQuery& q) { q.players = {{ada, ben}, {ada, ben}}; }) == List{second, first});
    CHECK(found([&](GameQuery& q) { q.players = {{}}; }).empty());
    const List many{ben, first, second, third, running};  // a part of a name may be anybody's
    CHECK(found([&](GameQuery& q) { q.players = {many}; }) == List{second, first});
    CHECK(found([&](GameQuery& q) { q.players = {many, {ada}}; }) == List{second, first});
    CHECK(found([&](GameQuery& q) { q.players = {many, many}; }).empty());
    CHECK(found([&](GameQuery& q) { q.players = {{ada}}, q.score = Score::kWon; }) == List{first});
    CHECK(found([&](GameQuery& q) { q.players = {{ada}}, q.score = Score::kLost; }) == List{third});
    CHECK(found([&](GameQuery& q) { q.score = Score::kDrawn; }) == List{second});
    CHECK(found([&](GameQuery& q) { q.score = Score::kWon; }) == List{third, first});
    CHECK(found([&](GameQuery& q) { q.half_points = {0, 2}; }) == List{third});
    CHECK(found([&](GameQuery& q) { q.variant = "big"; }) == List{second});
    CHECK(found([&](GameQuery& q) { q.game = "marbles"; }).empty());
    CHECK(found([&](GameQuery& q) { q.reason = "time"; }) == List{third});
    CHECK(found([&](GameQuery& q) { q.rated = false; }) == List{second});
    CHECK(found([&](GameQuery& q) { q.from = kNoon + 2, q.until = kNoon + 3; }) == List{second});
    CHECK(found([&](GameQuery& q) { q.opening = opening_of("1. a1-a2 c3-c"); }).size() == 3);
    CHECK(found([&](GameQuery& q) { q.opening = opening_of("A1-a2 C3-C2 "); }).size() == 3);
    CHECK(found([&](GameQuery& q) { q.opening = opening_of("a1-a2 b3"); }).empty());  // it was taken back
    CHECK(found([&](GameQuery& q) { q.opening = "a1-a2' OR '1' = '1"; }).empty());
    must(store.add(happened(
        kNoon + 9, Correction{kNoon + 9, new_id(kNoon + 9), first, Correction::Type::kVoid, {}, "", "x"})));
    CHECK(found([&](GameQuery& q) { q.voided = true; }) == List{first});
    must(store.add(happened(kNoon + 10, PlayersMerged{ben, cem})));
    CHECK(found([&](GameQuery& q) { q.players = {{cem}}; }) == List{third, second, first});
  }
}

TEST_CASE("a deleted match is in no list, stays in the journal and can't go on", "[lists]") {
  for (const auto& database : databases()) {
    CAPTURE(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string match = new_id(kNoon), other = new_id(kNoon);
    must(store.append(creation(match, "seed")));
    must(store.append(creation(other)));
    must(store.append({match, 1, new_id(kNoon), {{"discarded", R"({"why":"a trial"})", kNoon, ""}}, {}}));
    CHECK(must(store.unfinished()).size() == 1);
    CHECK(must(store.matches()).size() == 1);
    CHECK(must(store.match_ids()) == std::vector<std::string>{other});
    CHECK(must(store.journal(match)).size() == 2);
    const auto more = store.append(move(match, 2, "a1-a2"));
    REQUIRE_FALSE(more);
    CHECK(more.error().find("deleted") != std::string::npos);
    // Nobody else gets it: what was hidden in it stays so.
    CHECK(must(export_text(store, ExportFor::kOthers)).find(match) == std::string::npos);
    Store copy = must(Store::open(places(database).fresh()));
    must(import_text(copy, must(export_text(store, ExportFor::kOwnUse))));
    CHECK(must(copy.unfinished()).size() == 1);
  }
}
