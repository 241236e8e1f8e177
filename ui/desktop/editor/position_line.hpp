// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright::desktop {

/// A position as a line of text, which is typed, copied and pasted.
class PositionLine final : public QWidget {
  Q_OBJECT
 public:
  explicit PositionLine(QWidget* parent = nullptr);

  /// What is typed stays as it is where it says the same but for blanks.
  void show_text(const QString& text);
  void retranslate();

 signals:
  void typed(const QString& text);  ///< or pasted

 private:
  QLabel* label_;
  QLineEdit* line_;
  QPushButton *copy_, *paste_;
  QString text_;
};

}  // namespace boardwright::desktop
