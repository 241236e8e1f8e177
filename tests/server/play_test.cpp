// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole games over real sockets.
#include <utility>

#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

/// Plays random legal moves until it is over, or so many; how many. The first page knows how it stands then.
int play_out(TwoAtATable& at, int most) {
  Random random(7);
  ClubPage* mover = nullptr;
  std::uint32_t moved_at = 0;
  for (int ply = 0;; ++ply) {
    // What the mover's page shows may be from before its move, whose answer comes first.
    const auto is_on_turn = [&, last = std::exchange(mover, nullptr)](const ClubPage& page) {
      const Update& update = page.link->update();
      return !update.moves.empty() && (&page != last || update.ply > moved_at);
    };
    for (int tries = 0; tries < 500 && mover == nullptr; ++tries)
      for (ClubPage* page : {&at.first, &at.second}) {
        page->listen(tries == 0 ? 0ms : 20ms);
        if (at.first.link->update().table.result) return ply;
        if (is_on_turn(*page)) mover = page;
      }
    REQUIRE(mover != nullptr);
    if (ply == most) return ply;
    moved_at = mover->link->update().ply;
    const auto& moves = mover->link->update().moves;
    require_done(mover->move(moves[random.below(static_cast<std::uint32_t>(moves.size()))].text));
  }
}

std::shared_ptr<const Rules> rules_of(const std::string& name) { return value_of(own_games().create(name)); }

}  // namespace

TEST_CASE("two guests play a game over the server, with a spectator") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  REQUIRE(server.port != 0);
  const auto rules = rules_of("lines_of_action");
  TwoAtATable at(server, "lines_of_action", "standard", *rules, "3m+2s");
  ClubPage watcher(server, "Carl");
  REQUIRE(watcher.open() == 101);
  watcher.watch(at.match, *rules, BW_SPECTATOR);
  REQUIRE(watcher.link->begun());
  CHECK(watcher.link->update().moves.empty());
  CHECK(at.first.link->update().clocks.size() == 2);

  require_done(at.first.move("c8-c6"));
  at.second.listen(200ms), watcher.listen(200ms);
  CHECK(at.second.link->update().last_move->text == "c8-c6");
  CHECK(watcher.link->update().last_move->text == "c8-c6");
  // Why not, by the rule's number; and nobody plays for another.
  std::optional<Result<Answer>> why;
  at.second.link->ask(AskExplain{{}, "a2-d2"}, [&](const Result<Answer>& answer) { why = answer; });
  at.second.listen(200ms);
  REQUIRE(why);
  CHECK(std::get<ExplainAnswer>(value_of(*why)).explanation->rule == "L2.1");
  CHECK(at.first.move("d8-d6").refusal().code == RefusalCode::kNotYourTurn);
  CHECK_FALSE(watcher.move("a2-c2"));
  require_done(at.second.move("a2-c2"));

  // A draw by consent.
  at.first.listen(100ms);
  require_done(at.first.submit({Command::Type::kOfferDraw, 0, {}, 0}));
  at.second.listen(200ms);
  CHECK(at.second.link->update().table.draw_offers == std::vector<Seat>{0});
  require_done(at.second.submit({Command::Type::kOfferDraw, 0, {}, 0}));
  at.first.listen(200ms);
  REQUIRE(at.first.link->update().table.result);
  CHECK(at.first.link->update().table.result->reason == "agreement");
  // The lobby knows, and both may play again with the seats turned.
  CHECK(at.first.lobby_command({{"do", "again"}, {"table", at.table}})["type"] == "done");
  const Json again = at.second.lobby_command({{"do", "again"}, {"table", at.table}});
  CHECK(again["table"] != at.table);
  const std::string next = at.second.match_at(again["table"]);
  REQUIRE_FALSE(next.empty());
  at.second.watch(next, *rules, 0);
  require_done(at.second.move("c8-c6"));
}

TEST_CASE("every game of the catalogue is played from the first move to the last") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  for (const auto& [game, variant] :
       std::vector<std::pair<std::string, std::string>>{{"lines_of_action", "standard"},
                                                        {"dice_checkers", ""},
                                                        {"two_field", "duel"},
                                                        {"militakiri", ""}}) {
    INFO(game);
    const auto entry = value_of(own_games().find(variant.empty() ? game : game + "/" + variant));
    const auto rules = value_of(entry.create());
    // Names are for one evening: each game has its own people.
    ServerRun own(folder / (game + ".db"));
    TwoAtATable at(own, game, entry.variant->id, *rules);
    for (ClubPage* page : {&at.first, &at.second}) {
      // Where there is a set-up it is asked for, made by lot and submitted whole.
      std::optional<Result<Answer>> made;
      page->link->ask(AskArrange{{}, ArrangeChange{ArrangeChange::Type::kAtRandom, 0, 0, 0, 5}},
                      [&](const Result<Answer>& answer) { made = answer; });
      for (int i = 0; i < 50 && !made; ++i) (void)page->hear("", 200ms);
      REQUIRE(made);
      const auto arranged = std::get<ArrangeAnswer>(value_of(*made)).arranged;
      if (!arranged) continue;
      CHECK(arranged->complete);
      Command ready{Command::Type::kArrange, 0, {}, 0};
      ready.placed = arranged->placed;
      require_done(page->submit(ready));
    }
    const int plies = play_out(at, 120);
    CHECK(plies > 10);
    if (!at.first.link->update().table.result)
      require_done(at.first.submit({Command::Type::kResign, 0, {}, 0}));
    for (int i = 0; i < 100 && !at.second.link->update().table.result; ++i) at.second.listen(100ms);
    CHECK(at.second.link->update().table.result);
  }
}

