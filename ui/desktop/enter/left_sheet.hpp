// SPDX-License-Identifier: GPL-3.0-or-later
//
// A score sheet that was left unfinished, as a record keeps it: with the names and the date of its head, and with what is
// placed of a set-up.
#pragma once

#include <QDate>
#include <map>
#include <optional>

#include "framework/match/arrangement.hpp"
#include "ui/desktop/enter/score_sheet.hpp"

namespace boardwright::desktop {

struct LeftSheet {
  ScoreSheet sheet;
  std::map<Seat, QString> names;
  std::optional<QDate> date;
  std::optional<std::vector<bw_item>> set_up;  ///< what is placed of one that isn't finished
  std::string damage;  ///< why what follows the last move can't be played; empty: nothing follows
};

/// Adds what is placed to the sheet's record, if anything is.
void write_set_up(Record& record, const Arrangement& arrangement);
/// Fails with a sentence where nothing of it can be played by rules that are here.
[[nodiscard]] Result<LeftSheet> read_left_sheet(const Record& record, const Catalogue& catalogue);

}  // namespace boardwright::desktop
