// SPDX-License-Identifier: GPL-3.0-or-later
//
// An organiser's evening over a club's store.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <set>

#include "framework/evening/correction_preview.hpp"
#include "framework/evening/evening.hpp"
#include "framework/evening/event_words.hpp"
#include "framework/evening/what_depends.hpp"
#include "framework/papers/state_code.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/score.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

struct OneLaptop {
  ScratchFolder folder;
  std::shared_ptr<Club> club = open();
  [[nodiscard]] std::shared_ptr<Club> open() const {
    return must(Club::open(StoreLocation::file(folder.path() / "club.db"), ScoringBook()));
  }
};

Settings settings_of(System system) {
  Settings settings;
  settings.name = "Thursday";
  settings.system = system;
  settings.games = {{"lines_of_action", "standard"}};
  settings.presence = PresenceRule::kAssumed;
  return settings;
}

std::vector<NewEntrant> guests(std::initializer_list<const char*> names) {
  std::vector<NewEntrant> people;
  std::int32_t rating = 2000;
  for (const char* name : names) {
    people.push_back({PlayerKind::kGuest, {}, name, rating, {}, {}, {}});
    rating -= 100;
  }
  return people;
}

Draft drafted(Evening& evening) {
  auto drafted = must(evening.rounds().draft());
  if (auto* problem = std::get_if<PairingProblem>(&drafted.what)) FAIL(problem->sentence());
  return std::get<Draft>(std::move(drafted.what));
}

Score score_of(std::string_view text, const Evening& evening) {
  return must(parse_score(text, evening.now().settings));
}

void play_round(Evening& evening, std::string_view result = "1-0") {
  must(evening.rounds().publish(drafted(evening)));
  const auto round = static_cast<std::uint32_t>(evening.now().rounds.size());
  const auto boards = evening.now().rounds.back().boards;
  for (const auto& board : boards)
    must(evening.results().give(round, board.pairing.board, score_of(result, evening)));
}

std::string points_of(const Evening& evening) {
  std::string text;
  for (const auto& line : must(standing_lines(evening.now(), evening.names())))
    text += evening.name(line.player) + " " + shown_points(line.points) + " ";
  return text;
}

}  // namespace

TEST_CASE("results as people write them (T2.3, T4.4)") {
  const Settings plain = settings_of(System::kSwiss);
  Settings two = plain, free = plain;
  two.games_per_match = 2;
  free.scheme.free = true;
  for (const char* text :
       {"1-0", "0-1", "½-½", "0-0", "½-0", "0-½", "u1-0", "u½-½", "+:-", "-:+", "-:-", "*"}) {
    CAPTURE(text);
    const Score score = must(parse_score(text, plain));
    CHECK(score_text(score) == text);
    CHECK(check_score(score, plain));
  }
  CHECK(must(parse_score("=", plain)) == must(parse_score("½-½", plain)));
  CHECK(must(parse_score("0.5-0.5", plain)) == must(parse_score("½-½", plain)));
  for (const char* text : {"", "1", "1-1", "2-0", "1-½", "1--0", "1-0-0", "u", "+", "9999999999-0"})
    CHECK_FALSE(parse_score(text, plain));
  // Whichever signs a keyboard has.
  CHECK(must(parse_score("1 – 0", plain)) == must(parse_score("1-0", plain)));
  CHECK(must(parse_score("0,5\u22120,5", plain)) == must(parse_score("½-½", plain)));
  CHECK(must(parse_score("½", plain)) == must(parse_score("½-½", plain)));
  CHECK(must(parse_score("+ – −", plain)) == must(parse_score("+:-", plain)));
  CHECK(must(parse_score("1,5–0,5", two)) == must(parse_score("1½-½", two)));
  CHECK(must(parse_score("1–0, 0,5–0,5", two)) == must(parse_score("1-0,½-½", two)));
  CHECK(parse_score("2 – 0", plain).error().starts_with("2 – 0 is no result"));
  const Score match = must(parse_score("1½-½", two));  // T2.6
  CHECK(match == Score{Code::kWin, Code::kLoss, 15, 5, 1});
  Score told = match;  // the order of its games is known then
  told.games = {Code::kWin, Code::kDraw};
  CHECK(must(parse_score("1-0,½-½", two)) == told);
  CHECK(must(parse_score("1-0,0-1", two)) ==
        Score{Code::kDraw, Code::kDraw, 10, 10, 0, {Code::kWin, Code::kLoss}});
  CHECK(score_text(match) == "1½-½");
  CHECK_FALSE(parse_score("1-0", two));
  two.scheme.win = 30, two.scheme.draw = 10;
  CHECK_FALSE(parse_score("1-1", two));  // 3 each or 2 each
  CHECK(must(parse_score("½-½,½-½", two)).first_points == 20);
  CHECK(must(parse_score("7-5", free)) == Score{Code::kWin, Code::kLoss, 70, 50, {}});
  // Of 12 points in a match, what phones and the desk send stands for a win and a draw.
  free.scheme.win = 120, free.scheme.draw = 60;
  CHECK(must(parse_score("1-0", free)) == Score{Code::kWin, Code::kLoss, 120, 0, {}});
  CHECK(must(parse_score("0-1", free)) == Score{Code::kLoss, Code::kWin, 0, 120, {}});
  CHECK(must(parse_score("=", free)) == Score{Code::kDraw, Code::kDraw, 60, 60, {}});
  CHECK(must(parse_score("7-5", free)) == Score{Code::kWin, Code::kLoss, 70, 50, {}});
  CHECK(must(parse_score("6-6", free)) == Score{Code::kDraw, Code::kDraw, 60, 60, {}});
}

