// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace boardwright::desktop {

/// A line asked in the position on the board, and what it comes to. Up and Down bring back what was asked before.
class ConsolePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit ConsolePanel(QWidget* parent = nullptr);
  void answer(const QString& text, bool wrong);
  [[nodiscard]] QString told() const;
  void forget();  ///< what was asked of other rules

 signals:
  void asked(const QString& line);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  QPlainTextEdit* told_;
  QLineEdit* line_;
  QStringList before_;
  qsizetype at_ = 0;  // of those before
};

}  // namespace boardwright::desktop
