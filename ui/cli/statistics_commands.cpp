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

  add_compare(app);
  app.get_subcommand("compare")->callback([&, start] { start(), status = cli::compare(context, compare_); });
}

void StatisticsCommands::add_compare(CLI::App& app) {
  auto* compare = app.add_subcommand("compare", "rule sets side by side: what differs, and how sure that is");
  compare->add_option("game", compare_.games, "GAME GAME …: each is compared with the first")->required();
  compare
      ->add_option("--set", compare_.settings, "key=value: changes one parameter of all; the value in YAML")
      ->expected(1)
      ->take_all();
  compare->add_option("--games", compare_.count, "how many of each")->check(CLI::Range(1ULL, 1000000000ULL));
  compare->add_option("--thinking-games", compare_.thinking,
                      "how many of them by players who don't play at random");
  compare
      ->add_option("--players", compare_.players,
                   "PLAYER or PLAYER,PLAYER; repeat it for others: random and level:5 unless said otherwise")
      ->expected(1)
      ->take_all();
  compare->add_option("--seed", compare_.seed, "of chance and players");
  compare->add_option("--opening", compare_.opening, "random plies before the players begin")
      ->check(CLI::Range(0U, 1000U));
  compare->add_option("--threads", compare_.threads, "at once; else as many as the machine has")
      ->check(CLI::Range(1U, 1024U));
  compare->add_option("--watch", compare_.samples.watched, "on how many games' boards to look");
  compare->add_option("--examine", compare_.samples.examined, "how many games to evaluate");
  compare->add_flag("--unpaired", compare_.unpaired, "every rule set gets dice of its own");
  compare->add_option("--report", compare_.report,
                      "writes a page for people into this file, or its figures if it ends in .json");
  compare->add_flag("--json", compare_.json, "one JSON document");
}

}  // namespace boardwright::cli
