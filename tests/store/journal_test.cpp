// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("what was written is there when the store is opened again") {
  for (const auto& database : databases()) {
    INFO(database);
    const StoreLocation location = places(database).fresh();
    const std::string match = new_id(kNoon);
    std::vector<StoredEntry> before;
    std::string device;
    {
      Store store = must(Store::open(location));
      device = store.device();
      CHECK(is_id(device));
      CHECK(is_id(store.club()));
      CHECK(must(store.append(creation(match, "the seed"))) == Receipt{1, 1, false});
      Submission roll = move(match, 1, "dé 3 – “quoted” 'text' \\ \n line");
      roll.entries.push_back({"chance", "3", kNoon, ""});
      CHECK(must(store.append(roll)) == Receipt{2, 3, false});
      before = must(store.journal(match));
      REQUIRE(before.size() == 3);
      CHECK(before[0].what.secret == "the seed");
      CHECK(before[1].what == roll.entries[0]);
      CHECK(before[2].what == roll.entries[1]);
      CHECK(before[2].part == 1);
      CHECK(before[2].command == roll.command);
    }
    Store store = must(Store::open(location));
    CHECK(store.device() == device);
    CHECK(must(store.journal(match)) == before);
    CHECK(must(store.journal(new_id(kNoon))).empty());
  }
}

TEST_CASE("the same command twice acts once") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string match = new_id(kNoon);
    must(store.append(creation(match)));
    const Submission first = move(match, 1, "a"), second = move(match, 2, "b");
    CHECK(must(store.append(first)) == Receipt{2, 2, false});
    CHECK(must(store.append(second)) == Receipt{3, 3, false});
    CHECK(must(store.append(first)) == Receipt{2, 2, true});
    // Also within one transaction, and after the end.
    const Submission end = ending(match, 3, new_id(kNoon), new_id(kNoon));
    const std::vector<Submission> twice = {end, end};
    const auto receipts = must(store.append(twice));
    REQUIRE(receipts.size() == 2);
    CHECK(must(receipts[0]) == Receipt{4, 4, false});
    CHECK(must(receipts[1]) == Receipt{4, 4, true});
    CHECK(must(store.journal(match)).size() == 4);
    CHECK(must(store.events()).size() == 1);
  }
}

TEST_CASE("what doesn't fit is refused alone and changes nothing") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string match = new_id(kNoon), other = new_id(kNoon);
    Submission two_starts = creation(other);
    two_starts.entries.push_back(two_starts.entries.front());
    Submission no_text = move(match, 1, "\xff");
    Submission zero = move(match, 1, std::string("a\0b", 3));
    Submission bad_kind = move(match, 1, "a");
    bad_kind.entries[0].kind = "Move it";
    const std::vector<Submission> batch = {creation(match),
                                           move(match, 5, "late"),
                                           move(other, 0, "no start"),
                                           creation("match 1"),
                                           two_starts,
                                           no_text,
                                           zero,
                                           bad_kind,
                                           move(match, 1, "good"),
                                           Submission{match, 2, "", {}, {}}};
    const auto receipts = must(store.append(batch));
    REQUIRE(receipts.size() == batch.size());
    for (std::size_t i = 0; i < batch.size(); ++i) {
      CAPTURE(i);
      CHECK(receipts[i].has_value() == (i == 0 || i == 8));
      if (!receipts[i]) CHECK(clear_sentence(receipts[i].error()));
    }
    CHECK(receipts[1].error() == "match " + match + ": it stands at entry 1, not 5; read it again");
    CHECK(must(store.journal(match)).size() == 2);
    CHECK(must(store.journal(other)).empty());
    const std::string one = new_id(kNoon), two = new_id(kNoon);
    must(store.append(ending(match, 2, one, two)));
    const auto after = store.append(move(match, 3, "too late"));
    REQUIRE_FALSE(after);
    CHECK(after.error() == "match " + match + ": it is finished, nothing can be added");
  }
}

TEST_CASE("unfinished matches are those without a result, each with its newest entry") {
  for (const auto& database : databases()) {
    INFO(database);
    Store store = must(Store::open(places(database).fresh()));
    const std::string running = new_id(kNoon), finished = new_id(kNoon + 1), fresh = new_id(kNoon + 2);
    for (const auto& match : {running, finished, fresh}) must(store.append(creation(match)));
    must(store.append(move(running, 1, "a")));
    must(store.append(move(running, 2, "b")));
    must(store.append(ending(finished, 1, new_id(kNoon), new_id(kNoon))));
    const auto open = must(store.unfinished());
    REQUIRE(open.size() == 2);
    CHECK(open[0].match == running);
    CHECK(open[0].created.what.kind == "created");
    CHECK(open[0].newest.number == 3);
    CHECK(open[0].newest.what.payload == "b");
    CHECK(open[1].match == fresh);
    CHECK(open[1].newest.number == 1);
    CHECK(must(store.matches()).size() == 3);
  }
}

TEST_CASE("ids are UUIDs of version 7 in order of time") {
  const std::string early = new_id(kNoon), late = new_id(kNoon + 1);
  CHECK(is_id(early));
  CHECK(early < late);
  CHECK(early != new_id(kNoon));
  CHECK(early.substr(0, 13) == "01a0c450-6c00");
  std::string before = new_id(kNoon);
  for (int i = 0; i < 2000; ++i) {
    const std::string next = new_id(kNoon);  // the same millisecond
    if (!(before < next && is_id(next))) FAIL(before << " is followed by " << next);
    before = next;
  }
  CHECK_FALSE(is_id(""));
  CHECK_FALSE(is_id("01a0c450-6c00-4000-8000-000000000000"));
  CHECK_FALSE(is_id("01A0C450-6C00-7000-8000-000000000000"));
  CHECK(is_id("01a0c450-6c00-7000-8000-000000000000"));
}
