// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>
#include <optional>

namespace boardwright::desktop {

/// Who stands better, beside the board: a bar in the two seats' colours, each as long as its expected score,
/// the seat at the board's lower edge below.
class EvaluationBar final : public QWidget {
  Q_OBJECT
 public:
  explicit EvaluationBar(QWidget* parent = nullptr);

  void set_seats(const QString& first, const QString& second, const QColor& of_first,
                 const QColor& of_second);
  /// Expected for the first seat, 0 to 1; nothing: not known of this position.
  void set_score(std::optional<double> score);
  void set_flipped(bool flipped);

  [[nodiscard]] std::optional<double> score() const noexcept { return score_; }
  [[nodiscard]] QString words() const;  ///< "Black 64%, White 36%"
  /// Of the boundary between both colours, from the top.
  [[nodiscard]] int boundary() const;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();

  QString first_, second_;
  QColor of_first_, of_second_;
  std::optional<double> score_;
  bool flipped_ = false;
};

}  // namespace boardwright::desktop
