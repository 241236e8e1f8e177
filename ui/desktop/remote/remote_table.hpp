// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/remote/remote_game.hpp"
#include "ui/desktop/sound/wave.hpp"

class QPushButton;

namespace boardwright::desktop {

class BoardView;
class DiceToast;
class GameTable;
class LastThrow;
class MoveEntry;
class RemoteButtons;
class RemoteChat;
class StatusHeader;

/// A match that is played elsewhere, on the same screen as a game at this computer, and what there is besides: what people
/// write beside it, and what can be done in it but moves. Several people may share the screen, each with a view of his own.
class RemoteTable final : public QWidget {
  Q_OBJECT
 public:
  explicit RemoteTable(MatchWire& wire, QWidget* parent = nullptr);
  ~RemoteTable() override;

  /// `look`: with pictures, where the game is installed here.
  void open(std::unique_ptr<RemoteMatch> match, const Appearance& look);
  /// The same match for those who share the screen, one for each: whoever has to act is shown. `matches` isn't empty.
  void open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look);
  /// What is shown stays, and the buttons for what can be done about it are the signals stopped_first and stopped_second.
  void stop(ScreenGame::Notice why);
  /// There is no club to go back to.
  void hide_lobby();
  /// From now on there is a button for them; whoever knows something shows it.
  void offer_hints();
  [[nodiscard]] QPushButton& hint_button() const noexcept;
  /// On the board, until something else is shown; both empty: no longer.
  void show_advice(std::vector<std::uint32_t> clicks, const QString& sentence);
  /// The newest position is shown, in which whoever looks is to choose a move.
  [[nodiscard]] bool chooses() const;
  /// As if it had been typed.
  void choose(const QString& move);
  /// The same match in other words.
  void rename(const std::shared_ptr<const ServerBoard>& board);
  void close();
  [[nodiscard]] RemoteMatch* match() const noexcept { return game_->match(); }
  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);
  void focus_play();

  [[nodiscard]] GameTable& screen() const noexcept { return *table_; }
  [[nodiscard]] BoardView& board() const noexcept;
  [[nodiscard]] MoveEntry& move_entry() const noexcept;
  [[nodiscard]] StatusHeader& status() const noexcept;
  [[nodiscard]] const DiceToast& toast() const noexcept;
  [[nodiscard]] const LastThrow& last_throw() const noexcept;
  [[nodiscard]] QString message() const;  ///< why not, beside a field; else what is below the board

 signals:
  void lobby_wanted();
  void again_wanted();
  void stopped_first();
  void stopped_second();
  void position_shown();                          ///< it, or what is known of it, may be another
  void heard(boardwright::desktop::Sound sound);  ///< of what has just happened

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void join();
  void retranslate();
  void show_buttons();
  void show_chat();
  void command(Command::Type type);

  RemoteGame* game_;
  GameTable* table_;
  RemoteChat* chat_;
  RemoteButtons* buttons_;
  QPushButton* again_;
};

}  // namespace boardwright::desktop