TEST_CASE(
    "a Swiss evening: nobody meets twice, byes never twice, withdrawn are never paired (T5.1, T4.3, T4.6)") {
  OneLaptop laptop;
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva", "Fee", "Gijs"})));
  std::set<std::pair<std::string, std::string>> met;
  std::set<std::string> byes;
  for (std::uint32_t round = 1; round <= 5; ++round) {
    if (round == 3) must(evening.people().withdraw(must(evening.find("Ben")), false, "train"));
    if (round == 3) must(evening.people().enter(guests({"Late"})));
    play_round(evening, round % 2 == 0 ? "½-½" : "1-0");
    const auto& now = evening.now().rounds.back();
    for (const auto& board : now.boards) {
      CHECK(met.insert(std::minmax(board.pairing.first, board.pairing.second)).second);
      for (const auto& player : {board.pairing.first, board.pairing.second})
        CHECK_FALSE((round >= 3 && evening.name(player) == "Ben"));
    }
    if (!now.published.bye.empty()) {
      CHECK(byes.insert(now.published.bye).second);
      CHECK(evening.name(now.published.bye) != "Ben");
    }
    const auto late = evening.find("Late");
    CHECK((round >= 3) == late.has_value());  // T3.4: paired from the round they arrive in
    if (round == 3) {
      const bool paired =
          now.published.bye == *late || std::ranges::any_of(now.boards, [&](const BoardNow& board) {
            return board.pairing.first == *late || board.pairing.second == *late;
          });
      CHECK(paired);
    }
  }
  const auto table = table_now(evening.now(), evening.names());
  for (const auto& entrant : table.table.entrants)
    if (entrant.name == "Late") CHECK(entrant.rounds[0].code == Code::kZero);
  // T20.2: everything that a round was paired from stands in its event.
  const Published& first = evening.now().rounds.front().published;
  CHECK(first.order.size() == 7);
  CHECK(first.input.size() == 64);
  CHECK_FALSE(first.program.empty());
  CHECK(evening.now().event(evening.now().rounds.front().pairing)->who == "Ann");
  // Everything is there after the program has gone.
  Evening again = must(Evening::open(laptop.open(), "thursday"));
  CHECK(again.now() == evening.now());
}

