// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/figures/live_run.hpp"

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

/// Who plays for the figures, how many games, and how they begin.
class FiguresChoice final : public QWidget {
  Q_OBJECT
 public:
  explicit FiguresChoice(QWidget* parent = nullptr);

  /// Players, games and opening as chosen; the rest is the caller's.
  [[nodiscard]] LiveRequest request() const;
  /// The rule sets can be played, and no run is on.
  void set_possible(bool possible);
  void set_busy(bool busy);
  [[nodiscard]] QPushButton& start_button() const noexcept { return *start_; }

 signals:
  void start_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void retranslate();
  void refresh();

  QCheckBox *random_, *computer_;
  QSpinBox *random_games_, *level_, *computer_games_, *opening_;
  QLabel *level_label_, *opening_label_, *random_label_, *computer_label_;
  QPushButton* start_;
  bool possible_ = true, busy_ = false;
};

}  // namespace boardwright::desktop
