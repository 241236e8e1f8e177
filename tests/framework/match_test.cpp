// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match.hpp"

#include <functional>

#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr Seat kBlack = 0, kWhite = 1;

std::unique_ptr<Match> board_match(const std::string& start = "") {
  MatchOptions options;
  options.rules = board_game();
  if (!start.empty()) options.start = value_of(options.rules->read_position(start));
  return value_of(Match::create(std::move(options)));
}

std::size_t chance_events(const Match& match) {
  std::size_t count = 0;
  for (const auto& ply : match.line().plies()) count += ply.seat == BW_CHANCE ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("a match starts with everything a screen needs") {
  const auto match = board_match();
  const Update& update = match->update(kBlack);
  CHECK(update.number == 1);
  CHECK(update.ply == 0);
  CHECK(update.picture.items.size() == 24);
  CHECK(update.on_turn == std::vector<Seat>{kBlack});
  CHECK(update.moves.size() == 36);
  for (const auto& move : update.moves) CHECK(move.clicks.size() == 2);
  CHECK(update.position == match->rules().start().text());
  CHECK_FALSE(update.table.result);
  CHECK_FALSE(update.last_move);
  CHECK_FALSE(update.table.can_take_back);
  CHECK(match->update(kWhite).moves.empty());
  CHECK(match->update(BW_SPECTATOR).moves.empty());
}

TEST_CASE("a move goes down and an update comes up") {
  const auto match = board_match();
  std::vector<Update> seen;
  (void)match->subscribe(kWhite, [&](const Update& update) { seen.push_back(update); });
  REQUIRE(seen.size() == 1);
  require_done(match->submit({Command::Type::kMove, kBlack, "c8-c6", match->update(kBlack).number}));
  REQUIRE(seen.size() == 2);
  const Update& update = seen.back();
  CHECK(update.number == 2);
  CHECK(update.ply == 1);
  CHECK(update.on_turn == std::vector<Seat>{kWhite});
  CHECK_FALSE(update.moves.empty());
  REQUIRE(update.news.size() == 1);
  CHECK(update.news[0].text == "c8-c6");
  CHECK(update.last_move == update.news[0]);
  REQUIRE(update.difference.pieces.size() == 1);
  CHECK(update.difference.pieces[0].type == PictureChange::Type::kMoved);
  CHECK(update.difference == update.news[0].difference);
  CHECK(apply_difference(seen.front().picture, update.difference) == update.picture);
}

TEST_CASE("a refused command changes nothing") {
  const auto match = board_match();
  int updates = 0;
  (void)match->subscribe(kBlack, [&](const Update&) { ++updates; });
  const auto refused = [&](const Command& command) { return error_of(match->submit(command)); };
  CHECK(refused({Command::Type::kMove, kWhite, "a2-c2", 1}) == "it is not white's turn");
  CHECK(refused({Command::Type::kMove, kBlack, "c8-c6", 7}) ==
        "based on update 7, but the newest one of black is 1");
  CHECK(refused({Command::Type::kMove, 5, "c8-c6", 1}) == "there is no such seat");
  CHECK(refused({Command::Type::kMove, kBlack, "c8-c5", 1}).starts_with("'c8-c5': "));
  CHECK(refused({Command::Type::kMove, kBlack, "c8-c5", 1}).ends_with("(L2.1)"));
  CHECK_FALSE(match->submit({Command::Type::kMove, kBlack, std::string(100000, '\xFF'), 1}));
  CHECK_FALSE(match->play(kBlack, Move{0xFFFFFFFFFFFFFFFFU}));
  CHECK(updates == 1);
  CHECK(match->line().plies().empty());
}

TEST_CASE("moves may be given by value, and by text") {
  const auto match = board_match();
  const Move move = match->view(kBlack)->moves(kBlack).front();
  const std::string text = match->view(kBlack)->move_text(kBlack, move);
  require_done(match->play(kBlack, move));
  CHECK(match->line().plies().front().text == text);
}

TEST_CASE("the rules' result ends a match") {
  // One move connects Black.
  const auto match = board_match("8/8/8/w6w/8/8/1b1b4/8 b");
  const auto& moves = match->update(kBlack).moves;
  REQUIRE_FALSE(moves.empty());
  std::string winning;
  for (const auto& move : moves) {
    Position after = match->view(kBlack).position();
    require_done(after.play(kBlack, value_of(after.read_move(kBlack, move.text))));
    if (after.is_over()) winning = move.text;
  }
  REQUIRE_FALSE(winning.empty());
  require_done(match->play(kBlack, winning));
  CHECK(match->result() == Outcome{{2, 0}, "connection"});
  CHECK(match->update(kWhite).table.result == match->result());
  CHECK(match->update(kWhite).on_turn.empty());
  CHECK(match->update(kWhite).moves.empty());
  CHECK(error_of(match->play(kWhite, "pass")) == "the game is over");
  CHECK(match->seats_on_turn().empty());
}

TEST_CASE("the third occurrence of a position is a draw") {
  const auto match = board_match();
  // There and back: any four moves that lead to where they began.
  const Position start = match->view(kBlack).position();
  std::vector<std::string> circle;
  const std::function<bool(const Position&)> close = [&](const Position& now) {
    if (circle.size() == 4) return now.same_as(start);
    const Seat seat = circle.size() % 2 == 0 ? kBlack : kWhite;
    for (const Move move : now.moves(seat)) {
      const std::string text = now.move_text(seat, move);
      // The third and fourth move have to be the first two turned round.
      if (circle.size() >= 2) {
        const std::string& before = circle[circle.size() - 2];
        if (text != before.substr(3) + "-" + before.substr(0, 2)) continue;
      }
      Position next(now);
      if (text.find('x') != std::string::npos || !next.play(seat, move) || next.is_over()) continue;
      circle.push_back(text);
      if (close(next)) return true;
      circle.pop_back();
    }
    return false;
  };
  REQUIRE(close(start));
  for (int round = 0; round < 2; ++round)
    for (std::size_t i = 0; i < 4; ++i) {
      CHECK_FALSE(match->is_over());
      require_done(match->play(i % 2 == 0 ? kBlack : kWhite, circle[i]));
    }
  CHECK(match->result() == Outcome{{1, 1}, "repetition"});
  CHECK(match->update(kWhite).moves.empty());
}

TEST_CASE("resigning, agreeing and declining") {
  auto match = board_match();
  require_done(match->resign(kWhite));
  CHECK(match->result() == Outcome{{2, 0}, "resignation"});
  CHECK(error_of(match->resign(kBlack)) == "the game is over");

  match = board_match();
  require_done(match->offer_draw(kBlack));
  CHECK(match->update(kWhite).table.draw_offers == std::vector<Seat>{kBlack});
  CHECK(error_of(match->offer_draw(kBlack)) == "black has already offered a draw");
  CHECK(error_of(match->decline_draw(kBlack)) == "nobody else has offered a draw");
  require_done(match->decline_draw(kWhite));
  CHECK(match->update(kBlack).table.draw_offers.empty());
  require_done(match->offer_draw(kWhite));
  require_done(match->play(kBlack, "c8-c6"));  // a move declines
  CHECK(match->update(kWhite).table.draw_offers.empty());
  require_done(match->offer_draw(kBlack));
  require_done(match->offer_draw(kWhite));
  CHECK(match->result() == Outcome{{1, 1}, "agreement"});
  CHECK(match->record().reason == "agreement");
}

TEST_CASE("where the policy says so the players can't agree on a draw") {
  MatchOptions options;
  options.rules = board_game();
  options.policies.draw_agreement = false;
  const auto match = value_of(Match::create(std::move(options)));
  CHECK_FALSE(match->update(kBlack).table.can_offer_draw);
  CHECK(error_of(match->offer_draw(kBlack)) == "in this game the players can't agree on a draw");
  const auto other = match_of(board_game());
  CHECK(other->update(kBlack).table.can_offer_draw);
  CHECK_FALSE(other->update(BW_SPECTATOR).table.can_offer_draw);
  require_done(other->offer_draw(kBlack));
  CHECK_FALSE(other->update(kBlack).table.can_offer_draw);
}

TEST_CASE("chance is drawn from the seed and told") {
  const auto match = match_of(tiny("coin_race"), 5), same = match_of(tiny("coin_race"), 5);
  Seat seat = 0;
  while (!match->is_over()) {
    seat = match->seats_on_turn().front();
    require_done(match->play(seat, "walk:1"));
    require_done(same->play(seat, "walk:1"));
    REQUIRE(match->update(0).news.size() == 2);
    CHECK(match->update(0).news[1].seat == BW_CHANCE);
    CHECK(match->update(0).last_move->text == "walk:1");
  }
  CHECK(match->line().now().text() == same->line().now().text());
  CHECK(chance_events(*match) * 2 == match->line().plies().size());
}

TEST_CASE("a turn that is taken back meets the same dice") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto match = match_of(tiny("coin_race"), seed);
    require_done(match->play(0, "walk:1"));
    require_done(match->play(1, "walk:1"));
    const auto first = match->line().plies()[1].text, second = match->line().plies()[3].text;
    CHECK(match->update(0).table.can_take_back);
    require_done(match->take_back(0));  // both turns
    CHECK(match->line().plies().empty());
    CHECK(match->update(0).rewound);
    CHECK(match->update(0).ply == 0);
    CHECK(match->history(0).empty());
    require_done(match->play(0, "walk:2"));
    require_done(match->play(1, "walk:2"));
    CHECK(match->line().plies()[1].text == first);
    CHECK(match->line().plies()[3].text == second);
  }
}