TEST_CASE("a computer plays at the server, and a finished game is looked at with everything open") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = rules_of("two_field/barrage");
  ClubPage page(server, "Ada");
  REQUIRE(page.open() == 101);
  const std::string own(rules->seat_name(0)), other(rules->seat_name(1));
  std::string match;
  // A computer that plays at random may take the flag with its first move: then once more.
  do {
    const Json opened = page.lobby_command({{"do", "open"},
                                            {"game", "two_field"},
                                            {"variant", "barrage"},
                                            {"seat", own},
                                            {"computers", {{other, "level:1"}}}});
    INFO(opened.dump());
    REQUIRE(opened["type"] == "done");
    match = page.match_at(opened["table"]);
    page.watch(match, *rules, 0);
    std::optional<Result<Answer>> made;
    page.link->ask(AskArrange{{}, ArrangeChange{ArrangeChange::Type::kAtRandom, 0, 0, 0, 5}},
                   [&](const Result<Answer>& answer) { made = answer; });
    for (int i = 0; i < 50 && !made; ++i) (void)page.hear("", 200ms);
    REQUIRE(made);
    Command ready{Command::Type::kArrange, 0, {}, 0};
    ready.placed = std::get<ArrangeAnswer>(value_of(*made)).arranged->placed;
    require_done(page.submit(ready));
    for (int i = 0; i < 100 && page.link->update().moves.empty(); ++i) (void)page.hear("", 500ms);
    REQUIRE_FALSE(page.link->update().moves.empty());  // the computer has set up
    require_done(page.move(page.link->update().moves.front().text));
    const auto ply = page.link->update().ply;
    for (int i = 0; i < 100 && page.link->update().ply <= ply; ++i) (void)page.hear("", 500ms);
    CHECK(page.link->update().last_move->seat == 1);
  } while (page.link->update().table.result);

  // Before the end nobody sees everything.
  page.say({{"type", "watch"}, {"match", match}, {"as", "everything"}});
  CHECK(page.hear("refused")["code"] == "unknown");
  page.watch(match, *rules, 0);
  require_done(page.submit({Command::Type::kResign, 0, {}, 0}));
  page.say({{"type", "watch"}, {"match", match}, {"as", "everything"}});
  const Json watching = page.hear("watching");
  CHECK(watching["viewer"] == "everything");
  const Json update = page.hear("update")["update"];
  CHECK(update["result"]["reason"] == "resignation");
  const auto whole = value_of(update_from_json(update.dump(), SeatNames(*rules)));
  CHECK(whole.picture.items.size() >= 14);
}

TEST_CASE("what the network takes is given back, and who lies about it gets no more than the quota") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = rules_of("lines_of_action");
  TwoAtATable at(server, "lines_of_action", "standard", *rules, "3m+2s");
  // Far away, as it says: each of the server's numbers comes back half a second late.
  const auto lie = [](ClubPage& page) {
    for (int n = 1; n <= 3; ++n) {
      page.say({{"type", "beat"}, {"n", n}});
      const Json beat = page.hear("beat");
      std::this_thread::sleep_for(500ms);
      page.say({{"type", "pong"}, {"number", beat["number"]}});
    }
  };
  require_done(at.first.move(at.first.link->update().moves.front().text));  // the clock begins
  Random random(3);
  for (int turn = 0; turn < 3; ++turn)
    for (ClubPage* mover : {&at.second, &at.first}) {
      for (int i = 0; i < 100 && mover->link->update().moves.empty(); ++i) mover->listen(20ms);
      if (mover == &at.second) lie(*mover);
      if (mover->link->update().table.result) break;
      const auto& moves = mover->link->update().moves;
      REQUIRE_FALSE(moves.empty());
      require_done(mover->move(moves[random.below(static_cast<std::uint32_t>(moves.size()))].text));
    }
  CHECK(at.second.link->update().clocks[1].credited == Milliseconds(0));  // told when it is over
  require_done(at.first.submit({Command::Type::kResign, 0, {}, 0}));
  at.second.listen(100ms);
  const auto& clocks = at.second.link->update().clocks;
  REQUIRE(clocks.size() == 2);
  CHECK(clocks[1].credited == Milliseconds(300));  // of 1,500
  // Three turns of his own, and the one that the end has cut off.
  CHECK(clocks[1].remaining < Milliseconds(182000 + 3 * (2000 - 1500) + 300 + 2000));
  CHECK(clocks[0].credited == Milliseconds(0));  // nothing is known of his way
}
