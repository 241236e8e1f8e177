// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen shows beside the moves: what would come of a capture, and what goes on now.
#include <boardwright/abi/phase.h>

#include <algorithm>
#include <map>

#include "game_under_test.hpp"
#include "positions.hpp"

namespace {

using boardwright::Explanation;
using under_test::Game;

/// Message and arguments, such as "takes_rank height=1 result=2 taken=1".
std::string told(const Explanation& answer) {
  std::map<std::string, std::string> arguments;
  for (const auto& given : answer.arguments) {
    const auto* number = std::get_if<std::int64_t>(&given.value);
    arguments[given.name] = number != nullptr ? std::to_string(*number) : std::get<std::string>(given.value);
  }
  std::string text = answer.message;
  for (const auto& [name, value] : arguments) text += " " + name + "=" + value;
  return text;
}

/// The same from what the slow rules do.
std::string expected(const slow::Game& before, const std::string& move) {
  const std::string actor = before.turn() == 'r' ? "red" : "blue";
  slow::Game after = before;
  after.play(actor, move);
  if (after.result() && after.result()->reason == "towers_taken") return "takes_last_tower";
  const std::size_t sign = move.find('x');
  const slow::Piece attacker = before.board().at(slow::field_of(move.substr(0, sign)));
  const slow::Field to = slow::field_of(move.substr(sign + 1));
  const slow::Piece taken = before.board().at(to);
  if (attacker.tower())
    return taken.tower() ? "tower_takes_tower" : "tower_takes taken=" + std::to_string(taken.height);
  const std::string height = "height=" + std::to_string(attacker.height);
  if (taken.tower()) return "takes_tower " + height;
  const int spares = after.reserve(before.turn(), attacker.shape);
  if (spares < before.reserve(before.turn(), attacker.shape))
    return std::string(after.due() == 'm' ? "takes_rank_waits " : "takes_rank_promotes ") + height +
           " result=" + std::to_string(before.limit(attacker.shape)) + " spares=" + std::to_string(spares) +
           " taken=" + std::to_string(taken.height);
  return "takes_rank " + height + " result=" + std::to_string(after.board().at(to).height) +
         " taken=" + std::to_string(taken.height);
}

std::string phase(const std::string& position, bw_seat viewer = 0) {
  const Game game({}, position);
  const auto* table = game.rules().extension<bw_phase>(BW_PHASE);
  REQUIRE(table != nullptr);
  bw_explanation answer{};
  answer.struct_size = sizeof answer;
  const auto view = game.position().view(viewer);
  const bw_status status = table->tell(game.rules().raw(), view.data(), viewer, &answer);
  if (status == BW_UNSUPPORTED) return "";
  REQUIRE(status == BW_OK);
  return told(Explanation::from(answer));
}

}  // namespace

TEST_CASE("what would come of a capture is what comes of it") {
  boardwright::Random random(4);
  std::map<std::string, int> met;
  for (int i = 0; i < 600; ++i) {
    slow::Options options;
    options.double_board = i % 2 == 0;
    const std::string text =
        positions::random_position(options, static_cast<positions::Kind>(i % positions::kKinds), random);
    const slow::Game slow(options, text);
    if (slow.actors().empty()) continue;
    const Game game(options, text);
    for (const auto& move : slow.moves(slow.actors().front())) {
      INFO(text << " " << move);
      const Explanation answer = game.explanation(move);
      REQUIRE(answer.legal);
      if (move.find('x') == move.npos) {
        REQUIRE(answer.message.empty());
        continue;
      }
      REQUIRE(told(answer) == expected(slow, move));
      ++met[answer.message];
    }
  }
  for (const char* message : {"takes_last_tower", "tower_takes_tower", "tower_takes", "takes_tower",
                              "takes_rank", "takes_rank_promotes", "takes_rank_waits"}) {
    INFO(message);
    CHECK(met[message] > 0);
  }
}

TEST_CASE("what goes on now") {
  CHECK(phase("6/6/6/6/6/6/6/6/6/6/6/6 * 122/122 - m - 0").substr(0, 5) == "setup");
  CHECK(phase("s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 d "
              "122/122 - m - 0") == "dice");
  CHECK(phase("sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 - pP - 0") == "placement tower=red_plus_tower");
  CHECK(phase("sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 b 121/122 sp m - 0") ==
        "forced_placement tower=blue_star_tower");
  CHECK(phase("5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m 50/49 0") == "endgame blue=49 red=50");
  // An ordinary turn is nothing to tell, or just that.
  const std::string turn = phase("sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 - m - 0");
  CHECK((turn.empty() || turn == "turn"));
}
