// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/table/club.hpp"

class QLabel;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

/// Every finished match, newest first, and what the organiser can do about a wrong result: void it, correct
/// it, let it stand as it was played; always with a reason.
class ResultsPage final : public QWidget {
  Q_OBJECT
 public:
  ResultsPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);
  void refresh();
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }

 signals:
  void changed();
  void failed(const QString& sentence);

 private:
  void show_choice();
  void void_result();
  void correct();
  void let_stand();
  [[nodiscard]] const ResultInfo* chosen() const;
  /// A reason that a person has written; nothing if they thought better of it.
  [[nodiscard]] std::optional<std::string> ask_why(const QString& title);
  void done(const Result<void>& result);

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  std::vector<ResultInfo> results_;
  QTableWidget* table_;
  QLabel* why_;
  QPushButton *void_, *correct_, *stand_;
};

}  // namespace boardwright::desktop
