// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament.hpp"

namespace boardwright::cli {

void TournamentCommands::add(CLI::App& app, const Context& context, const std::function<void()>& start,
                             int& status) {
  auto* tournament =
      app.add_subcommand("tournament", "a club's evening, from the first name to the last paper");
  tournament->require_subcommand(1);
  add_tournament_evening(*tournament, evening, context, start, status);
  papers.add(*tournament, context, start, status);
  add_tournament_files(*tournament, files, start, status);
}

}  // namespace boardwright::cli
