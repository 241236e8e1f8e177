// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <memory>

#include "framework/table/club.hpp"

namespace boardwright::desktop {

/// What somebody wants to see of a finished match.
struct WantedGame {
  enum class How { kOpen, kReview, kPosition, kSave };
  std::string match;
  How how = How::kOpen;
  std::size_t moves = 0;  ///< kPosition: after so many
};

/// Finished games of the club in a list that is filled as somebody scrolls: a double click or Enter opens
/// one, a menu offers review, a position and saving.
class GamesTable final : public QTableWidget {
  Q_OBJECT
 public:
  GamesTable(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);

  /// Looks for them anew; the chosen one stays chosen if it is still there.
  void show_games(GameQuery query);
  /// Without how games ended and whether they count, where there is little room.
  void hide_details();
  [[nodiscard]] const ResultInfo* chosen() const;
  [[nodiscard]] std::size_t all() const noexcept { return all_; }  ///< shown or not
  [[nodiscard]] const GameQuery& query() const noexcept { return query_; }
  /// The same as the menu's entries; the last two ask first.
  void want(WantedGame::How how);

 signals:
  void wanted(const boardwright::desktop::WantedGame& game);
  void failed(const QString& sentence);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void show_more();
  /// Who played is what the list is read for: how a game ended, and of which game it is, give way first.
  void share_room();
  void fill(int row, const ResultInfo& result);
  void ask_position(const std::string& match);

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  GameQuery query_;
  std::vector<ResultInfo> games_;
  std::size_t all_ = 0;
};

}  // namespace boardwright::desktop
