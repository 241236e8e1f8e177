// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs of the rules that WorkshopPage has recorded, to be walked through.
#include <QTabWidget>

#include "framework/workshop/reload.hpp"
#include "plugins/host/lines.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {
namespace {

/// As a text of Lua.
std::string quoted(const QString& words) {
  QString inside = words;
  return '"' + inside.replace('\\', "\\\\").replace('"', "\\\"").toStdString() + '"';
}

/// The lines of play, where whoever traces a move begins without breakpoints.
std::vector<std::uint32_t> lines_of_play(const Rules& rules) {
  std::vector<std::uint32_t> lines;
  for (const auto& line : script_lines(rules).value_or(std::vector<boardwright::ScriptLine>()))
    if (line.function == "play") lines.push_back(line.line);
  return lines;
}

}  // namespace

/// The lines that are recorded are those of the rules that play: of another text they would lead astray.
bool WorkshopPage::plays_as_written() const {
  return !unsaved() && !has_changed_since_loaded(bench_->game());
}

void WorkshopPage::trace(const QString& move) {
  if (bench_ == nullptr || bench_->line() == nullptr || move.isEmpty()) return;
  tabs_->setCurrentWidget(debug_);
  if (!plays_as_written())
    return debug_->tell(tr("Save first: what is recorded are the lines of the rules that play."));
  DebugWanted wanted{.breakpoints = editor_->breakpoints()};
  if (wanted.breakpoints.empty()) wanted.breakpoints = lines_of_play(bench_->line()->now().rules());
  if (!record(move, "try(" + quoted(move) + ")", wanted))
    debug_->tell(tr("%1: no breakpoint was passed.").arg(move));
}

void WorkshopPage::show_lines_of(const Position& before, const QString& move) {
  moves_->show_lines(move, plays_as_written() ? lines_of_move(before, move.toStdString()) : std::nullopt);
}

void WorkshopPage::look_for_breakpoints(const QString& line) {
  const DebugWanted wanted{.breakpoints = editor_->breakpoints()};
  if (wanted.breakpoints.empty() || !plays_as_written()) return;
  if (record(line, line.toStdString(), wanted)) tabs_->setCurrentWidget(debug_);
}

/// Whether there is something to be walked through.
bool WorkshopPage::record(const QString& what, const std::string& line, const DebugWanted& wanted) {
  const Position position = bench_->line()->now();
  auto recorded = record_run(position, line, wanted);
  if (!recorded || (recorded->stops.empty() && recorded->problem.empty())) return false;
  if (recorded->stops.empty()) return debug_->tell(refusal_words(recorded->problem)), true;
  debug_->show_run(what, std::move(*recorded),
                   [this, position, line](std::uint64_t from, bool at_breakpoint) {
                     DebugWanted more{.from = from};
                     if (at_breakpoint) more.breakpoints = editor_->breakpoints();
                     return record_run(position, line, more).value_or(DebugRecording());
                   });
  return true;
}

}  // namespace boardwright::desktop
