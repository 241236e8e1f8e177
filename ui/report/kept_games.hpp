// SPDX-License-Identifier: GPL-3.0-or-later
//
// The games of each rule set that were kept, wherever they are shown.
#pragma once

#include "ui/report/report_tables.hpp"

namespace boardwright::report {

struct KeptGame {
  std::size_t set = 0;  ///< whose game it is
  std::string why;      ///< "the first, the longest"
  std::uint64_t number = 0, plies = 0;
  std::string first_moves;                    ///< some of them
  std::string result;                         ///< who won, and by what
  std::string record;                         ///< in the program's own format
  const ReportFigures::Json* line = nullptr;  ///< what shows it on a board; nothing without one
};

/// By rule set; none of figures that were written while the games ran. Lives as long as the figures.
[[nodiscard]] std::vector<KeptGame> kept_games(const ReportFigures& figures,
                                               const ReportFigures::Json& played);
/// A row for each of them.
[[nodiscard]] ReportTable kept_games_table(const ReportFigures& figures, const std::vector<KeptGame>& games);

}  // namespace boardwright::report
