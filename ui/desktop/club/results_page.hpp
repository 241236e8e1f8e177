// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "ui/desktop/club/games_table.hpp"

class QLabel;
class QPushButton;

namespace boardwright::desktop {

class GameFilter;

/// Finished matches, newest first, and a search among them; each can be opened, saved and, with a reason,
/// corrected.
class ResultsPage final : public QWidget {
  Q_OBJECT
 public:
  ResultsPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);
  void refresh();
  [[nodiscard]] GamesTable& table() const noexcept { return *table_; }
  [[nodiscard]] GameFilter& filter() const noexcept { return *filter_; }
  [[nodiscard]] QString words() const;  ///< how many there are, and why the chosen one was corrected
  /// Everything that was found into a file (.pgn, .sgf) or as records into a folder; the button asks which.
  [[nodiscard]] Result<QString> export_to(const QString& place);
  void correct();  ///< the chosen one, in a dialog

 signals:
  void changed();
  void said(const QString& sentence);
  void failed(const QString& sentence);

 private:
  void offer_exports();
  void show_choice();
  void ask_export();

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  GameFilter* filter_;
  GamesTable* table_;
  QLabel* words_;
  QPushButton *open_, *review_, *save_, *correct_, *export_;
};

}  // namespace boardwright::desktop
