// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright tournament advise: what to play this evening.
#pragma once

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

struct TournamentAdviseOptions {
  std::string tournament;            ///< id or name: its people, game and boards; empty: as the others say
  std::string game;                  ///< id or id/variant
  std::uint32_t people = 0;          ///< without ratings
  std::vector<std::string> ratings;  ///< or one for each
  double minutes = 180, pause = 5;
  std::uint32_t boards = 0;
  std::string length;  ///< "20-120"; empty: as the game says
  std::string first;   ///< "600-50-350": games won, drawn and lost by who begins; empty: the club's own
  bool chance_begins = false;
  std::uint64_t seed = 1;
  std::string store;
  bool json = false;
};

int tournament_advise(const Context& context, const TournamentAdviseOptions& options);

}  // namespace boardwright::cli
