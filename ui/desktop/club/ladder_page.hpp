// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/table/club.hpp"

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

/// Who stands where: one pool's members, best first, with points, status and rating.
class LadderPage final : public QWidget {
  Q_OBJECT
 public:
  LadderPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);
  /// Asks the club again.
  void refresh();
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }
  [[nodiscard]] QComboBox& pools() const noexcept { return *pools_; }
  /// All ladders into a file: a page (.html), a paper (.pdf) or a table (.csv); the button asks which.
  [[nodiscard]] Result<void> export_to(const QString& file) const;

 signals:
  void player_chosen(const QString& player);
  void said(const QString& sentence);
  void failed(const QString& sentence);

 private:
  void show_pool();
  void ask_export();

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  std::vector<PoolStandings> standings_;
  QComboBox* pools_;
  QTableWidget* table_;
  QLabel* empty_;
  QPushButton* export_;
};

}  // namespace boardwright::desktop
