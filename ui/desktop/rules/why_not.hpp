// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Why a move was refused, beside the field it was refused on, with a way to the rule. Lies over its parent
/// and never over the field.
class WhyNot final : public QFrame {
  Q_OBJECT
 public:
  explicit WhyNot(QWidget* parent);

  /// `field` in the parent's coordinates; `rule` may be empty.
  void show_beside(const QRect& field, const QString& sentence, const QString& rule);
  [[nodiscard]] QString sentence() const;  ///< empty while nothing is shown
  [[nodiscard]] QPushButton& rule_button() const noexcept { return *rule_; }

 signals:
  void rule_wanted(const QString& number);

 private:
  QLabel* sentence_;
  QPushButton* rule_;
  QString whole_, number_;
};

}  // namespace boardwright::desktop
