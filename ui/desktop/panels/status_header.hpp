// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// One line that says how things stand (whose turn, the result, an earlier position), a lesser line below it,
/// and up to two buttons for what can be done about it.
class StatusHeader final : public QFrame {
  Q_OBJECT
 public:
  /// kResult is an end for everybody, kWon and kLost are for one player.
  enum class Kind { kTurn, kResult, kWon, kLost, kLooking };
  explicit StatusHeader(QWidget* parent = nullptr);

  void say(Kind kind, const QString& title, const QString& words);
  /// Hidden while the text is empty.
  void offer(const QString& first, const QString& second = {});

  [[nodiscard]] QString title() const;
  [[nodiscard]] QString words() const;
  [[nodiscard]] QPushButton* first_button() const noexcept { return first_; }
  [[nodiscard]] QPushButton* second_button() const noexcept { return second_; }

 private:
  QLabel* title_;
  QLabel* words_;
  QWidget* buttons_;
  QPushButton* first_;
  QPushButton* second_;
};

}  // namespace boardwright::desktop
