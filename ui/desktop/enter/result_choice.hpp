// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "framework/match/entered_game.hpp"

class QComboBox;
class QLabel;

namespace boardwright::desktop {

class GameWords;

/// How a game ended that the rules let go on: who has won, and why. Where the rules have ended it themselves
/// it shows that and asks nothing.
class ResultChoice final : public QWidget {
  Q_OBJECT
 public:
  explicit ResultChoice(QWidget* parent = nullptr);

  /// Offers what can be said of this game, and shows what it says already.
  void offer(const EnteredGame& game, const GameWords& words);

 signals:
  void chosen(const std::optional<boardwright::Outcome>& outcome);  ///< nothing: it goes on

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill_reasons(const GameWords& words);
  void choose();
  void retranslate();

  QLabel *label_, *why_label_;
  QComboBox *who_, *why_;
  std::vector<std::vector<std::uint32_t>> scores_;  // by entry of who_
  std::optional<Outcome> claimable_;
  std::optional<Outcome> shown_;
};

}  // namespace boardwright::desktop
