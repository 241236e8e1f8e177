// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/shown_position.hpp"

#include <catch2/catch.hpp>

#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

void begin_lines_of_action(MatchController& controller) {
  using boardwright::test::value_of;
  static const Catalogue catalogue = boardwright::test::own_games();
  const Entry entry = value_of(catalogue.find("lines_of_action"));
  MatchPlan plan = MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create()));
  plan.seats = seats_of_words(std::vector<std::string>(plan.rules->seat_count(), kHuman));
  REQUIRE(controller.start(std::move(plan)));
}

/// A move that may be played there and isn't this one.
std::string other_than(const std::string& move, const std::vector<LegalMove>& moves) {
  for (const LegalMove& one : moves)
    if (one.text != move) return one.text;
  return {};
}

}  // namespace

TEST_CASE("what is tried out beside a game knows where it began, and never gets into the game") {
  using boardwright::test::value_of;
  using Tried = ShownPosition::Tried;
  MatchController controller;
  begin_lines_of_action(controller);
  ShownPosition shown(controller);
  for (int i = 0; i < 3; ++i) REQUIRE(controller.play(shown.legal_moves().front().text));
  CHECK(shown.live());
  CHECK_FALSE(shown.may_try_out());
  CHECK(shown.moves() == 3);

  shown.look_at(1);
  const std::string played = controller.history()[1].text;
  CHECK(value_of(shown.try_out(played)) == Tried::kKnown);
  CHECK(shown.moves() == 2);
  CHECK(shown.trying() == nullptr);

  shown.look_at(1);
  const std::string other = other_than(played, shown.legal_moves());
  CHECK(value_of(shown.try_out(other)) == Tried::kPlayed);
  REQUIRE(shown.trying() != nullptr);
  CHECK(shown.moves() == 1);
  CHECK(shown.picture() == shown.trying()->picture());
  CHECK_FALSE(shown.try_out("no move"));
  CHECK(shown.step_in_variation(0));
  CHECK(shown.can_step_on());
  CHECK(value_of(shown.try_out(other_than(other, shown.legal_moves()))) == Tried::kPlayed);
  CHECK(shown.variations().size() == 2);  // it branches
  CHECK(controller.history().size() == 3);

  CHECK_FALSE(shown.drop_variation(0));  // not on the board
  CHECK(shown.trying_which() == 0);
  CHECK(shown.drop_variation(0));
  CHECK(shown.moves() == 1);
  CHECK_FALSE(shown.live());

  REQUIRE(shown.try_out(other));
  for (int i = 0; i < 3; ++i) REQUIRE(controller.take_back());
  shown.follow();  // where it began is gone
  CHECK(shown.variations().empty());
  CHECK(shown.live());
}
