// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events of tournaments in the store, which knows no more of them than whose they are.
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

ClubEvent noted(const std::string& tournament, TimeMs time, const std::string& payload) {
  return happened(time, TournamentEvent{tournament, payload});
}

}  // namespace

TEST_CASE("a tournament's events come back, and only who knows all of them adds some") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string evening = new_id(kNoon), other = new_id(kNoon + 1);
    const auto begun = noted(evening, kNoon, R"({"kind":"created"})");
    CHECK(must(store.add_if_known(std::span(&begun, 1), evening, 0)));
    const auto next = noted(evening, kNoon + 2, R"({"a":1,"b":[2]})");
    CHECK_FALSE(must(store.add_if_known(std::span(&next, 1), evening, 0)));  // somebody was faster
    CHECK(must(store.tournament_events(evening)) == std::vector<ClubEvent>{begun});
    CHECK(must(store.add_if_known(std::span(&next, 1), evening, 1)));
    must(store.add(noted(other, kNoon, "{}")));
    CHECK(must(store.tournament_events(evening)) == std::vector<ClubEvent>{begun, next});
    CHECK(must(store.tournament_ids()) == std::vector<std::string>{evening, other});
    CHECK(must(store.tournament_events(new_id(kNoon))).empty());
    CHECK_FALSE(store.add(noted(evening, kNoon, "[]")));
    CHECK_FALSE(store.add(noted(evening, kNoon, "{")));
    CHECK_FALSE(store.add(noted("evening", kNoon, "{}")));
  }
}

TEST_CASE("lists stay as they are when a tournament's events are written, and they go through text") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string ada = new_id(kNoon), ben = new_id(kNoon), zoe = new_id(kNoon), match = new_id(kNoon),
                      running = new_id(kNoon), evening = new_id(kNoon);
    for (const auto& [id, name] :
         std::map<std::string, std::string>{{ada, "Ada"}, {ben, "Ben"}, {zoe, "Zoe"}})
      must(store.add(happened(kNoon, PlayerAdded{id, PlayerKind::kGuest, name})));
    must(store.append(creation(match, "hidden")));
    must(store.append(ending(match, 1, ada, ben)));
    must(store.append(creation(running, "hidden")));
    must(store.add(noted(evening, kNoon, R"({"kind":"created"})")));
    CHECK(must(store.lists().check(ScoringBook())).empty());
    CHECK(must(store.lists().result(match)).has_value());

    Store whole = must(Store::open(places(database).fresh()));
    must(import_text(whole, must(export_text(store, ExportFor::kOwnUse))));
    CHECK(must(whole.events()) == must(store.events()));

    // One tournament with its people and finished matches, and nothing else.
    const std::vector<std::string> people = {ada, ben}, matches = {match, running};
    const auto text = must(export_tournament(store, evening, people, matches));
    CHECK(text.find("Zoe") == std::string::npos);
    CHECK(text.find(running) == std::string::npos);
    Store laptop = must(Store::open(places(database).fresh()));
    for (int time = 0; time < 2; ++time) CHECK(must(import_text(laptop, text)).conflicts.empty());
    CHECK(must(laptop.tournament_events(evening)) == must(store.tournament_events(evening)));
    CHECK(must(laptop.journal(match)) == must(store.journal(match)));
    CHECK(must(laptop.lists().result(match)) == must(store.lists().result(match)));
    CHECK_FALSE(export_tournament(store, match, people, matches));

    // A name that is erased goes from there, too, and the tournament stays.
    must(store.add(happened(kNoon + 1, PlayerAnonymised{ada})));
    const auto later = must(export_tournament(store, evening, people, matches));
    CHECK(later.find("Ada") == std::string::npos);
    must(import_text(laptop, later));
    CHECK(must(laptop.lists().players()).at(ada).name.empty());
    CHECK(must(laptop.tournament_events(evening)).size() == 1);
  }
}
