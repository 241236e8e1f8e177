// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace boardwright::desktop {

/// One half of a clock that stands beside a real board: a name and a time, to be read across a table and hit
/// with a flat hand.
class ClockFace final : public QAbstractButton {
  Q_OBJECT
 public:
  enum class State { kWaiting, kRunning, kLow, kFallen };
  explicit ClockFace(QWidget* parent = nullptr);

  void set_name(const QString& name);
  void set_time(const QString& time, State state, int turns);
  [[nodiscard]] const QString& time() const noexcept { return time_; }
  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }
  [[nodiscard]] QSize sizeHint() const override { return {480, 420}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString name_, time_;
  State state_ = State::kWaiting;
  int turns_ = 0;
};

}  // namespace boardwright::desktop
