// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace boardwright::desktop {

/// A text that tells what went wrong: what the user writes, and below it what the program knows of itself.
/// Nothing is sent anywhere; it is copied or saved.
class ReportDialog final : public QDialog {
  Q_OBJECT
 public:
  ReportDialog(QString known, QWidget* parent);
  [[nodiscard]] QString report() const;
  [[nodiscard]] QPlainTextEdit& words() const noexcept { return *words_; }

 private:
  void save();

  QString known_;
  QPlainTextEdit *words_, *shown_;
};

}  // namespace boardwright::desktop
