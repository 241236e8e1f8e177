// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace boardwright::desktop {

/// A heading that a click, Space or Enter opens and closes, with what belongs to it below.
class Fold : public QWidget {
  Q_OBJECT
 public:
  explicit Fold(QWidget* parent = nullptr);

  void set_title(const QString& title);
  void set_open(bool open);
  [[nodiscard]] bool is_open() const;
  [[nodiscard]] QToolButton& heading() const noexcept { return *heading_; }
  [[nodiscard]] QVBoxLayout& column() const noexcept { return *column_; }  ///< what is inside

 signals:
  void opened();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QToolButton* heading_;
  QWidget* inside_;
  QVBoxLayout* column_;
};

}  // namespace boardwright::desktop
