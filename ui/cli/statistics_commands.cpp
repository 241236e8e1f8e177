// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/statistics_commands.hpp"

namespace boardwright::cli {

void StatisticsCommands::add(CLI::App& app, const Context& context, const std::function<void()>& start,
                             int& status) {
  auto* simulate = app.add_subcommand("simulate", "plays many games and tells what they are like");
  simulate->add_option("game", simulate_.games, "GAME: id or id/variant; or records of games")->required();
  simulate->add_option("--set", simulate_.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
  simulate->add_option("--games", simulate_.count, "how many of each")
      ->check(CLI::Range(1ULL, 1000000000000ULL));
  simulate->add_option("--seed", simulate_.seed, "of chance and players");
  simulate->add_option("--players", simulate_.players, "PLAYER or PLAYER,PLAYER, who then change seats");
  simulate->add_option("--opening", simulate_.opening, "random plies before the players begin")
      ->check(CLI::Range(0U, 1000U));
  simulate->add_option("--threads", simulate_.threads, "at once; else as many as the machine has")
      ->check(CLI::Range(1U, 1024U));
  simulate->add_option("--watch", simulate_.samples.watched, "on how many games' boards to look");
  simulate->add_option("--examine", simulate_.samples.examined, "how many games to evaluate");
  simulate->add_option("--shard", simulate_.shard, "i/n: only this part of the games; needs --out");
  simulate->add_option("--out", simulate_.out, "the file for the shard");
  simulate->add_option("--csv", simulate_.csv,
                       "a file with a line for each game, explained in FILE.columns.csv");
  simulate->add_option("--game", simulate_.game, "GAME of records that don't say");
  simulate->add_flag("--json", simulate_.json, "one JSON document");
  simulate->callback([&, start] { start(), status = cli::simulate(context, simulate_); });

  auto* merge = app.add_subcommand("merge", "puts the shards of a simulation together");
  merge->add_option("files", merge_.files, "all shards of one simulation")->required();
  merge->add_flag("--json", merge_.json, "one JSON document");
  merge->callback([&, start] { start(), status = cli::merge(context, merge_); });
}

}  // namespace boardwright::cli
