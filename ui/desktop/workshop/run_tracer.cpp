// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/run_tracer.hpp"

#include "framework/workshop/move_lines.hpp"
#include "framework/workshop/reload.hpp"
#include "plugins/host/debugger.hpp"
#include "plugins/host/lines.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/live_rules.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/open_script.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/workshop_tabs.hpp"

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

RunTracer::RunTracer(const LiveRules& rules, const OpenScript& script, ScriptEditor& editor,
                     WorkshopTabs& tabs, QObject* parent)
    : QObject(parent), rules_(rules), script_(script), editor_(editor), tabs_(tabs) {
  DebugPanel* panel = &tabs.debugger();
  const auto take_breakpoints = [this, panel] { panel->set_breakpoints(editor_.breakpoints()); };
  connect(panel, &DebugPanel::line_shown, &editor, &ScriptEditor::show_running);
  connect(&editor, &ScriptEditor::breakpoints_changed, this, take_breakpoints);
  connect(&editor, &QPlainTextEdit::blockCountChanged, this, take_breakpoints);
  connect(&tabs.moves(), &MovePanel::trace_wanted, this, &RunTracer::trace);
  connect(&tabs.moves(), &MovePanel::looked_at, this, [this](const QString& move) {
    if (rules_.has_board()) show_lines_of(rules_.now(), move);
  });
}

bool RunTracer::plays_as_written() const {
  return !script_.unsaved() && !has_changed_since_loaded(rules_.bench()->game());
}

void RunTracer::trace(const QString& move) {
  if (!rules_.has_board() || move.isEmpty()) return;
  DebugPanel& panel = tabs_.debugger();
  tabs_.setCurrentWidget(&panel);
  if (!plays_as_written())
    return panel.tell(tr("Save first: what is recorded are the lines of the rules that play."));
  DebugWanted wanted{.breakpoints = editor_.breakpoints()};
  if (wanted.breakpoints.empty()) wanted.breakpoints = lines_of_play(rules_.now().rules());
  if (!record(move, "try(" + quoted(move) + ")", wanted))
    panel.tell(tr("%1: no breakpoint was passed.").arg(move));
}

void RunTracer::show_lines_of(const Position& before, const QString& move) {
  tabs_.moves().show_lines(move,
                           plays_as_written() ? lines_of_move(before, move.toStdString()) : std::nullopt);
}

void RunTracer::look_for_breakpoints(const QString& line) {
  const DebugWanted wanted{.breakpoints = editor_.breakpoints()};
  if (wanted.breakpoints.empty() || !plays_as_written()) return;
  if (record(line, line.toStdString(), wanted)) tabs_.setCurrentWidget(&tabs_.debugger());
}

/// Whether there is something to be walked through.
bool RunTracer::record(const QString& what, const std::string& line, const DebugWanted& wanted) {
  const Position position = rules_.now();
  DebugPanel& panel = tabs_.debugger();
  auto recorded = record_run(position, line, wanted);
  if (!recorded || (recorded->stops.empty() && recorded->problem.empty())) return false;
  if (recorded->stops.empty()) return panel.tell(refusal_words(recorded->problem)), true;
  panel.show_run(what, std::move(*recorded), [this, position, line](std::uint64_t from, bool at_breakpoint) {
    DebugWanted more{.from = from};
    if (at_breakpoint) more.breakpoints = editor_.breakpoints();
    return record_run(position, line, more).value_or(DebugRecording());
  });
  return true;
}

}  // namespace boardwright::desktop
