// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "framework/tournament/settings.hpp"

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace boardwright::desktop {

/// What beating somebody is worth in a season, and how often two may meet (T15): for those who want other values than
/// the usual ones.
class KeizerFields final : public QWidget {
  Q_OBJECT
 public:
  explicit KeizerFields(QWidget* parent = nullptr);

  void begin();  ///< the usual values
  void put_into(tournament::KeizerRules& rules) const;
  /// What was written as a share and is none; empty: nothing.
  [[nodiscard]] QString wrong_share() const;
  void retranslate();

 signals:
  void changed();

 private:
  QSpinBox* number(QFormLayout& form, QLabel*& label, const char* name, int least, int most);

  QLabel *top_label_, *step_label_, *excused_label_, *apart_label_, *meetings_label_;
  QSpinBox *top_, *step_, *excused_rounds_, *apart_, *meetings_;
  std::array<QLabel*, 4> share_labels_;  ///< for a loss, a bye, an excused round, playing for the club
  std::array<QLineEdit*, 4> shares_;
  QCheckBox *own_, *once_;
};

}  // namespace boardwright::desktop
