// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/late_link.hpp"
#include "framework/match/match.hpp"
#include "tests/link/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

constexpr UtcTime kNoonToday{Milliseconds(1'790'000'000'000)};

/// A match whose spectators see it late, with the time in hand.
struct Late {
  explicit Late(SpectatorDelay delay) {
    MatchOptions options;
    options.rules = value_of(own_games().create("lines_of_action"));
    match = value_of(Match::create(std::move(options)));
    link = LateLink::from_start(delay, match->line(), match->generation());
    match->subscribe(BW_SPECTATOR, [this](const Update& update) { link->take(update, match->line(), now); });
    link->watch([this](const Update& update) { shown.push_back(update.ply); });
    link->release(now);
  }
  void play(Milliseconds after, const std::string& move) {
    now += after;
    require_done(match->play(match->seats_on_turn().front(), move));
    link->release(now);
  }
  template <class Answer>
  Answer ask(const Question& question) {
    std::optional<Answer> came;
    link->ask(question,
              [&](const Result<boardwright::Answer>& answer) { came = std::get<Answer>(value_of(answer)); });
    return came.value();
  }
  /// Nothing that can be asked knows more moves than are shown.
  void check_answers(std::size_t moves) {
    CHECK(link->update().ply == moves);
    CHECK(ask<HistoryAnswer>(AskHistory{}).moves.size() == moves);
    CHECK_FALSE(ask<PictureAnswer>(AskPictureAfter{static_cast<std::uint32_t>(moves) + 1}).picture);
    CHECK(ask<ViewAnswer>(AskView{}).position == link->update().position);
    CHECK(ask<ViewAnswer>(AskView{}).picture == link->update().picture);
  }
  UtcTime now = kNoonToday;
  std::unique_ptr<Match> match;
  std::unique_ptr<LateLink> link;
  std::vector<std::uint32_t> shown;
};

}  // namespace

TEST_CASE("spectators see a match so much later, and no answer tells more") {
  Late late({60s, 0});
  late.play(10s, "c8-c6");
  late.play(20s, "a2-c2");
  late.check_answers(0);
  late.now += 39s;  // 59 s after the first
  late.link->release(late.now);
  late.check_answers(0);
  CHECK(late.link->next_due() == late.now + 1s);
  late.now += 1s;
  late.link->release(late.now);
  late.check_answers(1);
  CHECK(late.link->update().last_move->text == "c8-c6");
  late.play(5s, "d8-d6");
  late.check_answers(1);
  late.now += 60s;
  late.link->release(late.now);
  late.check_answers(3);
  // The end is late too.
  require_done(late.match->resign(1));
  late.link->release(late.now);
  CHECK_FALSE(late.link->shows_end());
  late.now += 60s;
  late.link->release(late.now);
  CHECK(late.link->shows_end());
  CHECK(std::ranges::is_sorted(late.shown));
}

TEST_CASE("spectators see a match so many moves later, and all of it once it is over") {
  Late late({0s, 2});
  late.play(1s, "c8-c6");
  late.play(1s, "a2-c2");
  late.check_answers(0);
  late.play(1s, "d8-d6");
  late.check_answers(1);
  late.now += 24h;
  late.link->release(late.now);
  late.check_answers(1);
  CHECK_FALSE(late.link->next_due());
  require_done(late.match->resign(1));
  late.link->release(late.now);
  late.check_answers(3);
  CHECK(late.link->shows_end());
}

TEST_CASE("a move that is taken back before it was shown is shown and taken back late") {
  Late late({60s, 0});
  late.play(1s, "c8-c6");
  require_done(late.match->take_back(0));
  if (late.match->update(1).table.request) {
    Command yes{Command::Type::kAllow, 1, {}, late.match->update(1).number};
    require_done(late.match->submit(yes));
  }
  late.play(1s, "d8-d6");
  late.now += 60s;
  late.link->release(late.now);
  late.check_answers(1);
  CHECK(late.link->update().position == late.match->update(BW_SPECTATOR).position);
}

TEST_CASE("another delay holds for what waits") {
  Late late({60s, 0});
  late.play(1s, "c8-c6");
  late.link->set_delay({});
  late.link->release(late.now);
  late.check_answers(1);
}

TEST_CASE("delays are read and written") {
  CHECK(value_of(read_spectator_delay("5m")) == SpectatorDelay{5min, 0});
  CHECK(value_of(read_spectator_delay("90s")).time == 90s);
  CHECK(value_of(read_spectator_delay("3 moves")) == SpectatorDelay{0s, 3});
  CHECK(value_of(read_spectator_delay("1 move")).moves == 1);
  CHECK_FALSE(value_of(read_spectator_delay("")).any());
  CHECK_FALSE(value_of(read_spectator_delay("0")).any());
  for (const char* text : {"5m", "1m30s", "3 moves", ""})
    CHECK(write_spectator_delay(value_of(read_spectator_delay(text))) == text);
  for (const char* text : {"5", "-5m", "2d", "101 moves", "x moves", " moves", "3 m", "soon", "-1 moves"}) {
    INFO(text);
    CHECK_FALSE(read_spectator_delay(text));
  }
}
