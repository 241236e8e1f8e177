// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright tournament print and web: papers, pages and tables of an evening.
#pragma once

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

struct TournamentPrintOptions {
  std::string tournament;  ///< id or name
  std::string what = "pairings";
  std::vector<std::string> files;  ///< .pdf, .html, .csv or .json
  std::uint32_t round = 0;         ///< 0: the last one
  std::uint32_t places = 3;        ///< of certificates
  std::string names = "name";      ///< name, short or number
  bool ratings = false;
  std::string club, date;
  std::string store;
};
int tournament_print(const Context& context, const TournamentPrintOptions& options);

/// The same options; `files` is the folder alone.
int tournament_web(const Context& context, const TournamentPrintOptions& options);

/// What --what takes.
[[nodiscard]] const std::vector<std::string>& kinds_of_paper();

}  // namespace boardwright::cli
