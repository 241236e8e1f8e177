// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <sstream>

#include "framework/scoring/scoring_file.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

ScoringBook ladder() {
  const auto reading = read_scoring_text(
      "policies:\n"
      "  club:\n"
      "    name: {en: Club, nl: Club, de: Club, fr: Club}\n"
      "    points: {unit: whole, win: 10, draw: 5, loss: -5}\n"
      "    floor: 0\n"
      "    computers: off\n"
      "    guests: off\n"
      "ratings:\n"
      "  none-here: {name: {en: No, nl: Nee, de: Nein, fr: Non}, system: none}\n"
      "default: {policy: club, rating: none-here}\n",
      "scoring.yaml");
  REQUIRE(reading.problems == std::vector<std::string>{});
  return ScoringBook(reading.scoring);
}

std::int64_t points(Store& store, const std::string& player) {
  const Ledger ledger = must(store.ledger(ladder()));
  const Scheme scheme = ladder().scheme("pebbles", "small", "rules");
  return ledger.standing(scheme, player, kNoon + 1000).points.points;
}

}  // namespace

TEST_CASE("events come back as they were, and twice is once") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string ada = new_id(kNoon), bot = new_id(kNoon), match = new_id(kNoon);
    const std::vector<ClubEvent> all = {
        happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada ß “O'Neill”"}),
        happened(kNoon + 1, PlayerAdded{bot, PlayerKind::kComputer, "Bot"}),
        happened(kNoon + 2, PlayerRenamed{ada, "Ada Lovelace"}),
        happened(kNoon + 3, *ending(match, 3, ada, bot).result),
        happened(kNoon + 4, Correction{kNoon + 4,
                                       new_id(kNoon + 4),
                                       match,
                                       Correction::Type::kResult,
                                       {1, 1},
                                       "agreed",
                                       "misread"})};
    must(store.add(all));
    must(store.add(all));
    auto expected = all;
    std::ranges::sort(expected, {}, &ClubEvent::id);
    CHECK(must(store.events()) == expected);
    const auto players = must(store.lists().players());
    REQUIRE(players.size() == 2);
    CHECK(players.at(ada) == ClubPlayer{ada, PlayerKind::kMember, "Ada Lovelace", false, ""});
    CHECK(players.at(bot).kind == PlayerKind::kComputer);
  }
}

TEST_CASE("an event that can't be kept is refused with everything beside it") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string ada = new_id(kNoon);
    const ClubEvent good = happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada"});
    MatchResult three = *ending(new_id(kNoon), 1, ada, new_id(kNoon)).result;
    three.seats[0].half_points = 3;
    ClubEvent changed = good;
    changed.what = PlayerAdded{ada, PlayerKind::kGuest, "Ada"};
    for (const auto& bad :
         {happened(kNoon, PlayerAdded{"ada", PlayerKind::kMember, "Ada"}), happened(kNoon, three),
          happened(kNoon, PlayerRenamed{ada, ""}), happened(kNoon, PlayerRenamed{ada, "\xff"}),
          happened(kNoon, PlayersMerged{ada, "nobody"}), changed}) {
      const std::vector<ClubEvent> both = {good, bad};
      const auto added = store.add(both);
      REQUIRE_FALSE(added);
      CHECK(clear_sentence(added.error()));
      CHECK(must(store.events()).empty());
    }
  }
}

TEST_CASE("standings follow from results, corrections and mergers") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string ada = new_id(kNoon), double_ada = new_id(kNoon), ben = new_id(kNoon);
    const std::string first = new_id(kNoon), second = new_id(kNoon);
    must(store.append(creation(first)));
    must(store.append(ending(first, 1, ada, ben)));
    must(store.append(creation(second)));
    must(store.append(ending(second, 1, double_ada, ben)));
    CHECK(points(store, ada) == 10);
    must(store.add(happened(kNoon + 5, PlayersMerged{double_ada, ada})));
    CHECK(points(store, ada) == 20);
    CHECK(points(store, double_ada) == 0);
    must(store.add(happened(
        0, Correction{kNoon + 6, new_id(kNoon), first, Correction::Type::kVoid, {}, "", "wrong board"})));
    CHECK(points(store, ada) == 10);
    must(store.add(happened(
        0, Correction{kNoon + 7, new_id(kNoon), first, Correction::Type::kStands, {}, "", "it was right"})));
    CHECK(points(store, ada) == 20);
    // A circle changes nothing.
    must(store.add(happened(kNoon + 8, PlayersMerged{ada, double_ada})));
    CHECK(points(store, ada) == 20);
  }
}

TEST_CASE("an anonymised member's names are gone, also from the file, and stay gone") {
  for (const auto& database : databases()) {
    INFO(database);
    const StoreLocation location = places(database).fresh();
    Store store = must(Store::open(location));
    const std::string ada = new_id(kNoon), ben = new_id(kNoon), match = new_id(kNoon);
    must(store.add(happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Adalovelacename"})));
    must(store.add(happened(kNoon, PlayerAdded{ben, PlayerKind::kMember, "Ben"})));
    must(store.add(happened(kNoon + 1, PlayerRenamed{ada, "Adabyronname"})));
    must(store.append(creation(match)));
    must(store.append(ending(match, 1, ada, ben)));
    const std::string earlier = must(export_text(store, ExportFor::kOwnUse));
    must(store.add(happened(kNoon + 2, PlayerAnonymised{ada})));
    // Neither another store nor a later name brings it back.
    must(import_text(store, earlier));
    must(store.add(happened(kNoon + 3, PlayerRenamed{ada, "Adaagainname"})));
    const auto players = must(store.lists().players());
    CHECK(players.at(ada).anonymised);
    CHECK(players.at(ada).name.empty());
    CHECK(players.at(ben).name == "Ben");
    CHECK(points(store, ada) == 10);
    const std::string text = must(export_text(store, ExportFor::kOwnUse));
    for (const std::string name : {"Adalovelacename", "Adabyronname", "Adaagainname"}) {
      CHECK(text.find(name) == std::string::npos);
      if (!location.is_file() || name == "Adaagainname") continue;
      CHECK(bytes_of(location.path()).find(name) == std::string::npos);
      CHECK(bytes_of(location.path().string() + "-wal").find(name) == std::string::npos);
    }
    CHECK(must(conflicts(store)).empty());
  }
}