TEST_CASE("a round robin of five, one of whom withdraws (T12)") {
  OneLaptop laptop;
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kRoundRobin)));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva"})));
  play_round(evening), play_round(evening), play_round(evening);
  must(evening.people().withdraw(must(evening.find("Eva")), false, "ill"));
  for (int round = 4; round <= 5; ++round) {
    must(evening.rounds().publish(drafted(evening)));
    const auto boards = evening.now().rounds.back().boards;
    for (const auto& board : boards)
      if (evening.name(board.pairing.first) == "Eva" || evening.name(board.pairing.second) == "Eva")
        CHECK(board.score.has_value());  // T12.5
      else
        must(evening.results().give(static_cast<std::uint32_t>(round), board.pairing.board,
                                    score_of("½-½", evening)));
  }
  const auto over = must(evening.rounds().draft());
  REQUIRE(std::holds_alternative<PairingProblem>(over.what));
  CHECK(std::get<PairingProblem>(over.what).sentence() == "Everybody has met everybody");
}

TEST_CASE("a draft follows from what is, and what has changed is paired again (T5.8, T20.1)") {
  OneLaptop laptop;
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kSwiss)));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
  const Draft draft = drafted(evening);
  CHECK(drafted(evening) == draft);
  CHECK(evening.now().rounds.empty());
  Evening window = must(Evening::open(laptop.open(), "Thursday"));  // another program with the same store
  must(window.people().enter(guests({"Eva"})));
  CHECK(evening.rounds().publish(draft).error() ==
        "Something has changed since this round was paired; pair it again");
  must(evening.rounds().publish(drafted(evening)));
  CHECK_FALSE(window.rounds().publish(draft));
  CHECK(must(window.refresh()) == false);  // what was refused had looked
  CHECK(window.now() == evening.now());
  // The next round waits for results.
  const auto next = must(evening.rounds().draft());
  REQUIRE(std::holds_alternative<PairingProblem>(next.what));
  CHECK(std::get<PairingProblem>(next.what).rule == "T4.7");
}

TEST_CASE("a result that was corrected after the next pairing (T20.5)") {
  OneLaptop laptop;
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kSwiss)));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
  play_round(evening, "1-0");
  must(evening.rounds().publish(drafted(evening)));
  const auto second = evening.now().rounds[1];
  CHECK_FALSE(evening.results().give(1, 1, score_of("0-1", evening)));                // there is one already
  CHECK_FALSE(evening.results().correct(1, 1, score_of("0-1", evening), false, ""));  // T20.5: with a reason
  const auto preview =
      must(preview_correction(evening.now(), evening.names(), 1, 1, score_of("0-1", evening), false));
  CHECK(preview.moved.size() >= 2);
  CHECK(preview.otherwise.contains(2));  // winners would have met others
  const auto first_board = evening.now().rounds[0].boards[0].pairing;
  must(evening.results().correct(1, 1, score_of("0-1", evening), false, "the slip was read wrongly"));
  CHECK(evening.now().rounds[1] == second);  // that round stays
  CHECK(evening.now().rounds[0].boards[0].said.size() == 2);
  const auto table = table_now(evening.now(), evening.names());
  for (const auto& entrant : table.table.entrants) {
    if (entrant.id == first_board.first) CHECK(entrant.rounds[0].code == Code::kLoss);
    if (entrant.id == first_board.second) CHECK(entrant.rounds[0].code == Code::kWin);
  }
}

TEST_CASE("what something depends on can't be taken back (T20.6)") {
  OneLaptop laptop;
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kSwiss)));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
  must(evening.rounds().publish(drafted(evening)));
  const auto round = evening.now().rounds[0].pairing;
  must(evening.results().give(1, 1, score_of("1-0", evening)));
  CHECK(evening.history().undo(round, "").error() == "This can't be taken back: board 1 of it has a result");
  const auto result = evening.now().rounds[0].boards[0].said[0].event;
  must(evening.history().undo(result, "wrong board"));
  CHECK_FALSE(evening.now().rounds[0].boards[0].score);
  must(evening.history().undo(round, "Eva comes after all"));
  CHECK(evening.now().rounds.empty());
  CHECK(evening.history().undo(evening.now().history[0].id, "").error() ==
        "This can't be taken back: everything follows from its beginning");
  CHECK_FALSE(evening.history().undo(round, "twice"));
  const auto& history = evening.now().history;
  const auto promised = std::ranges::find_if(
      history, [](const Event& event) { return std::holds_alternative<LotPromised>(event.what); });
  REQUIRE(promised != history.end());
  CHECK(evening.history().undo(promised->id, "").error() ==
        "A promised seed stays: the lots are drawn with it");
  const auto entered = std::ranges::find_if(
      history, [](const Event& event) { return std::holds_alternative<Entered>(event.what); });
  REQUIRE(entered != history.end());
  CHECK(what_depends(evening.now(), evening.names(), entered->id).empty());
}

