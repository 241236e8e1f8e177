// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/table/club.hpp"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace boardwright::desktop {

class GamesTable;

/// The club's members: one by one with their points, statuses, ratings, statistics and games; adding,
/// renaming, joining doubles, erasing a name.
class PlayersPage final : public QWidget {
  Q_OBJECT
 public:
  PlayersPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);
  void refresh();
  void choose(const QString& player);  ///< by id
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }
  [[nodiscard]] QTextBrowser& page() const noexcept { return *page_; }
  [[nodiscard]] GamesTable& games() const noexcept { return *games_; }

 signals:
  void changed();  ///< the club's data are other ones now
  void failed(const QString& sentence);

 private:
  void lay_out();
  void join();
  void add();
  void rename();
  void merge();
  void anonymise();
  void show_player();
  [[nodiscard]] QString page_of(const ClubPlayer& player);
  void done(const Result<void>& result);
  [[nodiscard]] const ClubPlayer* chosen() const;

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  std::vector<ClubPlayer> members_;
  QListWidget* list_;
  QLineEdit* name_;
  QPushButton *add_, *rename_, *merge_, *anonymise_;
  QTextBrowser* page_;
  GamesTable* games_;
};

}  // namespace boardwright::desktop
