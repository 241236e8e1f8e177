// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "framework/match/messages.hpp"

class QLabel;
class QWidget;

namespace boardwright::desktop {

class BoardView;
class WhyNot;

/// What is said at a table's board: why not, beside the field that was clicked or below the board, until the next
/// click; else quietly what stands there when nothing else does. All that it is made with outlives it.
class TableMessage {
 public:
  /// `standing`: the words that stand there, may be none. `boards`: what lies below `why_not`.
  TableMessage(QLabel& label, WhyNot& why_not, BoardView& board, QWidget& boards,
               std::function<QString()> standing)
      : label_(label), why_not_(why_not), board_(board), boards_(boards), standing_(std::move(standing)) {}

  /// A refusal, also to those who listen; empty: what stands there.
  void say(const QString& sentence);
  /// Beside the place that was clicked last; nothing: below the board. `rule`: the number of one that can be read;
  /// empty: none.
  void refuse(const Explanation& why, const QString& sentence, std::optional<std::uint32_t> place,
              const QString& rule = {});
  /// No refusal of what was done at the board; empty: nothing.
  void write(const QString& sentence) { write(sentence, true); }
  /// Also told to those who listen.
  void tell(const QString& sentence);
  /// Told, and written in one line: the board must not move for it.
  void answer(const QString& sentence);
  /// Something quiet, unless there is a refusal; empty: what stands there.
  void hint(const QString& sentence);
  /// What stands there is something else now.
  void stand_anew() { hint({}); }
  [[nodiscard]] bool refuses() const;
  [[nodiscard]] QString text() const;  ///< beside a field; else below the board

 private:
  void write(const QString& sentence, bool quiet);

  QLabel& label_;
  WhyNot& why_not_;
  BoardView& board_;
  QWidget& boards_;
  std::function<QString()> standing_;
  bool quiet_ = false;
};

}  // namespace boardwright::desktop
