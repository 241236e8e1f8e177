// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament_evening.hpp"

#include "ui/cli/club_commands.hpp"
#include "ui/cli/system_options.hpp"

namespace boardwright::cli {
namespace {

using Options = TournamentEveningOptions;
using Run = int (*)(const Context&, const Options&);

/// One sub-command with what all of them have.
class Adds {
 public:
  Adds(CLI::App& tournament, Options& options, const Context& context, std::function<void()> start,
       int& status)
      : tournament_(tournament),
        options_(options),
        context_(context),
        start_(std::move(start)),
        status_(status) {}

  CLI::App& command(const char* name, const char* meaning, Run run) {
    auto* sub = tournament_.add_subcommand(name, meaning);
    add_store(*sub, options_.store);
    sub->add_option("--who", options_.who, "who does it, as it is kept with every event");
    sub->callback([&options = options_, &context = context_, start = start_, &status = status_, run] {
      start();
      status = run(context, options);
    });
    return *sub;
  }
  /// One of a tournament that is there.
  CLI::App& of_one(const char* name, const char* meaning, Run run) {
    auto& sub = command(name, meaning, run);
    sub.add_option("--tournament", options_.tournament,
                   "its name, or the beginning or end of its id; else the newest");
    return sub;
  }

 private:
  CLI::App& tournament_;
  Options& options_;
  const Context& context_;
  std::function<void()> start_;
  int& status_;
};

void add_new(CLI::App& sub, Options& options) {
  sub.add_option("name", options.name, "what it is called")->required();
  sub.add_option(
      "--system", options.system,
      "open-evening, round-robin, swiss, keizer, knock-out, two-game-swiss, mac-mahon, ladder, team-swiss or "
      "scheveningen");
  sub.add_option("--game", options.games, "what is played; several: each round another one")->required();
  sub.add_option("--points", options.points,
                 "what results are worth, such as 3-1-0; own: what the games give");
  sub.add_option("--tie-breaks", options.tie_breaks, "codes in order, such as BH/C1,BH,DE")->delimiter(',');
  sub.add_option("--rounds", options.rounds, "how many are planned");
  sub.add_option("--games-per-match", options.games_per_match, "2: with sides swapped");
  sub.add_option("--cycles", options.cycles, "of a round robin; 2: with sides swapped");
  sub.add_option("--boards", options.boards, "there are so many; else enough");
  sub.add_option("--sets", options.sets, "boards of each game, in order; 0: enough")->delimiter(',');
  sub.add_option("--clock", options.clock, "for everybody's information, such as 15m+10s");
  sub.add_option("--fill", options.fill, "a computer that plays for fun instead of a bye, such as level:2");
  sub.add_flag("--assumed", options.assumed, "everybody is here until somebody says otherwise");
  sub.add_flag("--no-sides", options.no_sides, "it doesn't matter who has which side");
  sub.add_flag("--unrated", options.unrated, "matches don't count for points and ratings");
  sub.add_flag("--by-lot", options.by_lot, "numbers are drawn");
  sub.add_flag("--as-entered", options.as_entered, "numbers are in the order in which people were entered");
  add_systems(sub, options);
}

void add_change(CLI::App& sub, Options& options) {
  sub.add_option("--name", options.new_name, "what it is called");
  sub.add_option("--rounds", options.new_rounds, "how many are planned; once it has begun with a reason");
  sub.add_option("--tie-breaks", options.tie_breaks,
                 "codes in order, or usual; once it has begun with a reason")
      ->delimiter(',');
  sub.add_option("--clock", options.new_clock, "such as 15m+10s; none: no clock");
  sub.add_option("--boards", options.new_boards, "there are so many; 0: enough");
  sub.add_option("--sets", options.sets, "boards of each game, in order; 0: enough")->delimiter(',');
  sub.add_option("--fill", options.new_fill, "a computer that plays instead of a bye; none: nobody");
  sub.add_option("--patience", options.new_patience,
                 "of an open evening: minutes before a computer is offered");
  sub.add_option("--open-until", options.new_until,
                 "of a table: the last day for its matches, such as 2027-03-31; none: no such day");
  sub.add_option("--reason", options.reason, "why");
}

void add_people(Adds& adds, Options& options) {
  auto& enter = adds.of_one("enter", "people play: members by name, others are guests", tournament_enter);
  enter.add_option("people", options.people, "names");
  enter.add_option("--file", options.file, "a list or a spreadsheet as text; - for standard input");
  enter.add_option("--rating", options.rating, "of those who are named");
  enter.add_option("--team", options.team, "they play for this team");
  enter.add_option("--grade", options.grade, "of a MacMahon tournament, else by rating");
  enter.add_flag("--check", options.check, "only says who would be entered");
  auto& right = adds.of_one("put-right", "what is wrong of somebody, or what he likes", tournament_put_right);
  right.add_option("person", options.people, "a name or #number")->expected(1)->required();
  right.add_option("--rating", options.rating, "the right one");
  right.add_option("--title", options.new_title, "title or status");
  right.add_option("--club", options.new_club, "club or family");
  right.add_option("--team", options.new_team, "whom he plays for");
  right.add_option("--grade", options.grade, "of a MacMahon tournament");
  right.add_option("--board", options.at_board, "where he always sits; 0: anywhere");
  right.add_option("--likes", options.games, "of an open evening's games, once for each; all: every one");
  right.add_option("--reason", options.reason, "why");
  auto& balance = adds.of_one("balance", "what somebody has earned elsewhere, once", tournament_balance);
  balance.add_option("person", options.people, "a name or #number")->expected(1)->required();
  balance.add_option("--points", options.balance, "such as 3.5");
  balance.add_option("--rating", options.rating, "else as it was entered");
  balance.add_option("--status", options.title, "title or status");
  balance.add_option("--reason", options.reason, "where it was earned");
  auto& line_up = adds.of_one("line-up", "who plays for a team, board by board", tournament_line_up);
  line_up.add_option("people", options.people, "the team, then its people")->required();
  line_up.add_option("--round", options.round, "from this round on, else the next one");
  line_up.add_option("--reason", options.reason, "why");
  auto& presence = adds.of_one("presence", "who is here in a round, and who isn't", tournament_presence);
  presence.add_option("people", options.people, "names or #numbers");
  presence.add_flag("--everybody", options.everybody, "who hasn't withdrawn");
  presence.add_flag("--out", options.out, "not here in this round");
  presence.add_flag("--half", options.half, "out, with half a point");
  presence.add_flag("--full", options.full, "out, with a full point; needs a reason");
  presence.add_option("--round", options.round, "else the next one");
  presence.add_option("--reason", options.reason, "why");
  auto& withdraw = adds.of_one("withdraw", "somebody plays no further round", tournament_withdraw);
  withdraw.add_option("people", options.people, "names or #numbers")->required();
  withdraw.add_flag("--back", options.back, "comes back from the next round on");
  withdraw.add_option("--reason", options.reason, "why");
  auto& apart = adds.of_one("apart", "people who are not to meet", tournament_apart);
  apart.add_option("people", options.people, "names or #numbers")->required();
  apart.add_option("--from", options.first_round, "from this round on")->check(CLI::Range(1U, 1000U));
  apart.add_option("--to", options.last_round, "up to this round, else to the end");
  apart.add_option("--reason", options.reason, "why");
}

void add_rounds(Adds& adds, Options& options) {
  auto& draft = adds.of_one("draft", "the next round as it would be published", tournament_draft);
  draft.add_flag("--json", options.json, "as JSON");
  auto& publish = adds.of_one("publish", "publishes the next round", tournament_publish);
  publish.add_option("--pair", options.pairs, "by hand: \"Ada - Ben\", once for each board");
  publish.add_option("--bye", options.bye, "by hand: who has the bye");
  publish.add_option("--instead-of", options.instead_of, "changes this published round, the last one");
  publish.add_flag("--all", options.all_rounds,
                   "of a table: all rounds that are left, to be played in any order");
  publish.add_option("--reason", options.reason, "why it is paired by hand");
}

/// Pairs that the people ask for themselves, and boards that are played here.
void add_pairs(Adds& adds, Options& options) {
  auto& match = adds.of_one("match", "two of an open evening play", tournament_match);
  match.add_option("people", options.people, "two names or #numbers")->expected(2)->required();
  match.add_option("--game", options.game, "else the evening's first");
  auto& challenge = adds.of_one("challenge", "one challenges another on a ladder", tournament_challenge);
  challenge.add_option("people", options.people, "who challenges, and whom")->expected(2)->required();
  auto& play = adds.of_one("play", "plays a board here; its result enters by itself", tournament_play);
  play.add_option("board", options.board, "its number")->required();
  play.add_option("--round", options.round, "else the last one");
  auto& next =
      adds.of_one("next", "who plays next: of an open evening or of a table, and why", tournament_next);
  next.add_option("id", options.tournament, "the tournament, as with --tournament");
  next.add_flag("--accept", options.accept, "pairs all of them");
  next.add_option("--left", options.left, "minutes until the evening ends")->check(CLI::Range(0U, 1440U));
  next.add_flag("--json", options.json, "as JSON");
  auto& decline = adds.of_one("decline", "two don't want to meet for a while", tournament_decline);
  decline.add_option("people", options.people, "two names or #numbers")->expected(2)->required();
}

/// What is asked and said of a pair before it plays.
void add_choices(Adds& adds, Options& options) {
  auto& why = adds.of_one("why", "why two met in a Swiss round, or somebody has the bye", tournament_why);
  why.add_option("id", options.tournament, "the tournament, as with --tournament");
  why.add_option("--round", options.round, "else the last one");
  why.add_option("--board", options.board, "whose pair");
  why.add_flag("--bye", options.of_bye, "of the bye");
  why.add_option("--not", options.not_with, "why not with this one instead");
  auto& game = adds.of_one("game", "what the two at a board have chosen to play", tournament_game);
  game.add_option("board", options.board, "its number")->required();
  game.add_option("game", options.game, "one of the tournament's")->required();
  game.add_option("--by", options.by, "who chose it, being ranked higher; else the two agree");
  game.add_option("--round", options.round, "else the last one");
}

void add_results(Adds& adds, Options& options) {
  auto& result = adds.of_one("result", "how a board ended", tournament_result);
  result.add_option("board", options.board, "its number")->required();
  result.add_option("score", options.score, "1-0, 0-1, ½-½ or =, +:- by forfeit, * adjourned")->required();
  result.add_option("--round", options.round, "else the last one");
  auto& phone = adds.of_one("phone", "one of the two says by phone how a board ended", tournament_phone);
  phone.add_option("board", options.board, "its number")->required();
  phone.add_option("score", options.score, "as with result")->required();
  phone.add_option("--by", options.by, "who says so")->required();
  phone.add_option("--round", options.round, "else the last one");
  adds.of_one("begin", "everybody sits: time to wait for others runs", tournament_begin)
      .add_option("--round", options.round, "else the last one");
  auto& absent = adds.of_one("absent", "who isn't there has lost; nobody named: boards that need not wait",
                             tournament_absent);
  absent.add_option("person", options.people, "a name or #number")->expected(0, 1);
  absent.add_option("--board", options.board, "where");
  absent.add_option("--round", options.round, "else the last one");
  auto& what_if = adds.of_one("what-if", "the standings if boards end so", tournament_what_if);
  what_if.add_option("boards", options.events, "such as 1=1-0 2==")->required();
  what_if.add_option("--round", options.round, "else the last one");
  what_if.add_flag("--json", options.json, "as JSON");
  auto& correct = adds.of_one("correct", "another result; without a reason only what it would change",
                              tournament_correct);
  correct.add_option("board", options.board, "its number")->required();
  correct.add_option("score", options.score, "the right one; none: there is no result yet")->required();
  correct.add_option("--round", options.round, "else the last one");
  correct.add_flag("--swapped", options.swapped, "they sat the other way round");
  correct.add_option("--reason", options.reason, "why; with it the result is corrected");
}

void add_last_words(Adds& adds, Options& options) {
  adds.of_one("show", "rounds, boards, and what has to be decided", tournament_show)
      .add_flag("--json", options.json, "as JSON");
  adds.of_one("standings", "who stands where", tournament_standings)
      .add_flag("--json", options.json, "as JSON");
  adds.of_one("history", "everything that was done, by whom, with ids", tournament_history)
      .add_flag("--json", options.json, "as JSON");
  auto& lots =
      adds.of_one("lots", "what the next lot is promised by, and whether each lot is what its seed draws",
                  tournament_lots);
  lots.add_flag("--draw", options.draw, "draws the lots that are due now");
  lots.add_option("--said", options.said, "with --draw: words of people in the room, said after the promise");
  lots.add_flag("--json", options.json, "as JSON");
  auto& undo = adds.of_one("undo", "takes something back on which nothing depends", tournament_undo);
  undo.add_option("event", options.event, "the end of its id, as history shows it")->required();
  undo.add_option("--reason", options.reason, "why");
  auto& choose = adds.of_one("choose", "of a round that was paired twice, which holds", tournament_choose);
  choose.add_option("event", options.event, "the end of its id, as show says it")->required();
  choose.add_option("--reason", options.reason, "why");
  auto& accept = adds.of_one("accept", "takes in what came too late from another laptop", tournament_accept);
  accept.add_option("events", options.events, "the ends of their ids, as show says them")->required();
  accept.add_option("--reason", options.reason, "why");
  adds.of_one("end", "nothing is paired any more", tournament_end);
}

void add_stages(Adds& adds, Options& options) {
  auto& stage =
      adds.of_one("stage", "the best go on in another tournament; without a name, who would be here now",
                  tournament_stage);
  stage.add_option("name", options.name, "what it is called");
  stage.add_option("--system", options.system, "as with new");
  stage.add_option("--through", options.through, "so many of each group go on");
  stage.add_option("--rounds", options.rounds, "how many are planned");
  stage.add_option("--cycles", options.cycles, "of a round robin; 2: with sides swapped");
  stage.add_option("--tie-breaks", options.tie_breaks, "codes in order")->delimiter(',');
  add_systems(stage, options);
  auto& series = adds.command("series", "several tournaments together", tournament_series);
  series.add_option("name", options.name, "of the series")->required();
  series.add_flag("--json", options.json, "as JSON");
}

void add_laptops(Adds& adds, Options& options) {
  adds.of_one("copy", "a copy goes to this folder after every publication and result", tournament_copy)
      .add_option("folder", options.place, "such as a stick; none: no more")
      ->required();
  auto& go_on = adds.command("go-on", "goes on here from a copy that another laptop left", tournament_go_on);
  go_on.add_option("place", options.place, "the copy, or the folder of copies")->required();
  go_on.add_option("--tournament", options.tournament, "its name, where there are several");
  adds.of_one("trf", "the tournament as a TRF26 file", tournament_trf)
      .add_option("file", options.place, "where to; - for standard output")
      ->required();
  adds.of_one("export", "one tournament as text, for import elsewhere", tournament_export)
      .add_option("file", options.place, "where to; - for standard output")
      ->required();
  adds.command("import", "joins what another laptop has exported", tournament_import)
      .add_option("file", options.place, "what export has written; - for standard input")
      ->required();
}

}  // namespace

void add_tournament_evening(CLI::App& tournament, Options& options, const Context& context,
                            const std::function<void()>& start, int& status) {
  Adds adds(tournament, options, context, start, status);
  add_new(adds.command("new", "begins a tournament", tournament_new), options);
  add_change(adds.of_one("change", "its name, rounds, tie-breaks, clock or boards", tournament_change),
             options);
  adds.command("list", "the club's tournaments, newest first", tournament_list)
      .add_flag("--json", options.json, "as JSON");
  add_people(adds, options);
  add_rounds(adds, options);
  add_pairs(adds, options);
  add_choices(adds, options);
  add_results(adds, options);
  add_last_words(adds, options);
  add_stages(adds, options);
  add_laptops(adds, options);
}

}  // namespace boardwright::cli
