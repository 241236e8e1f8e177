// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "framework/evening/evening.hpp"
#include "framework/evening/series_now.hpp"

class QTableWidget;

namespace boardwright::desktop {

/// What several evenings come to together (T19.1, T19.3).
class SeriesDialog final : public QDialog {
  Q_OBJECT
 public:
  SeriesDialog(const Evening& evening, const SeriesNow& series, QWidget* parent = nullptr);

  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }

 private:
  void fill(const Evening& evening, const SeriesNow& series);

  QTableWidget* table_;
};

}  // namespace boardwright::desktop