TEST_CASE("only one's own last turn is taken back") {
  const auto match = board_match();
  CHECK(error_of(match->take_back(kBlack)) ==
        "black has no turn to take back in which nobody else could act and nothing was hidden");
  for (const auto& [seat, move] : {std::pair{kBlack, "c8-c6"}, {kWhite, "h4-f2"}, {kBlack, "g8-g6"}})
    require_done(match->play(seat, move));
  require_done(match->take_back(kWhite));
  CHECK(match->line().plies().size() == 1);
  require_done(match->play(kWhite, match->update(kWhite).moves.front().text));
  require_done(match->resign(kBlack));
  require_done(match->take_back(kWhite));  // a game among friends goes on
  CHECK_FALSE(match->is_over());
  CHECK(match->line().plies().size() == 1);
}

TEST_CASE("rated games and hidden information allow no taking back") {
  const auto rated = match_of(tiny("coin_race"), 1, true);
  require_done(rated->play(0, "walk:1"));
  CHECK_FALSE(rated->update(0).table.can_take_back);
  CHECK(error_of(rated->take_back(0)) == "no move can be taken back in a rated game");
  const auto hidden = match_of(tiny("two_cards"));
  require_done(hidden->play(0, "bet"));
  CHECK_FALSE(hidden->update(0).table.can_take_back);
  CHECK(error_of(hidden->take_back(0)) ==
        "first has no turn to take back in which nobody else could act and nothing was hidden");
}

