// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament_paper_commands.hpp"

#include "ui/cli/club_commands.hpp"

namespace boardwright::cli {
namespace {

void add_frame(CLI::App& command, TournamentPrintOptions& options) {
  command.add_option("tournament,--tournament", options.tournament, "id or name; else the newest");
  command.add_option("--names", options.names, "how names are shown: name, short (Ada L.) or number")
      ->check(CLI::IsMember({"name", "short", "number"}));
  command.add_flag("--ratings", options.ratings, "ratings too");
  command.add_option("--club", options.club, "the club's name, above the title");
  command.add_option("--date", options.date,
                     "the day as it is to be shown; without it, that of the beginning");
  add_store(command, options.store);
}

}  // namespace

void TournamentPaperCommands::add(CLI::App& tournament, const Context& context,
                                  const std::function<void()>& start, int& status) {
  auto* print_command = tournament.add_subcommand("print", "papers, pages and tables");
  add_frame(*print_command, print);
  std::string kinds;
  for (const auto& kind : kinds_of_paper()) kinds += (kinds.empty() ? "" : ", ") + kind;
  print_command->add_option("--what", print.what, kinds)->check(CLI::IsMember(kinds_of_paper()));
  print_command->add_option("--round", print.round, "of this round; without it, of the last one");
  print_command->add_option("--places", print.places, "certificates for so many places");
  print_command
      ->add_option("--out", print.files,
                   "a file that ends in .pdf, or of tables also in .html, .csv or .json")
      ->expected(1)
      ->take_all()
      ->required();
  print_command->callback([&, start] { start(), status = tournament_print(context, print); });

  auto* web_command = tournament.add_subcommand("web", "a folder of pages for a server or a stick");
  add_frame(*web_command, web);
  web_command->add_option("--out", web.files, "the folder; pages of these names in it are replaced")
      ->expected(1)
      ->required();
  web_command->callback([&, start] { start(), status = tournament_web(context, web); });

  auto* advise_command =
      tournament.add_subcommand("advise", "what to play this evening, and what comes of it");
  advise_command->add_option("tournament", advise.tournament, "id or name: its people, game and boards");
  advise_command->add_option("--game", advise.game,
                             "GAME: how long it takes, and what the club has played of it");
  advise_command->add_option("--people", advise.people, "so many, as if they were equally strong");
  advise_command->add_option("--ratings", advise.ratings, "or one rating for each")->delimiter(',');
  advise_command->add_option("--minutes", advise.minutes, "until the end of the evening (180)");
  advise_command->add_option("--pause", advise.pause, "minutes between rounds (5)");
  advise_command->add_option("--boards", advise.boards, "how many there are; without it enough");
  advise_command->add_option("--length", advise.length,
                             "minutes of a game, such as 20-120: one of ten is shorter, one of ten longer");
  advise_command->add_option(
      "--first", advise.first,
      "games won, drawn and lost by who begins, such as 600-50-350 from simulate; without "
      "it, the club's own");
  advise_command->add_flag("--chance-begins", advise.chance_begins, "the game itself draws who begins");
  advise_command->add_option("--seed", advise.seed, "of the simulated evenings");
  advise_command->add_flag("--json", advise.json, "one JSON document");
  add_store(*advise_command, advise.store);
  advise_command->callback([&, start] { start(), status = tournament_advise(context, advise); });
}

}  // namespace boardwright::cli
