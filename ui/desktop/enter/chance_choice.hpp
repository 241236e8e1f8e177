// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>
#include <vector>

#include "framework/match/messages.hpp"

class QGridLayout;
class QLabel;

namespace boardwright::desktop {

/// What chance may have brought, a button for each event, throws as dice. Hidden while there is nothing to
/// choose.
class ChanceChoice final : public QWidget {
  Q_OBJECT
 public:
  explicit ChanceChoice(QWidget* parent = nullptr);
  /// `colours`: of a throw's dice by seat, then white ones.
  void set_events(const std::vector<LegalMove>& events, std::vector<QColor> colours);

 signals:
  void chosen(const QString& event);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void retranslate();

  QLabel* question_;
  QWidget* box_ = nullptr;
  std::vector<LegalMove> events_;
  std::vector<QColor> colours_;
};

}  // namespace boardwright::desktop
