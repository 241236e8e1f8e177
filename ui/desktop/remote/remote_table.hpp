// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/remote/remote_match.hpp"
#include "ui/desktop/remote/remote_status.hpp"

class QPushButton;

namespace boardwright::desktop {

class ArrangePanel;
class BoardView;
class DiceToast;
class LastThrow;
class MoveEntry;
class MoveList;
class RemoteAhead;
class RemoteArranging;
class RemoteBoard;
class RemoteButtons;
class RemoteCards;
class RemoteChat;
class RemoteHands;
class RemoteNews;
class SeatCards;
class SharedScreen;
class StatusHeader;

/// A match that is played elsewhere on the screen: the same board, clocks, list and cards as for a game on this table, told
/// by what comes from there. Nothing is played here by itself: the next update is what happened. Several people may share the
/// screen, each with a view of his own.
class RemoteTable final : public QWidget {
  Q_OBJECT
 public:
  explicit RemoteTable(MatchWire& wire, QWidget* parent = nullptr);
  ~RemoteTable() override;

  /// `look`: with pictures, where the game is installed here.
  void open(std::unique_ptr<RemoteMatch> match, const Appearance& look);
  /// The same match for those who share the screen, one for each: whoever has to act is shown. `matches` isn't empty.
  void open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look);
  /// The seat that the screen has to be handed to, where seats see different things.
  [[nodiscard]] std::optional<Seat> hand_over() const noexcept;
  void take_over();
  /// What is shown stays, and the buttons for what can be done about it are the signals stopped_first and stopped_second.
  void stop(StoppedMatch why);
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
  [[nodiscard]] RemoteMatch* match() const noexcept;
  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);
  void focus_play();

  [[nodiscard]] BoardView& board() const noexcept;
  [[nodiscard]] MoveEntry& move_entry() const noexcept { return *entry_; }
  [[nodiscard]] StatusHeader& status() const noexcept { return *status_; }
  [[nodiscard]] DiceToast& toast() const noexcept;
  [[nodiscard]] LastThrow& last_throw() const noexcept { return *last_throw_; }
  [[nodiscard]] QString message() const;  ///< why not, beside a field; else what is below the board

 signals:
  void lobby_wanted();
  void again_wanted();
  void hand_over_due();
  void stopped_first();
  void stopped_second();
  void position_shown();  ///< it, or what is known of it, may be another

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* build_side();
  void join();
  void join_screen();
  void retranslate();
  void say(const QString& sentence);

  void show_viewer();
  void change_viewer();
  void follow(const std::vector<SeenMove>& news);
  void show_position();
  void show_moves();
  void show_set_up();
  void show_cards();
  void show_status();
  void show_chat();
  void show_last_throw();
  void look_at(std::size_t ply);
  void play_ahead();
  void accept();
  void decline();
  void command(Command::Type type);
  [[nodiscard]] bool live() const { return !looking_at_.has_value(); }
  [[nodiscard]] bool may_move() const;
  [[nodiscard]] bool may_choose_ahead() const;
  [[nodiscard]] std::size_t shown_moves() const;

  MatchWire& wire_;
  SharedScreen* screen_;
  std::optional<StoppedMatch> stopped_;
  RemoteBoard* board_;
  SeatCards* seat_cards_;
  StatusHeader* status_;
  LastThrow* last_throw_;
  ArrangePanel* arrange_;
  MoveList* move_list_;
  RemoteChat* chat_;
  MoveEntry* entry_;
  QPushButton* again_;
  RemoteButtons* buttons_;
  RemoteCards* cards_;
  RemoteArranging* arranging_;
  RemoteAhead* ahead_;
  RemoteHands* hands_;
  RemoteNews* news_;
  std::optional<std::size_t> looking_at_;  // nothing: the game itself
  std::uint32_t ply_before_ = 0;           // of the update before
  BoardHabits habits_;
};

}  // namespace boardwright::desktop
