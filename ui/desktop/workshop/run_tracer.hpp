// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>

namespace boardwright {
class Position;
struct DebugWanted;
}  // namespace boardwright

namespace boardwright::desktop {

class LiveRules;
class OpenScript;
class ScriptEditor;
class WorkshopTabs;

/// Runs of the rules on the board are recorded here, to be walked through in the debugger; and which lines make a move what
/// it is. Only of rules that play as the text has them: the lines of another text would lead astray.
class RunTracer final : public QObject {
  Q_OBJECT
 public:
  /// All outlive this.
  RunTracer(const LiveRules& rules, const OpenScript& script, ScriptEditor& editor, WorkshopTabs& tabs,
            QObject* parent = nullptr);

  /// A try of that move, to the first breakpoint or the first line of play.
  void trace(const QString& move);
  /// Which lines of the text make a move of that position what it is.
  void show_lines_of(const Position& before, const QString& move);
  /// What was asked in the console runs once more, if there are breakpoints that it may pass.
  void look_for_breakpoints(const QString& line);

 private:
  [[nodiscard]] bool plays_as_written() const;
  [[nodiscard]] bool record(const QString& what, const std::string& line, const DebugWanted& wanted);

  const LiveRules& rules_;
  const OpenScript& script_;
  ScriptEditor& editor_;
  WorkshopTabs& tabs_;
};

}  // namespace boardwright::desktop
