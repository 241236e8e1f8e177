// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <utility>
#include <vector>

class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// People of whom no two are to meet: a family, those who come in one car (T4.10).
class ApartDialog final : public QDialog {
  Q_OBJECT
 public:
  /// Ids and names.
  explicit ApartDialog(const std::vector<std::pair<QString, QString>>& people, QWidget* parent = nullptr);

  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }
  [[nodiscard]] QStringList chosen() const;  ///< ids, at least two once it was accepted

 private:
  QListWidget* list_;
  QPushButton* apart_;
};

}  // namespace boardwright::desktop
