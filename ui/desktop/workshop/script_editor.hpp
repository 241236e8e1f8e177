// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "framework/workshop/game_problem.hpp"
#include "ui/desktop/panels/numbered_text.hpp"
#include "ui/desktop/workshop/line_marks.hpp"

class QMenu;

namespace boardwright::desktop {

class ScriptCompletion;
class ScriptHighlighter;

/// A script to be written: line numbers, colours, problems underlined where they are, words with their help. Tab
/// indents; Escape leaves the text, so that the keyboard gets on from here. Ctrl+Space completes, F1 tells what the
/// word is; elsewhere in the text F1 is the window's. F9, and a click on a line's number, set a breakpoint.
class ScriptEditor final : public NumberedText {
  Q_OBJECT
 public:
  explicit ScriptEditor(QWidget* parent = nullptr);

  /// The text as another program has written it: what was done before can be undone, and the cursor stays where it was.
  void take_text(const QString& text);
  void set_problems(std::vector<GameProblem> problems);  ///< of this file
  /// Lines that never ran, from 1: they are grey, also where the text before them changes.
  void set_idle(const std::vector<std::uint32_t>& lines);
  void show_idle(bool shown);                             ///< whether they are grey
  [[nodiscard]] std::vector<std::uint32_t> idle() const;  ///< the grey ones, from 1, where they are now
  /// From 1; the column in bytes, 0 for the line alone. The cursor goes there and the editor has the keyboard.
  void go_to(std::uint32_t line, std::uint32_t column);
  void set_theme();
  /// Those lines stop a recorded run, from 1; they follow their words when the text changes.
  [[nodiscard]] std::vector<std::uint32_t> breakpoints() const { return breakpoints_.lines(); }
  static constexpr QKeyCombination kBreakpointKey = Qt::Key_F9;
  void toggle_breakpoint(int line);
  void forget_breakpoints();
  /// Where such a run stands; 0: nowhere. The cursor goes there, the keyboard stays where it is.
  void show_running(std::uint32_t line);
  [[nodiscard]] std::uint32_t running() const;
  [[nodiscard]] ScriptCompletion& completion() const noexcept { return *completion_; }

 signals:
  void escaped();
  void reach_wanted(std::uint32_t line);  ///< a position where this line runs, from 1
  void breakpoints_changed();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void number_clicked(int line) override { toggle_breakpoint(line); }
  void paint_beside(QPainter& painter, const QTextBlock& block, const QRectF& area) const override;
  /// The cursor's line, and what is grey.
  [[nodiscard]] QList<QTextEdit::ExtraSelection> beneath_marks() const override;

 private:
  void retranslate();
  void indent(bool further);
  void begin_line();
  void show_help();
  void add_help(QMenu& menu, const QTextCursor& place);
  void add_breakpoint(QMenu& menu, int line);
  [[nodiscard]] QTextCursor extent_of(const GameProblem& problem) const;

  ScriptHighlighter* highlighter_;
  ScriptCompletion* completion_;
  LineMarks idle_, breakpoints_;
  bool idle_shown_ = true;
  std::optional<QTextCursor> running_;
};

}  // namespace boardwright::desktop
