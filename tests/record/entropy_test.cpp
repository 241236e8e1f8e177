// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/line/entropy.hpp"

#include "framework/match/match.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::unique_ptr<Match> played(std::map<Seat, std::string> entropy) {
  MatchOptions options;
  options.rules = tiny("coin_race", {{"goal", std::int64_t{30}}});
  options.seed = Seed::from_number(5);
  options.entropy = std::move(entropy);
  auto match = value_of(Match::create(std::move(options)));
  while (!match->is_over()) {
    const Seat seat = match->seats_on_turn().front();
    require_done(match->play(seat, match->view(seat)->moves(seat).front()));
  }
  return match;
}

std::vector<std::string> events(const Match& match) {
  std::vector<std::string> texts;
  for (const auto& ply : match.line().plies())
    if (ply.seat == BW_CHANCE) texts.push_back(ply.text);
  return texts;
}

/// What replay says of a record, whether it refuses to begin or stumbles.
std::string problem_of(const Record& record, const std::shared_ptr<const Rules>& rules) {
  const auto again = read_record(write_record(record));
  if (!again) return again.error();
  const auto replayed = replay(*again, rules);
  return replayed ? replayed->problem : replayed.error();
}

}  // namespace

TEST_CASE("every seat's text changes the dice, and the same texts give the same") {
  const auto none = events(*played({})), one = events(*played({{0, "luck"}})),
             both = events(*played({{0, "luck"}, {1, "more"}})),
             swapped = events(*played({{0, "more"}, {1, "luck"}}));
  CHECK(none != one);
  CHECK(one != both);
  CHECK(both != swapped);
  CHECK(both == events(*played({{0, "luck"}, {1, "more"}})));
  const Seed host = Seed::from_number(5);
  CHECK(with_entropy(host, {}) == host);
  CHECK_FALSE(with_entropy(host, {{"a", "bc"}}) == with_entropy(host, {{"ab", "c"}}));
  CHECK(entropy_hash("a", "bc") != entropy_hash("ab", "c"));
}

TEST_CASE("the record holds hashes from the start and everything at the end") {
  MatchOptions options;
  options.rules = tiny("coin_race");
  options.entropy = {{1, "a text of mine"}};
  const auto match = value_of(Match::create(std::move(options)));
  Record before = match->record();
  CHECK(before.seed.empty());
  CHECK(before.entropy.empty());
  REQUIRE(before.entropy_hashes.size() == 1);
  CHECK(before.entropy_hashes.at("second") == entropy_hash("second", "a text of mine"));
  require_done(match->resign(0));
  const Record after = match->record();
  CHECK(after.entropy_hashes == before.entropy_hashes);
  CHECK(after.seed_hash == before.seed_hash);
  CHECK(after.entropy.at("second") == "a text of mine");
  CHECK(value_of(read_record(write_record(after))) == after);
}

TEST_CASE("a changed roll, seed or entropy is found and named") {
  const auto match = played({{0, "luck"}, {1, "more \"luck\" = \\ better"}});
  const auto& rules = match->shared_rules();
  const Record whole = match->record();
  REQUIRE(problem_of(whole, rules).empty());

  Record roll = whole;
  const auto event = std::find_if(roll.moves.begin(), roll.moves.end(),
                                  [](const auto& move) { return move.seat == "chance"; });
  REQUIRE(event != roll.moves.end());
  const std::string true_event = event->text;
  event->text = true_event == "heads" ? "tails" : "heads";
  CHECK(problem_of(roll, rules)
            .find(", chance '" + event->text + "': the seed gives '" + true_event + "' here") !=
        std::string::npos);

  Record seed = whole;
  seed.seed = Seed::from_number(6).hex();
  CHECK(problem_of(seed, rules) == "the record's seed and the hash of its seed don't belong together");
  seed.seed_hash = Seed::from_number(6).hash();  // both changed: then the rolls tell
  CHECK(problem_of(seed, rules).find("the seed gives '") != std::string::npos);

  Record entropy = whole;
  entropy.entropy["first"] = "Luck";
  CHECK(problem_of(entropy, rules) == "the record's entropy of first and its hash don't belong together");
  entropy.entropy_hashes["first"] = entropy_hash("first", "Luck");
  CHECK(problem_of(entropy, rules).find("the seed gives '") != std::string::npos);

  Record left_out = whole;
  left_out.entropy.erase("second");
  CHECK(problem_of(left_out, rules) == "the record reveals the seed but not the entropy of second");
  left_out.entropy_hashes.erase("second");
  CHECK(problem_of(left_out, rules).find("the seed gives '") != std::string::npos);

  Record added = whole;
  added.entropy["third"] = "x";
  CHECK(problem_of(added, rules) == "the record has an entropy of third but no hash of it");
  added.entropy_hashes["third"] = entropy_hash("third", "x");
  CHECK(problem_of(added, rules) == "the record has an entropy of third, which is no seat");
}

TEST_CASE("hashes come first, then texts, and nobody speaks twice") {
  const auto rules = tiny("coin_race");
  SeedAgreement agreement(rules, Seed::from_number(1));
  CHECK(agreement.host_hash() == Seed::from_number(1).hash());
  const std::string own = entropy_hash("first", "mine"), other = entropy_hash("second", "yours");
  CHECK(error_of(agreement.commit(0, "abc")) == "a hash has 64 hexadecimal digits");
  CHECK(error_of(agreement.commit(7, own)) == "there is no such seat");
  require_done(agreement.commit(0, own));
  require_done(agreement.commit(0, own));
  CHECK(error_of(agreement.commit(0, other)) == "first has shown another hash before");
  CHECK(error_of(agreement.reveal(0, "mine")) == "others may still choose what they add: texts come later");
  CHECK(error_of(agreement.texts()) == "others may still choose what they add to the dice");
  agreement.close();
  CHECK(error_of(agreement.commit(1, other)) == "second comes too late: texts may be known already");
  CHECK(error_of(agreement.reveal(1, "yours")) == "this seat has shown no hash");
  CHECK(error_of(agreement.texts()) == "first has not shown its text yet");
  CHECK_FALSE(agreement.complete());
  CHECK(error_of(agreement.reveal(0, "Mine")) == "this is not the text whose hash first has shown");
  require_done(agreement.reveal(0, "mine"));
  CHECK(agreement.complete());
  CHECK(value_of(agreement.texts()) == std::map<Seat, std::string>{{0, "mine"}});
}

TEST_CASE("a text that would not stand in a record is refused") {
  const auto fails = [](const std::string& text, Seat seat = 0) {
    MatchOptions options;
    options.rules = tiny("coin_race");
    options.entropy = {{seat, text}};
    return error_of(Match::create(std::move(options)));
  };
  const std::string sentence = "what first adds to the dice must be one line of at most 1000 bytes";
  CHECK(fails("") == sentence);
  CHECK(fails("two\nlines") == sentence);
  CHECK(fails("\xff") == sentence);
  CHECK(fails(std::string(1001, 'a')) == sentence);
  CHECK(fails("x", 5) == "there is no such seat");
}
