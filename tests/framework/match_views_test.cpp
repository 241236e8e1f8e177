// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a viewer may not see must not show: neither in updates nor in their number, nor in records and errors.
#include <cstring>
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "framework/match/match.hpp"
#include "framework/record/native.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::string shown(const Match& match, Seat viewer) {
  return to_json(match.update(viewer), match.rules()).dump();
}

}  // namespace

TEST_CASE("a hidden set-up neither goes stale nor shows its progress") {
  const auto match = match_of(tiny("secret_towers"));
  int second_updates = 0, spectator_updates = 0;
  (void)match->subscribe(1, [&](const Update&) { ++second_updates; });
  (void)match->subscribe(BW_SPECTATOR, [&](const Update&) { ++spectator_updates; });
  const std::string before = shown(*match, 1);
  const Command waiting{Command::Type::kMove, 1, "T@c2", match->update(1).number};

  require_done(match->play(0, "T@b1"));
  CHECK(match->update(0).ply == 1);
  CHECK(match->update(0).picture.items.size() == 1);
  CHECK(second_updates == 1);
  CHECK(spectator_updates == 1);
  CHECK(shown(*match, 1) == before);
  require_done(match->submit(waiting));  // still based on its newest update

  CHECK(match->result() == Outcome{{2, 0}, "missed"});
  CHECK(second_updates == 2);
  CHECK(match->update(1).picture.items.size() == 2);
}

TEST_CASE("positions that differ only in what a seat may not see give it the same bytes") {
  const auto a = match_of(tiny("secret_towers")), b = match_of(tiny("secret_towers"));
  require_done(a->play(0, "T@a1"));
  require_done(b->play(0, "T@d1"));
  for (const Seat viewer : {Seat{1}, Seat{BW_SPECTATOR}}) {
    CHECK(shown(*a, viewer) == shown(*b, viewer));
    CHECK(std::memcmp(a->view(viewer)->data(), b->view(viewer)->data(), a->rules().facts().position_size) ==
          0);
  }
  CHECK(error_of(a->play(1, "T@a1")) == error_of(b->play(1, "T@a1")));
  CHECK(write_record(a->record()) == write_record(b->record()));
  CHECK(a->record().viewer == "spectator");
  CHECK(shown(*a, 0) != shown(*b, 0));
}

TEST_CASE("each seat learns of the deal what it may") {
  const auto match = match_of(tiny("two_cards"));
  const auto first = match->history(0), second = match->history(1), spectator = match->history(BW_SPECTATOR);
  REQUIRE(first.size() == 1);
  REQUIRE(second.size() == 1);
  CHECK(first[0].text.ends_with("-?"));
  CHECK(second[0].text.starts_with("deal:?-"));
  CHECK(spectator[0].text == "deal:?-?");
  CHECK(match->update(0).position == match->view(0)->text());
  CHECK(match->update(1).moves.empty());
}

TEST_CASE("the record is closed until the end and whole after it") {
  const auto match = match_of(tiny("two_cards"));
  Record record = match->record();
  CHECK(record.seed.empty());
  CHECK(record.seed_hash == Seed::from_number(1).hash());
  CHECK(record.viewer == "spectator");
  CHECK(record.moves.at(0).text == "deal:?-?");
  CHECK(match->full_record().seed.empty());
  require_done(match->play(0, "fold"));
  record = match->record();
  CHECK(record.seed == Seed::from_number(1).hex());
  CHECK(record.viewer.empty());
  CHECK(record.moves.at(0).text.find('?') == std::string::npos);
  CHECK(record.scores.at("second") == 2);
}

TEST_CASE("views stay closed after the end") {
  const auto match = match_of(tiny("two_cards"));
  require_done(match->play(0, "fold"));
  CHECK(match->update(1).position.front() == '?');
  CHECK(match->history(1)[0].text.starts_with("deal:?-"));
}