TEST_CASE("a match can't be made from what doesn't fit together") {
  MatchOptions options;
  CHECK(error_of(Match::create(options)) == "a match needs rules");
  options.rules = tiny("coin_race");
  options.players = {"a", "b", "c"};
  CHECK(error_of(Match::create(options)) == "there are 3 players for 2 seats");
  options.players.clear();
  options.start = tiny("two_cards")->start();
  CHECK(error_of(Match::create(options)) == "the start position belongs to other rules than the match");
}

TEST_CASE("an observer can leave, also while it is told") {
  const auto match = board_match();
  int first = 0, second = 0;
  Match::Subscription own = 0;
  own = match->subscribe(kBlack, [&](const Update&) {
    if (++first == 2) match->unsubscribe(own);
  });
  (void)match->subscribe(kBlack, [&](const Update&) { ++second; });
  require_done(match->play(kBlack, "c8-c6"));
  require_done(match->play(kWhite, "h4-f2"));
  CHECK(first == 2);
  CHECK(second == 3);
}

TEST_CASE("questions are answered and change nothing") {
  const auto match = board_match();
  require_done(match->play(kBlack, "c8-c6"));
  const auto number = match->update(kWhite).number;
  const std::vector<std::uint32_t> clicks{0};
  CHECK_FALSE(match->explain(kWhite, clicks)->legal);
  CHECK_FALSE(match->explain(kWhite, "a2-a5")->legal);
  CHECK(match->explain(kWhite, "h4-f2")->legal);
  REQUIRE(match->history(kWhite).size() == 1);
  CHECK(match->picture_after(kWhite, 0) == Picture::of(View::of(match->rules().start(), kWhite)));
  CHECK(match->picture_after(kWhite, 1) == match->update(kWhite).picture);
  CHECK_FALSE(match->picture_after(kWhite, 2));
  CHECK(match->update(kWhite).number == number);
}
