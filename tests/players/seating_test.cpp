// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/seating.hpp"

#include "framework/players/seat_turn.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/players/fake_engine.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Place place_of(const std::shared_ptr<const Rules>& rules, LostPlayer lost, bool with_people = true) {
  return {rules, {}, "", with_people, lost};
}

std::string text_of(const Match& match, Seat seat, const Choice& choice) {
  return match.view(seat)->move_text(seat, choice.move);
}

}  // namespace

TEST_CASE("our own players are processes where people play, and play the same again") {
  const auto rules = board_game({{"size", std::int64_t{6}}});
  const auto words = own_player_command("greedy", place_of(rules, LostPlayer::kLose));
  REQUIRE(words.size() > 4);
  CHECK(words[1] == "ugi");
  CHECK(std::find(words.begin(), words.end(), "size=6") != words.end());
  for (const char* name : {"random", "greedy"}) {
    const auto match = match_of(rules, 3);
    std::string before;
    for (int i = 0; i < 2; ++i) {
      const auto player = value_of(seat_player(name, place_of(rules, LostPlayer::kLose)));
      CHECK(player->name() == name);
      CHECK(dynamic_cast<EnginePlayer*>(player.get()) != nullptr);
      const auto text = text_of(*match, 0, value_of(player->play_turn(seat_turn(*match, 0))));
      CHECK((before.empty() || before == text));
      before = text;
    }
  }
  const auto here = value_of(seat_player("random", place_of(rules, LostPlayer::kReplace, false)));
  CHECK(dynamic_cast<EnginePlayer*>(here.get()) == nullptr);
}

TEST_CASE("our own players play the rules that were loaded, whatever has become of the file") {
  const TemporaryFolder folder;
  std::filesystem::copy(std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games/lines_of_action",
                        folder.path() / "lines_of_action");
  for (const auto& file : std::filesystem::directory_iterator(folder.path() / "lines_of_action"))
    if (file.path().string().ends_with(".x86-64-v3.so")) std::filesystem::remove(file);
  const auto plugin = folder.path() / "lines_of_action/lines_of_action.so";
  const auto rules = value_of(value_of(Library::load(plugin))->create("lines_of_action"));
  // As a build writes it: another file of the same name, here of another game.
  std::filesystem::remove(plugin);
  std::filesystem::copy_file(test_plugin("coin_race"), plugin);
  const auto match = match_of(rules, 3);
  const auto player =
      value_of(seat_player("greedy", {rules, plugin.parent_path(), "", true, LostPlayer::kLose}));
  for (int i = 0; i < 2; ++i)
    CHECK(value_of(let_seat_play(*match, match->seats_on_turn().front(), *player)).empty());
  CHECK_FALSE(match->is_over());
}

TEST_CASE("our own players play games with hidden information from views") {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const auto rules = tiny("two_cards");
    const auto match = match_of(rules, seed);
    const auto library = test_plugin("two_cards").parent_path();
    const auto player = value_of(seat_player("greedy", {rules, library, "", true, LostPlayer::kLose}));
    while (!match->is_over()) {
      const auto lost = value_of(let_seat_play(*match, match->seats_on_turn().front(), *player));
      CHECK(lost.empty());
    }
    CHECK(match->result()->reason != "disconnection");
  }
}

TEST_CASE("an engine that crashes is replaced, everybody is told once, and the game goes on") {
  const FakeEngine engine({.go = "exit 1"});
  const auto rules = board_game();
  const auto match = match_of(rules);
  const auto player = value_of(seat_player(engine.name(), place_of(rules, LostPlayer::kReplace)));
  CHECK(value_of(let_seat_play(*match, 0, *player)) ==
        std::vector<Replacement>{{engine.name(), "has ended (exit status 1)", "greedy"}});
  require_done(match->play(1, match->view(1)->moves(1).front()));
  CHECK(value_of(let_seat_play(*match, 0, *player)).empty());
  CHECK(match->line().plies().size() == 3);
  CHECK(player->name() == engine.name());
}

TEST_CASE("where nobody takes over the engine's seat loses by disconnection, and the record says so") {
  const FakeEngine engine({.go = "echo bestmove b1-b8"});
  const auto rules = board_game();
  const auto match = match_of(rules);
  const auto player = value_of(seat_player(engine.name(), place_of(rules, LostPlayer::kLose)));
  CHECK(value_of(let_seat_play(*match, 0, *player)) ==
        std::vector<Replacement>{{engine.name(), "plays 'b1-b8', which is not legal", ""}});
  REQUIRE(match->is_over());
  CHECK(*match->result() == Outcome{{0, 2}, "disconnection"});
  CHECK(error_of(let_seat_play(*match, 0, *player)) == "the game is over");
  CHECK(error_of(match->disconnect(0)) == "the game is over");
  const auto record = value_of(read_record(write_record(match->record())));
  const auto replayed = value_of(replay(record, rules));
  CHECK(replayed.problem.empty());
  CHECK(*replayed.result == *match->result());
}

TEST_CASE("a computer claims a repetition as soon as it may, and only then") {
  MatchOptions options;
  options.rules = board_game();
  options.seed = Seed::from_number(1);
  options.policies.repetition = RepetitionPolicy::kClaim;
  const auto match = value_of(Match::create(options));
  const char* const circle[] = {"b1-b3", "a2-c2", "b3-b1", "c2-a2"};
  for (int ply = 0; ply < 8; ++ply) {
    CHECK_FALSE(value_of(let_seat_claim(*match, match->seats_on_turn().front())));
    require_done(match->play(match->seats_on_turn().front(), circle[ply % 4]));
  }
  CHECK_FALSE(value_of(let_seat_claim(*match, 1)));  // it isn't on turn
  const auto player = value_of(seat_player("random", place_of(options.rules, LostPlayer::kLose, false)));
  CHECK(value_of(let_seat_play(*match, 0, *player)).empty());
  REQUIRE(match->is_over());
  CHECK(*match->result() == Outcome{{1, 1}, "repetition"});
  CHECK(match->line().plies().size() == 8);
}

TEST_CASE("an interrupted player is not replaced") {
  const FakeEngine engine({.go = "sleep 1000"});
  const auto rules = board_game();
  const auto match = match_of(rules);
  const auto player = value_of(seat_player(engine.name(), place_of(rules, LostPlayer::kReplace)));
  SeatTurn turn = seat_turn(*match, 0);
  turn.interrupt = std::make_shared<Interrupt>();
  turn.interrupt->set();
  CHECK(error_of(player->play_turn(turn)) == "was interrupted");
}

TEST_CASE("an engine whose flag has fallen loses by time") {
  const FakeEngine engine({.go = "sleep 1000"});
  const auto rules = board_game();
  std::int64_t now = 0;
  MatchOptions options;
  options.rules = rules;
  options.clock = TimeControl{{SeatControl{SeatControl::Type::kPeriods, {Period{Milliseconds(50)}}, {}, {}}}};
  options.time = [&now] { return UtcTime(Milliseconds(now)); };
  const auto match = value_of(Match::create(std::move(options)));
  const auto player = engine.player();
  const auto turn = seat_turn(*match, 0);
  const auto choice = player->play_turn(turn);
  CHECK(error_of(choice) == "does not answer");
  now = 1000;
  CHECK(value_of(take_choice(*match, 0, *player, choice)).empty());
  CHECK(*match->result() == Outcome{{0, 2}, "time"});
}
