// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two evenings whose pictures are in docs/evening.md, as an organiser sees them in the middle.
#include "tests/desktop/evening_under_test.hpp"
#include "ui/desktop/evening/standings_panel.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("the third round of fourteen people is being played", "[pictures]") {
  EveningUnderTest evening(14, {1200, 800});
  evening.begin(tournament::System::kSwiss, "lines_of_action/standard", 5);
  emit evening.page().people().all_here_wanted();
  for (const auto& results :
       {std::vector{"1 1", "2 2", "3 =", "4 1", "5 1", "6 =", "7 2"},
        std::vector{"1 2", "2 1", "3 1", "4 =", "5 2", "6 1", "7 1"}, std::vector{"1 1", "2 1", "3 2"}}) {
    evening.pair_round();
    for (const char* result : results) evening.type_result(result);
  }
  REQUIRE(evening.now().rounds.size() == 3);
  CHECK(evening.page().boards().shown().boards.size() == 7);
  CHECK(evening.page().standings().table().rowCount() == 14);
  keep(evening.test.window(), "evening-playing");
}

TEST_CASE("ten people come and go at an open evening", "[pictures]") {
  EveningUnderTest evening(12, {1200, 800});
  evening.choose(tournament::System::kOpenEvening);
  evening.press("person_more");
  evening.press("tournament_begin");
  for (int at = 0; at < 10; ++at) evening.check_in(kMembers[at]);
  for (int board = 1; board <= 3; ++board) evening.press("proposal_yes");
  evening.type_result("1 1");
  evening.type_result("2 =");
  REQUIRE(evening.now().matches.size() == 3);
  CHECK(evening.now().matches[1].boards[0].score.has_value());
  CHECK(evening.page().open_boards().proposals() > 0);
  keep(evening.test.window(), "evening-open");
}
