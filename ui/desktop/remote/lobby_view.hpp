// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "ui/desktop/remote/club_connection.hpp"

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

class NewTableForm;

/// A club from inside: who is there, which tables wait for somebody, which games go on, and a new table.
class LobbyView final : public QWidget {
  Q_OBJECT
 public:
  explicit LobbyView(ClubConnection& connection, QWidget* parent = nullptr);

  void set_games(const ClubGames& games);
  /// As the lobby is now.
  void refresh();

 signals:
  void board_wanted(const boardwright::desktop::ClubTable& table);
  void refused(const QString& sentence);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void show_tables();
  void show_people();
  void add_heading(const QString& text);
  void add_table(const ClubTable& table);
  [[nodiscard]] QString players_of(const ClubTable& table) const;
  QPushButton* add_button(QWidget& card, const QString& text, const char* name, const ClubTable& table);
  void ask(nlohmann::json command);
  void ask_about(const char* what, const ClubTable& table);

  ClubConnection& connection_;
  ClubGames games_;
  std::string told_;  // what is shown: a button stays under the hand that presses it
  QVBoxLayout* tables_;
  NewTableForm* new_table_;
  QLabel* people_label_;
  QListWidget* people_;
};

/// In words, why the lobby didn't do something.
[[nodiscard]] QString lobby_refusal(const std::string& code);

}  // namespace boardwright::desktop
