// SPDX-License-Identifier: GPL-3.0-or-later
//
// The standings of an evening, and how a place in them came about: in the language that is spoken. Functions of an
// Evening.
#pragma once

#include "framework/evening/evening.hpp"
#include "framework/tournament/keizer.hpp"
#include "framework/tournament/standings.hpp"
#include "ui/desktop/evening/evening_rows.hpp"

namespace boardwright::desktop {

struct StandingsView {
  std::vector<StandingRow> rows;
  std::vector<TieColumn> ties;
  QString after;
  QString note;  ///< what two teams come to, or why there are no tie-breaks; may be empty
  // What explanations are made of.
  tournament::TableNow table;
  std::vector<tournament::TieBreak> list;
  std::vector<tournament::StandingColumn> columns;
  std::vector<tournament::PlacedLine> lines;
  std::vector<tournament::KeizerLine> keizer;  ///< where places go by Keizer; else empty
};
[[nodiscard]] StandingsView standings_view(const Evening& evening);
/// As they would be shown; also of a what-if.
[[nodiscard]] std::vector<StandingRow> standing_rows(const Evening& evening, const StandingsNow& standings);
[[nodiscard]] std::vector<TieColumn> standing_titles(const StandingsNow& standings);
/// How the place in a row came about, in sentences.
[[nodiscard]] QString standing_told(const Evening& evening, const StandingsView& view, int row);

}  // namespace boardwright::desktop