TEST_CASE("pairing by hand says what it breaks, and needs a reason (T20.4)") {
  OneLaptop laptop;
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kSwiss)));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva"})));
  const auto id = [&](const char* name) { return must(evening.find(name)); };
  const auto by_hand = [&](std::vector<std::pair<std::string, std::string>> pairs, const char* bye) {
    return evening.rounds().draft_by_hand(pairs, id(bye));
  };
  CHECK_FALSE(by_hand({{id("Ada"), id("Ada")}}, "Eva"));
  auto draft = must(by_hand({{id("Ada"), id("Ben")}, {id("Cas"), id("Dirk")}}, "Eva"));
  CHECK(draft.round.breaks.empty());
  CHECK_FALSE(evening.rounds().publish(draft));
  must(evening.rounds().publish(draft, "they asked"));
  for (std::uint32_t board : {1U, 2U}) must(evening.results().give(1, board, score_of("1-0", evening)));
  draft = must(by_hand({{id("Ben"), id("Ada")}, {id("Cas"), id("Dirk")}}, "Eva"));
  CHECK(draft.round.breaks == std::vector<std::string>{"T5.1 1", "T5.1 2", "T4.3"});
  must(evening.people().keep_apart({id("Ada"), id("Cas")}, 1, 0, "family"));
  draft = must(by_hand({{id("Ada"), id("Cas")}, {id("Ben"), id("Eva")}}, "Dirk"));
  CHECK(draft.round.breaks == std::vector<std::string>{"T4.10 1"});
  must(evening.rounds().publish(draft, "no other way"));
  // A published round is changed with a reason, and what is left keeps its result.
  must(evening.results().give(2, 2, score_of("½-½", evening)));
  const std::vector<std::pair<std::string, std::string>> other = {{id("Ada"), id("Dirk")},
                                                                  {id("Ben"), id("Eva")}};
  const auto changed = must(evening.rounds().draft_by_hand(other, id("Cas"), 2));
  must(evening.rounds().publish(changed, "Cas went home"));
  REQUIRE(evening.now().rounds.size() == 2);
  CHECK(evening.now().rounds[1].boards[1].score.has_value());
  CHECK(evening.now().rounds[1].published.bye == id("Cas"));
}

