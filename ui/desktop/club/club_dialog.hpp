// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "ui/desktop/club/games_table.hpp"

class QLabel;
class QLayout;
class QTabWidget;

namespace boardwright::desktop {

class LadderPage;
class MatchesPage;
class PlayersPage;
class ResultsPage;

/// The club: ladders, members, matches to play on, results; and its data as files.
class ClubDialog final : public QDialog {
  Q_OBJECT
 public:
  enum class Tab { kMatches, kLadder, kPlayers, kResults };
  ClubDialog(const std::shared_ptr<Club>& club, const Catalogue& catalogue, QWidget* parent = nullptr);

  void show_tab(Tab tab);
  /// After the dialog was accepted: the match to play on, unless somebody wants to see a finished one.
  [[nodiscard]] const std::string& match() const noexcept { return match_; }
  [[nodiscard]] const std::optional<WantedGame>& wanted() const noexcept { return wanted_; }
  [[nodiscard]] LadderPage& ladder() const noexcept { return *ladder_; }
  [[nodiscard]] PlayersPage& players() const noexcept { return *players_; }
  [[nodiscard]] MatchesPage& matches() const noexcept { return *matches_; }
  [[nodiscard]] ResultsPage& results() const noexcept { return *results_; }
  [[nodiscard]] QString words() const;  ///< the sentence at the foot

  // With a file's name; the buttons ask for one.
  [[nodiscard]] Result<void> back_up(const QString& file);
  [[nodiscard]] Result<void> import_from(const QString& file);
  [[nodiscard]] Result<void> save_game(const std::string& match, const QString& file);

 private:
  QLayout* build_foot();
  void join_pages();
  void say(const QString& sentence, bool wrong);
  void refresh();
  void take(const WantedGame& game);

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  std::string match_;
  std::optional<WantedGame> wanted_;
  QTabWidget* tabs_;
  MatchesPage* matches_;
  LadderPage* ladder_;
  PlayersPage* players_;
  ResultsPage* results_;
  QLabel* words_;
};

}  // namespace boardwright::desktop
