// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "framework/match/messages.hpp"

class QPushButton;

namespace boardwright::desktop {

class RemoteMatch;

/// What can be done in a match elsewhere but moves: taking back, a draw, a pause, giving up, writing to the others, turning
/// the board, going back to the club. It asks, the table acts.
class RemoteButtons final : public QWidget {
  Q_OBJECT
 public:
  explicit RemoteButtons(QWidget* parent = nullptr);

  /// What its viewer may do now. `stopped`: nothing comes from there any more; `takes_back`: a move of those here can be
  /// taken back.
  void show_match(const RemoteMatch& match, bool stopped, bool takes_back);
  /// Whether anybody writes beside the match, and how many lines nobody has read.
  void show_chat(bool there, std::size_t unread);
  [[nodiscard]] bool wants_chat() const;
  void close_chat();
  /// There is no club to go back to.
  void hide_lobby();
  /// From now on there is a button for them; whoever knows something shows it.
  void offer_hints();
  [[nodiscard]] QPushButton& hint() const noexcept { return *hint_; }
  void set_theme();

 signals:
  void command_wanted(boardwright::Command::Type type);
  void take_back_wanted();
  void flip_wanted();
  void lobby_wanted();
  void chat_toggled();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void retranslate();
  void ask_resign();

  std::string match_;  // the id of the one shown
  bool paused_ = false;
  std::size_t unread_ = 0;
  QPushButton *draw_, *take_back_, *pause_, *resign_, *lobby_, *write_, *hint_, *flip_;
};

}  // namespace boardwright::desktop