TEST_CASE("another laptop goes on from the codes on paper, when nothing else is left") {
  OneLaptop one, two;
  ScratchFolder pocket;
  Evening evening = must(Evening::create(one.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva"})));
  play_round(evening);
  must(evening.rounds().publish(drafted(evening)));
  must(evening.results().give(2, 1, score_of("½-½", evening)));
  const auto codes = papers::state_codes(must(state_text(evening.club(), evening.now())));
  REQUIRE(codes);
  const auto incomplete = find_copies(pocket.write("scanned.txt", codes->back()));
  REQUIRE_FALSE(incomplete);
  CHECK(incomplete.error().find("missing: 1") != std::string::npos);
  std::string all;
  for (const auto& code : *codes) all = code + "\n" + all;
  static_cast<void>(pocket.write("scanned.txt", all));
  const auto copies = must(find_copies(pocket.path()));
  REQUIRE(copies.size() == 1);
  CHECK(copies[0].rounds == 2);
  Evening there = must(Evening::go_on_from(two.club, copies[0], "Bob"));
  CHECK(points_of(there) == points_of(evening));
  CHECK(there.now().rounds == evening.now().rounds);
  must(there.results().give(2, 2, score_of("1-0", there)));
  must(there.rounds().publish(drafted(there)));
  OneLaptop three;  // joined by whoever has the text of the scanner
  CHECK(must(import_tournaments(*three.club, all)).tournaments.size() == 1);
  CHECK_FALSE(import_tournaments(*three.club, codes->back()));
}

TEST_CASE("what a scanner typed is gone on from, and what is missing is said") {
  OneLaptop one, two;
  Evening evening = must(Evening::create(one.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva"})));
  play_round(evening);
  const auto codes = papers::state_codes(must(state_text(evening.club(), evening.now())));
  REQUIRE(codes);
  REQUIRE(codes->size() > 1);
  const auto incomplete = find_copies_in_text(codes->back());
  REQUIRE_FALSE(incomplete);
  CHECK(
      incomplete.error().starts_with("of " + std::to_string(codes->size()) + " codes these are missing: 1"));
  CHECK_FALSE(find_copies_in_text("no code at all"));
  std::string all;
  for (const auto& code : *codes) all += code + "\n";
  const auto copies = must(find_copies_in_text(all));
  REQUIRE(copies.size() == 1);
  CHECK(copies[0].rounds == 1);
  CHECK(copies[0].results == 2);
  CHECK(must(join_copy(*two.club, copies[0])).tournaments == std::vector<std::string>{evening.now().id});
  CHECK(points_of(must(Evening::go_on_from(two.club, copies[0], "Bob"))) == points_of(evening));
}

TEST_CASE("who always sits at one board changes places with those who would have had it (T5.6)") {
  OneLaptop one;
  Evening evening = must(Evening::create(one.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva", "Fee"})));
  const auto sits = [&](const char* name, std::uint32_t board) {
    Entered data = evening.now().entrant(must(evening.find(name)))->data;
    data.board = board;
    must(evening.people().put_right(data, "can't walk far"));
  };
  const auto boards = [&] {
    std::string text;
    const Draft draft = drafted(evening);
    for (const auto& board : draft.round.boards) {
      CHECK(board.board == static_cast<std::uint32_t>(&board - draft.round.boards.data()) + 1);
      const std::set<std::string> two{evening.name(board.first), evening.name(board.second)};
      text += (text.empty() ? "" : " ") + *two.begin() + "-" + *two.rbegin();
    }
    return text;
  };
  CHECK(boards() == "Ada-Dirk Ben-Eva Cas-Fee");
  sits("Fee", 1);
  CHECK(boards() == "Cas-Fee Ben-Eva Ada-Dirk");
  sits("Eva", 1);  // of two who want it, the one whose board comes first
  CHECK(boards() == "Ben-Eva Ada-Dirk Cas-Fee");
  sits("Eva", 9);  // there is no such board
  CHECK(boards() == "Cas-Fee Ben-Eva Ada-Dirk");
  const auto id = [&](const char* name) { return must(evening.find(name)); };
  const std::vector<std::pair<std::string, std::string>> pairs = {
      {id("Ada"), id("Ben")}, {id("Cas"), id("Dirk")}, {id("Eva"), id("Fee")}};
  const Draft by_hand = must(evening.rounds().draft_by_hand(pairs, ""));
  CHECK(by_hand.round.boards[0].first == id("Eva"));
  CHECK(by_hand.round.boards[2].first == id("Ada"));
}

TEST_CASE("in a season somebody is excused more than once, or plays for the club (T15.2, T4.2)") {
  OneLaptop one;
  Evening evening = must(Evening::create(one.club, settings_of(System::kKeizer), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva"})));
  const std::vector<std::string> dirk = {must(evening.find("Dirk"))}, eva = {must(evening.find("Eva"))};
  for (int round = 1; round <= 3; ++round) {
    must(evening.people().say_presence(dirk, Attendance::kHalf));
    CHECK_FALSE(evening.people().say_presence(eva, Attendance::kFull));
    must(evening.people().say_presence(eva, Attendance::kFull, 0, "plays for the club"));
    play_round(evening);
    CHECK(evening.now().rounds.back().published.out.at(dirk[0]) == Attendance::kHalf);
    CHECK(evening.now().rounds.back().published.out.at(eva[0]) == Attendance::kFull);
  }
  // Five people: values 7 6 5 4 3. Dirk has his own once and a third of it each time, Eva two thirds.
  const auto standings = must(evening.standings());
  const auto points = [&](const std::string& player) {
    const auto line = std::ranges::find(standings.lines, player, &PlacedLine::player);
    return line->values.front();
  };
  CHECK(points(eva[0]) > points(dirk[0]));
}

TEST_CASE("what was done is told with whom and which board it is about") {
  OneLaptop one;
  Evening evening = must(Evening::create(one.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
  play_round(evening);
  const std::vector<std::string> dirk = {must(evening.find("Dirk"))};
  must(evening.people().say_presence(dirk, Attendance::kOut));
  const std::string out = evening.now().history.back().id;
  must(evening.results().correct(1, 1, score_of("0-1", evening), false, "misread"));
  const auto told = [&] {
    const Event& event = evening.now().history.back();
    return event_words(event, Language::kEnglish) + " | " +
           event_about(evening.now(), event, evening.names(), Language::kEnglish) + " | " +
           event_reason(event);
  };
  const Board board = evening.now().rounds[0].published.boards[0];
  CHECK(told() == "correction | round 1, board 1: " + evening.name(board.first) + " – " +
                      evening.name(board.second) + " 0-1 | misread");
  must(evening.history().undo(out, "he stays"));
  CHECK(told() == "taken back | presence Dirk, round 2: not here | he stays");
  must(evening.people().keep_apart({must(evening.find("Ada")), dirk[0]}, 1, 0, "family"));
  CHECK(told() == "kept apart | Ada – Dirk | family");
  must(evening.rounds().publish(drafted(evening)));
  CHECK(told() == "published | round 2 | ");
}

TEST_CASE("a copy is none of codes on paper, whatever its people are called") {
  OneLaptop one;
  ScratchFolder stick;
  Evening evening = must(Evening::create(one.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"BWS1/Ada", "Ben"})));
  static_cast<void>(stick.write("copy.evening", must(export_tournament(evening.club(), evening.now()))));
  CHECK(must(find_copies(stick.path())).size() == 1);
}

TEST_CASE("laptop 2 goes on from the copy, and what the first writes later is aside") {
  OneLaptop one, two;
  ScratchFolder stick;
  Evening evening = must(Evening::create(one.club, settings_of(System::kSwiss), "Ann"));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
  CHECK_FALSE(evening.copy_to(stick.path() / "none"));
  must(evening.copy_to(stick.path()));
  play_round(evening);
  CHECK(evening.copy_problem().empty());
  const auto copies = must(find_copies(stick.path()));
  REQUIRE(copies.size() == 1);
  CHECK(copies[0].name == "Thursday");
  CHECK(copies[0].rounds == 1);
  CHECK(copies[0].results == 2);
  CHECK((std::filesystem::status(copies[0].file).permissions() & std::filesystem::perms::others_all) ==
        std::filesystem::perms::none);
  Evening there = must(Evening::go_on_from(two.club, copies[0], "Bob"));
  CHECK(points_of(there) == points_of(evening));
  must(there.rounds().publish(drafted(there)));
  must(there.results().give(2, 1, score_of("1-0", there)));
  // The first laptop wakes up and pairs the same round.
  must(evening.rounds().publish(drafted(evening)));
  must(evening.results().give(2, 1, score_of("0-1", evening)));
  static_cast<void>(must(import_tournaments(*one.club, must(export_tournament(there.club(), there.now())))));
  static_cast<void>(
      must(import_tournaments(*two.club, must(export_tournament(evening.club(), evening.now())))));
  CHECK(must(evening.refresh()));
  CHECK(must(there.refresh()));
  CHECK(evening.now() == there.now());
  CHECK(evening.now().rounds.size() == 2);
  CHECK(score_text(*evening.now().rounds[1].boards[0].score) == "1-0");
  std::size_t late = 0;
  for (const auto& aside : evening.now().aside) late += aside.kind == Aside::Kind::kTooLate ? 1 : 0;
  CHECK(late == 2);
  // A full or broken stick stops nobody.
  std::filesystem::remove_all(stick.path());
  must(evening.results().give(2, 2, score_of("1-0", evening)));
  CHECK_FALSE(evening.copy_problem().empty());
}

TEST_CASE("guests are told apart, and an erased name is nowhere") {
  OneLaptop laptop;
  const auto ada = must(laptop.club->people().add("Ada"));
  Evening evening = must(Evening::create(laptop.club, settings_of(System::kSwiss)));
  NewEntrant member;
  member.id = ada.id;
  must(evening.people().enter(std::vector{member}));
  CHECK_FALSE(evening.people().enter(std::vector{member}));
  CHECK_FALSE(evening.people().enter(guests({"ADA"})));
  CHECK_FALSE(evening.people().enter(guests({"Ben", "ben"})));
  CHECK(evening.now().entrants.size() == 1);  // all or nobody
  must(evening.people().enter(guests({"Ben", "Cas"})));
  must(laptop.club->people().anonymise(ada.id));
  must(evening.refresh());
  CHECK(must(export_tournament(evening.club(), evening.now())).find("Ada") == std::string::npos);
  CHECK(evening.name(ada.id) == "?");
  CHECK(evening.now().entrants.size() == 3);  // T20.8: stays as a number
}

TEST_CASE("Keizer, knock-out and an open evening go the same way") {
  OneLaptop laptop;
  SECTION("Keizer: whoever is there plays (T15)") {
    Evening evening = must(Evening::create(laptop.club, settings_of(System::kKeizer)));
    must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk", "Eva"})));
    play_round(evening);
    must(evening.people().say_presence(std::vector{must(evening.find("Eva"))}, Attendance::kOut));
    play_round(evening);
    for (const auto& board : evening.now().rounds[1].boards)
      CHECK((evening.name(board.pairing.first) != "Eva" && evening.name(board.pairing.second) != "Eva"));
    const auto lines = must(standing_lines(evening.now(), evening.names()));
    REQUIRE(lines.size() == 5);
    CHECK(*lines[0].values.at(0) >= *lines[4].values.at(0));
  }
  SECTION("knock-out: four people, three matches (T13)") {
    Evening evening = must(Evening::create(laptop.club, settings_of(System::kKnockOut)));
    must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
    play_round(evening);
    REQUIRE(evening.now().rounds[0].boards.size() == 2);
    play_round(evening);
    REQUIRE(evening.now().rounds[1].boards.size() == 1);
    const auto over = must(evening.rounds().draft());
    CHECK(std::holds_alternative<PairingProblem>(over.what));
  }
  SECTION("an open evening has matches, and nobody plays two at once (T12.8)") {
    Evening evening = must(Evening::create(laptop.club, settings_of(System::kOpenEvening)));
    must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dirk"})));
    const auto id = [&](const char* name) { return must(evening.find(name)); };
    must(evening.people().say_presence(std::vector{id("Ada"), id("Ben"), id("Cas")}, Attendance::kIn));
    CHECK(evening.now().entrant(id("Ada"))->waiting_since > 0);
    must(evening.matches().begin({id("Ada"), id("Ben"), 0}));
    CHECK(evening.now().entrant(id("Ada"))->waiting_since == 0);
    CHECK_FALSE(evening.matches().begin({id("Ada"), id("Cas"), 0}));
    must(evening.matches().begin({id("Dirk"), id("Cas"), 0}));
    CHECK(evening.now().matches[1].boards[0].pairing.board == 2);
    must(evening.results().give(1, 1, score_of("1-0", evening)));
    CHECK(evening.now().entrant(id("Ada"))->waiting_since > 0);
    CHECK(evening.now().entrant(id("Dirk"))->waiting_since == 0);
    must(evening.matches().begin({id("Ben"), id("Ada"), 0}));
    CHECK(evening.now().matches[2].boards[0].pairing.board == 1);  // the lowest that is free
    CHECK(points_of(evening).starts_with("Ada 1 "));
  }
}
