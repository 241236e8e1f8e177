// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/game_commands.hpp"

#include "framework/players/time_budget.hpp"
#include "ui/cli/club_commands.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/rules_commands.hpp"

namespace boardwright::cli {

namespace {

/// Of --search: a player that takes its time.
std::string well_timed(std::string& name) {
  if (!takes_its_time(name)) return name + " takes no time: time:SECONDS or time:clock does";
  const auto budget = time_budget(name);
  return budget ? std::string() : budget.error();
}

}  // namespace

void GameCommands::add_ugi() {
  auto* command =
      app_.add_subcommand("ugi", "speaks the Universal Game Interface on standard input and output");
  add_game(*command, ugi_.game, true);
  command->add_option("--plugin", ugi_.game.plugin, "this library instead of the one beside game.yaml");
  command->add_option(
      "--player", ugi_.player,
      "who answers go: random, greedy, level:N, time:SECONDS, time:clock, tree:SIMULATIONS, ugi:COMMAND …");
  command->add_option("--level", ugi_.level, "a computer player's level")->check(CLI::Range(1, 10));
  command->add_option("--search", ugi_.search, "how it searches; without --level as long as it has time")
      ->check(CLI::IsMember({"random", "tree", "alphabeta"}) | CLI::Validator(well_timed, "time:SECONDS"));
  command->add_option("--threads", ugi_.threads, "of its search")->check(CLI::Range(1, 256));
  command->add_option("--seed", ugi_.seed, "of its random choices");
  command->callback([this] {
    start_();
    speak(Language::kEnglish);  // to other programs
    status_ = ugi(context_, ugi_);
  });
}

void GameCommands::add_play() {
  auto* command = app_.add_subcommand("play", "plays in the terminal");
  add_game(*command, play_.game, false);
  command
      ->add_option("--seat", play_.seats,
                   "SEAT=PLAYER; players: human, random, greedy, level:1 to level:10, time:SECONDS, "
                   "time:clock, ugi:COMMAND")
      ->expected(1)
      ->take_all();
  command->add_option("--on-crash", play_.on_crash, "a player that fails: replace, or lose its game")
      ->check(CLI::IsMember({"replace", "lose"}));
  command->add_option("--entropy", play_.entropy, "SEAT=TEXT: what this seat adds to the dice")
      ->expected(1)
      ->take_all();
  command->add_option("--clock", play_.clock, "a preset such as blitz, or a control such as 3m+2s");
  command->add_option("--record", play_.record, "writes the game to this file at the end");
  command->add_option("--player", play_.players, "SEAT=NAME: a member, guest or guest:NAME; keeps the match")
      ->expected(1)
      ->take_all();
  command->add_flag("--rated", play_.rated, "counts for points and ratings; keeps the match");
  command->add_flag("--keep", play_.keep, "keeps the match, so that resume can go on with it");
  add_store(*command, play_.store);
  auto* play_seed = command->add_option("--seed", play_.seed, "of chance and of computer players");
  command->callback([this, play_seed] {
    start_();
    play_.seeded = play_seed->count() > 0;
    status_ = play(context_, play_);
  });
}

void GameCommands::add_match() {
  auto* command =
      app_.add_subcommand("match", "two computer players against each other, to see who is stronger");
  command->add_option("first", duel_.first, "PLAYER")->required();
  command->add_option("second", duel_.second, "PLAYER")->required();
  command->add_option("--game", duel_.game.name, "GAME: id or id/variant")->required();
  command->add_option("--set", duel_.game.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
  command->add_option("--games", duel_.games, "how many, in pairs")->check(CLI::Range(1U, 1000000U));
  auto* move_time = command->add_option("--time", duel_.time, "milliseconds for each move");
  auto* processor_time =
      command->add_option("--cpu-time", duel_.time, "the same of processor time, for a machine that is busy");
  for (auto* option : {move_time, processor_time}) option->check(CLI::Range(1U, 86400000U));
  move_time->excludes(processor_time);
  command->add_option("--opening", duel_.opening, "random moves before the players begin")
      ->check(CLI::Range(0U, 100U));
  command
      ->add_option("--restarts", duel_.restarts,
                   "how often a player that crashes, hangs or plays what isn't legal is started again")
      ->check(CLI::Range(0U, 1000000U));
  command->add_option("--seed", duel_.seed, "of openings, chance and players");
  command->add_option("--threads", duel_.threads, "of each player's search")->check(CLI::Range(1, 256));
  command->add_option("--sprt", test_, "ELO0 ELO1: stops when one of them is clearly the likelier difference")
      ->expected(2)
      ->check(CLI::Range(-5000.0, 5000.0));
  command->add_flag("--json", duel_.json, "one JSON document");
  command->callback([this, processor_time] {
    start_();
    duel_.processor_time = processor_time->count() != 0;
    if (!test_.empty()) duel_.test = SequentialTest{.elo0 = test_[0], .elo1 = test_[1]};
    status_ = duel_.test && duel_.test->elo0 >= duel_.test->elo1
                  ? wrong("--sprt: expected the smaller Elo difference first")
                  : match(context_, duel_);
  });
}

void GameCommands::add_replay() {
  auto* command = app_.add_subcommand("replay", "checks records: every move legal, the result as recorded");
  command->add_option("files", replay_.files, "records, SGF files or move lists")->required();
  command->add_option("--game", replay_.game, "GAME, where the file doesn't say");
  command->add_option("--as", replay_.as, "with --out: only what this seat (or spectator) saw");
  command->add_option("--out", replay_.out, "writes the record there; .sgf and .pgn for other programs");
  command->add_flag("--to-divergence", replay_.to_divergence,
                    "a record of other rules: up to the first move that differs");
  command->add_flag("--json", replay_.json, "one JSON document");
  command->callback([this] { start_(), status_ = replay(context_, replay_); });
}

}  // namespace boardwright::cli
