// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QVariantAnimation>
#include <vector>

class QLabel;

namespace boardwright::desktop {

/// Chance, shown over the board for a moment. An event whose text is dice: or roll: and numbers from 1 to 99
/// with - in between is seen as dice that roll; any other is written.
class DiceToast final : public QFrame {
  Q_OBJECT
 public:
  explicit DiceToast(QWidget* parent);

  /// `colours`: of the first dice; more dice are white.
  void show_events(const QStringList& events, const std::vector<QColor>& colours, bool animated);
  [[nodiscard]] QString text() const;
  /// What the dice show now: of the last event that is a throw; none if there is none.
  [[nodiscard]] const std::vector<int>& faces() const noexcept { return faces_; }
  /// The numbers of a throw; none for any other event.
  [[nodiscard]] static std::vector<int> read_throw(const QString& event);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList events_;
  std::vector<QColor> colours_;
  std::vector<int> faces_;
  QVariantAnimation roll_;
};

}  // namespace boardwright::desktop
