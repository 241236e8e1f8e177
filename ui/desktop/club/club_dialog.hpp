// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
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

/// The club: ladders, members, matches to play on, results; and its data as files. A page is filled when it is looked at:
/// in a club of 20,000 matches all four take longer than a user wants to wait for one.
class ClubDialog final : public QDialog {
  Q_OBJECT
 public:
  enum class Tab { kMatches, kLadder, kPlayers, kResults };
  ClubDialog(const std::shared_ptr<Club>& club, const Catalogue& catalogue, QWidget* parent = nullptr);

  void show_tab(Tab tab);
  /// After the dialog was accepted: the match to play on, unless somebody wants to see a finished one.
  [[nodiscard]] const std::string& match() const noexcept { return match_; }
  [[nodiscard]] const std::optional<WantedGame>& wanted() const noexcept { return wanted_; }
  // Filled, whichever tab is shown.
  [[nodiscard]] LadderPage& ladder();
  [[nodiscard]] PlayersPage& players();
  [[nodiscard]] MatchesPage& matches();
  [[nodiscard]] ResultsPage& results();
  [[nodiscard]] QString words() const;  ///< the sentence at the foot

  // With a file's name; the buttons ask for one.
  [[nodiscard]] Result<void> back_up(const QString& file);
  [[nodiscard]] Result<void> import_from(const QString& file);
  [[nodiscard]] Result<void> save_game(const std::string& match, const QString& file);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QLayout* build_foot();
  void join_pages();
  void say(const QString& sentence, bool wrong);
  void fill(Tab tab);        ///< unless it holds what the club does
  void changed_by(Tab tab);  ///< the others hold what was
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
  std::array<bool, 4> stale_{true, true, true, true};  ///< for each tab
};

}  // namespace boardwright::desktop
