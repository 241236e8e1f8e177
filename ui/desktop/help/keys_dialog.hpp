// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QMenuBar;
class QTableWidget;

namespace boardwright::desktop {

/// All keys: those of the menus' commands, read from the menus, and those of the board.
class KeysDialog final : public QDialog {
  Q_OBJECT
 public:
  KeysDialog(const QMenuBar& menus, QWidget* parent);
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }

 private:
  void add_heading(const QString& words);
  void add(const QString& keys, const QString& does);

  QTableWidget* table_;
};

}  // namespace boardwright::desktop
