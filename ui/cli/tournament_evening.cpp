// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament_evening.hpp"

#include "ui/cli/club_commands.hpp"

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
  sub.add_option("--system", options.system, "open-evening, round-robin, swiss, keizer or knock-out");
  sub.add_option("--game", options.games, "what is played; several: each round another one")->required();
  sub.add_option("--points", options.points, "what results are worth, such as 3-1-0");
  sub.add_option("--tie-breaks", options.tie_breaks, "codes in order, such as BH/C1,BH,DE")->delimiter(',');
  sub.add_option("--rounds", options.rounds, "how many are planned");
  sub.add_option("--games-per-match", options.games_per_match, "2: with sides swapped");
  sub.add_option("--cycles", options.cycles, "of a round robin; 2: with sides swapped");
  sub.add_option("--boards", options.boards, "there are so many; else enough");
  sub.add_option("--clock", options.clock, "for everybody's information, such as 15m+10s");
  sub.add_option("--fill", options.fill, "a computer that plays for fun instead of a bye, such as level:2");
  sub.add_flag("--assumed", options.assumed, "everybody is here until somebody says otherwise");
  sub.add_flag("--no-sides", options.no_sides, "it doesn't matter who has which side");
  sub.add_flag("--unrated", options.unrated, "matches don't count for points and ratings");
  sub.add_flag("--by-lot", options.by_lot, "numbers are drawn");
  sub.add_flag("--as-entered", options.as_entered, "numbers are in the order in which people were entered");
}

void add_people(Adds& adds, Options& options) {
  auto& enter = adds.of_one("enter", "people play: members by name, others are guests", tournament_enter);
  enter.add_option("people", options.people, "names");
  enter.add_option("--file", options.file, "a list or a spreadsheet as text; - for standard input");
  enter.add_option("--rating", options.rating, "of those who are named");
  enter.add_flag("--check", options.check, "only says who would be entered");
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
  apart.add_option("--reason", options.reason, "why");
}

void add_rounds(Adds& adds, Options& options) {
  auto& draft = adds.of_one("draft", "the next round as it would be published", tournament_draft);
  draft.add_flag("--json", options.json, "as JSON");
  auto& publish = adds.of_one("publish", "publishes the next round", tournament_publish);
  publish.add_option("--pair", options.pairs, "by hand: \"Ada - Ben\", once for each board");
  publish.add_option("--bye", options.bye, "by hand: who has the bye");
  publish.add_option("--instead-of", options.instead_of, "changes this published round, the last one");
  publish.add_option("--reason", options.reason, "why it is paired by hand");
  auto& match = adds.of_one("match", "two of an open evening play", tournament_match);
  match.add_option("people", options.people, "two names or #numbers")->expected(2)->required();
  match.add_option("--game", options.game, "else the evening's first");
  auto& next = adds.of_one("next", "whom an open evening would pair now, and why", tournament_next);
  next.add_option("id", options.tournament, "the tournament, as with --tournament");
  next.add_flag("--accept", options.accept, "pairs all of them");
  next.add_option("--left", options.left, "minutes until the evening ends")->check(CLI::Range(0U, 1440U));
  next.add_flag("--json", options.json, "as JSON");
  auto& decline = adds.of_one("decline", "two don't want to meet for a while", tournament_decline);
  decline.add_option("people", options.people, "two names or #numbers")->expected(2)->required();
  auto& why = adds.of_one("why", "why two met in a Swiss round, or somebody has the bye", tournament_why);
  why.add_option("id", options.tournament, "the tournament, as with --tournament");
  why.add_option("--round", options.round, "else the last one");
  why.add_option("--board", options.board, "whose pair");
  why.add_flag("--bye", options.of_bye, "of the bye");
  why.add_option("--not", options.not_with, "why not with this one instead");
  auto& result = adds.of_one("result", "how a board ended", tournament_result);
  result.add_option("board", options.board, "its number")->required();
  result.add_option("score", options.score, "1-0, 0-1, ½-½ or =, +:- by forfeit, * adjourned")->required();
  result.add_option("--round", options.round, "else the last one");
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

void add_laptops(Adds& adds, Options& options) {
  adds.of_one("copy", "a copy goes to this folder after every publication and result", tournament_copy)
      .add_option("folder", options.place, "such as a stick; none: no more")
      ->required();
  auto& go_on = adds.command("go-on", "goes on here from a copy that another laptop left", tournament_go_on);
  go_on.add_option("place", options.place, "the copy, or the folder of copies")->required();
  go_on.add_option("--tournament", options.tournament, "its name, where there are several");
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
  adds.command("list", "the club's tournaments, newest first", tournament_list)
      .add_flag("--json", options.json, "as JSON");
  add_people(adds, options);
  add_rounds(adds, options);
  add_last_words(adds, options);
  add_laptops(adds, options);
}

}  // namespace boardwright::cli
