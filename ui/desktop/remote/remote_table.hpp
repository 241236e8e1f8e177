// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "framework/match/refusal.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/play/arrange_edits.hpp"
#include "ui/desktop/remote/remote_match.hpp"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace boardwright::desktop {

class ArrangePanel;
class BoardView;
class DiceToast;
class LastThrow;
class MoveEntry;
class MoveList;
class OffBoardMoves;
class PieceArt;
class RemoteChat;
class RemoteSetUp;
class SeatCards;
class StatusHeader;
class TextBoard;
class WhyNot;

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
  [[nodiscard]] std::optional<Seat> hand_over() const noexcept { return hand_over_; }
  void take_over();
  /// Nothing comes from there any more: what is shown stays, and this is said instead of whose turn it is, with what can
  /// be done about it (the signals stopped_first and stopped_second).
  struct Stopped {
    QString title, words, first, second;
  };
  void stop(Stopped why);
  /// There is no club to go back to.
  void hide_lobby();
  /// From now on there is a button for them; whoever knows something shows it.
  void offer_hints();
  [[nodiscard]] QPushButton& hint_button() const noexcept { return *hint_; }
  /// On the board, until something else is shown; both empty: no longer.
  void show_advice(std::vector<std::uint32_t> clicks, const QString& sentence);
  /// The newest position is shown, in which whoever looks is to choose a move.
  [[nodiscard]] bool chooses() const;
  /// As if it had been typed.
  void choose(const QString& move) { play(move); }
  /// The same match in other words.
  void rename(std::shared_ptr<const ServerBoard> board);
  void close();
  [[nodiscard]] RemoteMatch* match() const noexcept { return match_.get(); }
  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);
  void focus_play();

  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] MoveEntry& move_entry() const noexcept { return *entry_; }
  [[nodiscard]] StatusHeader& status() const noexcept { return *status_; }
  [[nodiscard]] DiceToast& toast() const noexcept { return *toast_; }
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
  void join_arrangement();
  void join_match();
  void show_match();
  void follow(const std::vector<SeenMove>& news);
  void show_position();
  void show_moves();
  void look_at(std::size_t ply);
  void flip();
  void turn_board();
  [[nodiscard]] bool live() const { return !looking_at_.has_value(); }
  [[nodiscard]] bool may_move() const;
  /// This match has a board; the view keeps that of the match before.
  [[nodiscard]] bool drawn() const { return art_ != nullptr; }

  // remote_table_hand_over.cpp: who views the match, of those who share the screen
  void choose_viewer();
  void look_through(std::size_t other);
  [[nodiscard]] RemoteMatch& match_to_take_back();

  // remote_table_ahead.cpp: a move chosen while somebody else is on turn
  [[nodiscard]] bool may_choose_ahead() const;
  [[nodiscard]] bool keeps_ahead() const;
  void prepare_ahead();
  void forget_ahead();
  void keep_typed(const QString& text);
  void say_ahead();
  void play_ahead();

  // remote_table_play.cpp: what is done
  void play(const QString& move);
  void explain_clicks(const std::vector<std::uint32_t>& clicks);
  void explain_text(const QString& text);
  void refuse(const Explanation& why, std::optional<std::uint32_t> place);
  void hear_refusal(const Refusal& refusal);
  void accept();
  void decline();
  void ask_resign();
  void show_set_up();
  void arrange_by(std::size_t edit);
  void arrange_at_random();

  // remote_table_talk.cpp: what is said
  void retranslate();
  void say(const QString& sentence);
  void show_cards();
  void show_clocks();
  void show_status();
  void show_result();
  void offer_answers();
  void show_buttons();
  void announce_news(const std::vector<SeenMove>& news);
  void show_chance(const std::vector<SeenMove>& news);
  void show_last_throw();
  void place_toast();
  void show_chat();
  [[nodiscard]] bool is_own(Seat seat) const;
  [[nodiscard]] bool asks() const;   ///< an answer of this seat is waited for
  [[nodiscard]] bool asked() const;  ///< this seat waits for one
  [[nodiscard]] QString player_of(Seat seat) const;
  [[nodiscard]] QString revealed() const;
  [[nodiscard]] QString late_words() const;  ///< how late spectators see it; empty: at once

  MatchWire& wire_;
  std::unique_ptr<RemoteMatch> match_;
  std::vector<std::unique_ptr<RemoteMatch>> others_;  // of those who share the screen
  std::optional<Seat> hand_over_;
  bool taken_ = false;  // somebody has taken the screen, where seats see different things
  std::optional<Stopped> stopped_;
  std::unique_ptr<RemoteSetUp> set_up_;
  std::unique_ptr<PieceArt> art_;
  QStackedWidget* boards_;
  BoardView* board_;
  TextBoard* text_board_;
  OffBoardMoves* off_board_;
  QLabel* message_;
  DiceToast* toast_;
  WhyNot* why_not_;
  SeatCards* cards_;
  StatusHeader* status_;
  LastThrow* last_throw_;
  ArrangePanel* arrange_;
  MoveList* move_list_;
  RemoteChat* chat_;
  MoveEntry* entry_;
  QPushButton *lobby_, *draw_, *take_back_, *pause_, *resign_, *again_, *write_, *flip_, *hint_;
  QTimer* clock_timer_;
  std::vector<ArrangeEdit> edits_;
  std::optional<std::size_t> looking_at_;  // nothing: the game itself
  std::string touched_in_;
  Appearance look_;
  QString advice_;                // in the place of a message
  QString typed_ahead_;           // a move chosen ahead by its text
  std::uint32_t ply_before_ = 0;  // of the update before
  BoardHabits habits_;
  bool turned_by_hand_ = false;
};

}  // namespace boardwright::desktop
