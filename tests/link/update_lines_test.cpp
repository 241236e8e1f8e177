// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines of updates, each whole and as the difference to the one before, written for other readers of the protocol:
// the page's tests (tests/web) apply the same differences and compare. In every game, with requests, pauses and
// clocks among the moves.
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/match/json.hpp"
#include "framework/match/update_difference.hpp"
#include "tests/link/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Json = nlohmann::json;
const std::filesystem::path kFolder = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "update_lines";

/// One command that is worth a try; most of them are moves.
void do_something(Match& match, Random& random) {
  using enum Command::Type;
  const auto anyone = static_cast<Seat>(random.below(match.rules().seat_count()));
  if (match.paused() || random.below(7) == 0) {
    constexpr std::array kAny{kOfferDraw, kDeclineDraw, kTakeBack, kAllow,
                              kRefuse,    kPause,       kResume,   kWithdraw};
    (void)match.submit(kAny.at(random.below(kAny.size())), anyone);
    return;
  }
  const auto on_turn = match.seats_on_turn();
  const Seat seat = on_turn[random.below(static_cast<std::uint32_t>(on_turn.size()))];
  const auto moves = match.update(seat).moves;
  require_done(match.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))].text));
}

/// What every viewer is told of one match.
Json lines_of(const std::shared_ptr<const Rules>& rules, std::uint64_t number) {
  UtcTime now{Milliseconds(1764100000000)};
  MatchOptions options;
  options.rules = rules;
  options.seed = Seed::from_number(number);
  options.policies.takeback = Takeback::kConsent;
  options.clock = value_of(read_time_control("5m+3s"));
  options.time = [&] { return now; };
  const auto match = value_of(Match::create(std::move(options)));
  std::vector<Seat> viewers{BW_SPECTATOR};
  for (Seat seat = 0; seat < rules->seat_count(); ++seat) viewers.push_back(seat);
  std::vector<Update> before;
  Json lines = Json::array();
  for (const Seat viewer : viewers) {
    before.push_back(match->update(viewer));
    lines.push_back({{"first", to_json(before.back(), *rules)}, {"steps", Json::array()}});
  }
  const auto see = [&](const Update& after) {
    const auto found = std::find_if(before.begin(), before.end(),
                                    [&](const Update& one) { return one.viewer == after.viewer; });
    if (found->number + 1 == after.number)
      lines[static_cast<std::size_t>(found - before.begin())]["steps"].push_back(
          {{"difference", to_json(difference_of(*found, after), *rules)},
           {"update", to_json(after, *rules)}});
    *found = after;
  };
  for (const Seat viewer : viewers) match->subscribe(viewer, see);
  Random random(number);
  for (int i = 0; i < 150 && !match->is_over(); ++i) {
    now += Milliseconds(random.below(900));
    do_something(*match, random);
  }
  return lines;
}

}  // namespace

TEST_CASE("lines of updates are written for other readers of differences") {
  std::filesystem::create_directories(kFolder);
  std::vector<std::shared_ptr<const Rules>> all{tiny("secret_towers")};
  const auto catalogue = own_games();
  for (const auto& game : catalogue.games()) all.push_back(value_of(game->create(game->variants().front())));
  for (const auto& rules : all) {
    Json seats = Json::array();
    for (Seat seat = 0; seat < rules->seat_count(); ++seat) seats.push_back(rules->seat_name(seat));
    Json lines = lines_of(rules, 5);
    INFO(rules->game_id());
    std::size_t steps = 0;
    for (const auto& line : lines) steps += line["steps"].size();
    CHECK(steps > 5);
    std::ofstream file(kFolder / (std::string(rules->game_id()) + ".json"));
    file << Json{{"seats", std::move(seats)}, {"lines", std::move(lines)}}.dump();
    REQUIRE(file.flush());
  }
}
