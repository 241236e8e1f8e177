// SPDX-License-Identifier: GPL-3.0-or-later
//
// The law of differences: applied to the update before they give the update, in every game and also after they
// have been sent.
#include "framework/match/update_difference.hpp"

#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/match/json.hpp"
#include "framework/match/seen_fields.hpp"
#include "plugins/host/sanitized.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Every update of every viewer, each against the one before it.
struct Watch {
  std::shared_ptr<const Rules> rules;
  std::map<Seat, Update> before = {};
  std::size_t differences = 0, whole = 0, bytes = 0, whole_bytes = 0;

  void see(const Update& after) {
    const auto found = before.find(after.viewer);
    if (found != before.end() && found->second.number + 1 == after.number) check(found->second, after);
    before[after.viewer] = after;
  }

  void check(const Update& last, const Update& after) {
    const auto difference = difference_of(last, after);
    REQUIRE(value_of(apply(difference, last)) == after);
    const std::string sent = to_json(difference, *rules).dump();
    INFO(sent);
    const auto received = value_of(difference_from_json(sent, *rules));
    REQUIRE(received == difference);
    REQUIRE(value_of(apply(received, last)) == after);
    ++differences;
    whole += difference.picture ? 1 : 0;
    bytes += sent.size();
    whole_bytes += to_json(after, *rules).dump().size();
  }
};

/// Any command that is worth a try, most of them moves.
void do_anything(Match& match, Random& random) {
  const auto anyone = static_cast<Seat>(random.below(match.rules().seat_count()));
  const auto on_turn = match.seats_on_turn();
  if (match.paused() || random.below(6) == 0) {
    using enum Command::Type;
    constexpr std::array kAny{kOfferDraw, kDeclineDraw, kTakeBack, kAllow,
                              kRefuse,    kPause,       kResume,   kWithdraw};
    (void)match.submit(kAny.at(random.below(kAny.size())), anyone);
    return;
  }
  const Seat seat = on_turn[random.below(static_cast<std::uint32_t>(on_turn.size()))];
  const auto moves = match.update(seat).moves;
  require_done(match.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))].text));
}

void play_and_watch(Watch& watch, std::uint64_t number, bool clock) {
  MatchOptions options;
  options.rules = watch.rules;
  options.seed = Seed::from_number(number);
  options.ply_limit = 120;
  options.policies.takeback = number % 2 == 0 ? Takeback::kFree : Takeback::kConsent;
  UtcTime now{Milliseconds(1764100000000)};
  if (clock) {
    options.clock = value_of(read_time_control("5m+3s"));
    options.time = [&] { return now; };
  }
  watch.before.clear();
  const auto match = value_of(Match::create(std::move(options)));
  const auto see = [&](const Update& update) { watch.see(update); };
  for (Seat seat = 0; seat < watch.rules->seat_count(); ++seat) match->subscribe(seat, see);
  match->subscribe(BW_SPECTATOR, see);
  Random random(number);
  for (int i = 0; i < 150 && !match->is_over(); ++i) {
    now += Milliseconds(random.below(700));
    do_anything(*match, random);
  }
}

std::vector<std::shared_ptr<const Rules>> every_rule_set() {
  std::vector<std::shared_ptr<const Rules>> list{tiny("coin_race"), tiny("two_cards"), tiny("secret_towers")};
  const auto catalogue = own_games();
  for (const auto& game : catalogue.games())
    for (const auto& variant : game->variants()) list.push_back(value_of(game->create(variant)));
  return list;
}

}  // namespace

TEST_CASE(
    "a difference applied to the update before gives the update, in every game, also when it was sent") {
  for (const auto& rules : every_rule_set()) {
    Watch watch{rules};
    if (!kSanitized) play_and_watch(watch, 1, false);
    play_and_watch(watch, 4, true);
    INFO(rules->game_id());
    CHECK(watch.differences > 3);
    CHECK(watch.whole == 0);  // no game of ours draws what differences can't tell
    CHECK(watch.bytes < watch.whole_bytes);
  }
}

TEST_CASE("a difference is refused by any other update") {
  const auto match = match_of(board_game());
  const Update first = match->update(0);
  require_done(match->play(0, "c8-c6"));
  const Update second = match->update(0);
  const auto difference = difference_of(first, second);
  CHECK(value_of(apply(difference, first)) == second);
  CHECK(error_of(apply(difference, second)) ==
        "the difference is to update 1 of generation 1, not to 2 of 1");
  Update loaded = first;
  loaded.generation = 2;
  CHECK_FALSE(apply(difference, loaded));
  UpdateDifference nothing;
  nothing.generation = nothing.of = 1;
  CHECK(error_of(apply(nothing, first)) == "the difference tells nothing of the picture");
}

TEST_CASE("what differences of pictures can't tell is sent whole") {
  // Two items of one kind on one place: no rules of ours draw so, but plugins may.
  Update before, after;
  before.generation = after.generation = 1;
  before.number = 1;
  after.number = 2;
  after.picture.items = {{3, 0, 1, 0}, {3, 0, 1, 1}};
  after.picture.borders = {{1, 2, 0, 0, true}};
  SeenMove move;
  move.text = "x";
  move.picture = after.picture;
  move.difference = after.difference = difference(before.picture, after.picture);
  after.news = {move};
  after.last_move = move;
  const auto difference = difference_of(before, after);
  CHECK(difference.picture);
  CHECK(difference.news.front().picture);
  CHECK(value_of(apply(difference, before)) == after);
}

TEST_CASE("a move's difference holds what is new and nothing else") {
  const auto match = match_of(board_game());
  const Update first = match->update(0);
  require_done(match->play(0, "c8-c6"));
  const auto json = to_json(difference_of(first, match->update(0)), match->rules());
  CHECK(json["update"] == 2);
  CHECK(json["of"] == 1);
  CHECK(json["on_turn"].dump() == R"(["white"])");
  CHECK(json["news"].size() == 1);
  for (const char* key : {"picture", "difference", "last_move", "clocks", "now", "paused", "result"})
    CHECK_FALSE(json.contains(key));
  CHECK(json.dump().size() < 600);
}

TEST_CASE("each member of what is seen is compared and told by itself") {
  // As many as the two lists have; the compiler sees to it that these are all.
  std::size_t members = 0;
  each_seen_field([&](const char* name, auto of) {
    Update before, after;
    before.number = 1;
    after.number = 2;
    using Member = std::decay_t<decltype(of(after))>;
    if constexpr (std::is_same_v<Member, bool> || std::is_same_v<Member, std::uint32_t>)
      of(after) = 1;
    else if constexpr (std::is_same_v<Member, std::string>)
      of(after) = "x";
    else if constexpr (requires { of(after).emplace_back(); })
      of(after).emplace_back();
    else
      of(after).emplace();
    const SeenState &one = before, &other = after;
    CHECK_FALSE(one == other);
    const auto difference = difference_of(before, after);
    CHECK(difference.changed == std::set<std::string>{name});
    CHECK(value_of(apply(difference, before)) == after);
    ++members;
  });
  CHECK(members == 18);
}
