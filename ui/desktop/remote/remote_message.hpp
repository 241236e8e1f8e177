// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <optional>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

class BoardView;
class WhyNot;

/// What is said at the board of a match elsewhere: a line below it, or beside a field why something can't be done there.
class RemoteMessage final : public QLabel {
  Q_OBJECT
 public:
  /// `boards` is what the board is in. Both outlive this.
  RemoteMessage(BoardView& board, QWidget& boards);

  /// What is wrong; empty: nothing any more.
  void say(const QString& sentence);
  /// The same without an alarm, and without telling it to those who listen.
  void note(const QString& sentence);
  /// A move on the board and a sentence, until something else is said; both empty: no longer.
  void show_advice(std::vector<std::uint32_t> clicks, const QString& sentence);
  /// Beside that place; without one, below the board. The places of `why` are pointed at.
  void refuse(const Explanation& why, const QString& sentence, std::optional<std::uint32_t> place);
  void hide_refusal();  ///< beside a field
  [[nodiscard]] QString told() const;

 private:
  BoardView& board_;
  QWidget& boards_;
  WhyNot* why_not_;
  QString advice_;  // in the place of a message
};

}  // namespace boardwright::desktop
