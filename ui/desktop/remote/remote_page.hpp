// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/remote/club_connection.hpp"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class JoinForm;
class LobbyView;
class RemoteTable;
struct ServerBoard;

/// Plays at a club's server as phones do: coming in, the club from inside, a board there. The connection stays while
/// other pages are shown.
class RemotePage final : public Page {
  Q_OBJECT
 public:
  explicit RemotePage(const Catalogue& catalogue, QWidget* parent = nullptr);
  ~RemotePage() override;

  [[nodiscard]] ClubConnection& connection() const noexcept { return *connection_; }
  [[nodiscard]] RemoteTable& table() const noexcept { return *table_; }
  [[nodiscard]] bool at_board() const;
  [[nodiscard]] bool in_club() const;  ///< in the lobby or at a board there

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void set_catalogue(const Catalogue& catalogue) override { catalogue_ = &catalogue; }

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void retranslate();
  void follow();
  void follow_lobby();
  void show_state();
  void show_lobby();
  void fetch_games();
  void open_board(const ClubTable& table);
  void show_board(const ClubTable& table, std::shared_ptr<const ServerBoard> board);
  void fetch_words_again();
  void play_again();
  [[nodiscard]] QString board_path(const std::string& path) const;
  [[nodiscard]] const ClubTable* table_of(const std::string& match) const;

  const Catalogue* catalogue_;
  ClubConnection* connection_;
  QStackedWidget* views_;
  JoinForm* form_;
  LobbyView* lobby_;
  RemoteTable* table_;
  QLabel *title_, *message_, *network_;
  QPushButton *back_, *leave_, *again_;
  std::optional<std::string> playing_;  // my match that was being played when the lobby was last looked at
  bool knows_lobby_ = false, asked_games_ = false;
  std::string opening_;     // the match whose board was asked for
  std::string board_path_;  // of the one that is shown
};

}  // namespace boardwright::desktop
