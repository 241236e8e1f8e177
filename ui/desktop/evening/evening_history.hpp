// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was done in an evening, and what of it can be taken back, in the language that is spoken. Functions of an Evening.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/history_dialog.hpp"

namespace boardwright::desktop {

/// The newest of the organiser's decisions that can be taken back, and what it is.
struct Undoable {
  std::string event;
  QString words;
};
[[nodiscard]] std::optional<Undoable> undoable(const Evening& evening);
/// Everything that was done, the newest first, and why it can't be taken back.
[[nodiscard]] std::vector<HistoryLine> history_lines(const Evening& evening);

}  // namespace boardwright::desktop
