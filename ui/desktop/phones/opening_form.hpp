// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/phones/phones_server.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright::desktop {

/// What is chosen before the club is opened to phones, and the button that does. The last choices come back.
class OpeningForm final : public QWidget {
  Q_OBJECT
 public:
  explicit OpeningForm(QWidget* parent = nullptr);

  /// The club's name, whether guests need a code, and how late spectators see games; kept for the next time.
  void take_choices(PhonesWish& wish) const;
  void show_state(PhonesServer::State state, PhonesServer::Problem problem);
  void focus_first();
  [[nodiscard]] QString club() const;

 signals:
  void open_wanted();
  void other_port_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void retranslate();
  void name_opening();

  PhonesServer::State state_ = PhonesServer::State::kClosed;
  QLabel *intro_, *club_label_, *delay_label_;
  QLineEdit* club_;
  QCheckBox* codes_;
  QComboBox* delay_;  ///< its data: as --delay reads it
  QPushButton *open_, *other_port_;
};

}  // namespace boardwright::desktop
