// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/panels/board_turn.hpp"
#include "ui/desktop/panels/kept_move.hpp"
#include "ui/desktop/panels/move_refusals.hpp"
#include "ui/desktop/panels/piece_facts.hpp"
#include "ui/desktop/panels/piece_pictures.hpp"
#include "ui/desktop/panels/shown_position.hpp"
#include "ui/desktop/panels/shown_review.hpp"
#include "ui/desktop/panels/spoken_table.hpp"
#include "ui/desktop/panels/table_message.hpp"
#include "ui/desktop/panels/table_pages.hpp"
#include "ui/desktop/panels/table_seats.hpp"
#include "ui/desktop/panels/table_set_up.hpp"
#include "ui/desktop/panels/table_status.hpp"
#include "ui/desktop/panels/table_throws.hpp"
#include "ui/desktop/panels/table_variations.hpp"
#include "ui/desktop/panels/table_widgets.hpp"
#include "ui/desktop/panels/touched_piece.hpp"
#include "ui/desktop/play/screen_game.hpp"
#include "ui/desktop/sound/wave.hpp"

class QPushButton;

namespace boardwright::desktop {

class BoardView;
class DiceToast;
class EvaluationBar;
class LastThrow;
class MoveEntry;
class MoveList;
class StatusHeader;
class VariationList;
class WhyNot;

/// One game on the screen: the board and everything beside it, joined to a game. Draws what the
/// controller says, and hands it what the user chose. Without a game it says that there is none, and why. What stands
/// beside the board has owners of its own; the table shows them each position and joins them.
class GameTable final : public Page {
  Q_OBJECT
 public:
  explicit GameTable(ScreenGame& game, QWidget* parent = nullptr);

  [[nodiscard]] QString title() const override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  [[nodiscard]] bool has_docks() const override { return true; }
  /// As a part of a page, with what a game that is played elsewhere has besides.
  void stand_in_page(const TableWidgets::Extras& extras);
  /// Something else is in the room of the list of moves.
  void cover_moves(bool covered);
  void flip();
  /// The last turn; of what is tried out, a move.
  void take_back();
  void redo();
  [[nodiscard]] bool can_step_back() const { return shown_.can_step_back(); }
  [[nodiscard]] bool can_step_on() const { return shown_.can_step_on(); }
  void command(Command::Type type);  ///< says why not
  void look_at(std::size_t ply);     ///< the newest: back to the game
  void play(const QString& move);
  /// Points a move out on the board and says so below it, until this is called again; nothing: nothing.
  void show_advice(std::vector<std::uint32_t> clicks, const QString& sentence);
  /// What a review has found: beside the board, in the list of moves and at the move that is shown.
  void show_review(const Course& course, std::vector<JudgedMove> judged);
  /// Expected for the first seat in the position that is shown, by an analysis of it; nothing: by the review.
  void show_score(std::optional<double> score);

  [[nodiscard]] const EvaluationBar& evaluation() const noexcept { return *ui_.evaluation; }
  [[nodiscard]] BoardView& board() const noexcept { return *ui_.board; }
  [[nodiscard]] MoveList& move_list() const noexcept { return *ui_.move_list; }
  [[nodiscard]] MoveEntry& move_entry() const noexcept { return *ui_.entry; }
  [[nodiscard]] StatusHeader& status() const noexcept { return *ui_.status; }
  /// Why not, beside a field; else what is below the board.
  [[nodiscard]] QString message() const { return message_.text(); }
  [[nodiscard]] WhyNot& refusal() const noexcept { return *ui_.why_not; }
  /// Of ScreenGame::history, on the board now.
  [[nodiscard]] std::size_t shown_moves() const { return shown_.moves(); }
  [[nodiscard]] bool live() const { return shown_.live(); }  ///< whether that is the game itself
  /// What is tried out and on the board now; nullptr: a position of the game is.
  [[nodiscard]] const Variation* trying() const { return shown_.trying(); }
  /// What the one at the screen may know of what stands on a place now (piece_facts).
  [[nodiscard]] std::optional<PieceFacts> facts_of(std::uint32_t place) const;
  [[nodiscard]] VariationList& variations() const noexcept { return *ui_.variations; }
  [[nodiscard]] QPushButton& hint_button() const noexcept { return *ui_.hint; }
  [[nodiscard]] const DiceToast& toast() const noexcept { return *ui_.toast; }
  [[nodiscard]] const LastThrow& last_throw() const noexcept { return *ui_.last_throw; }

  [[nodiscard]] bool sets_up() const { return shown_.sets_up(); }  ///< on the board
  /// While somebody sets up: what is placed as letters, empty otherwise; and the other way round.
  [[nodiscard]] QString arrangement_letters() const { return set_up_.letters(); }
  /// False: nobody sets up.
  [[nodiscard]] bool paste_arrangement(const QString& letters) { return set_up_.set_letters(letters); }

  void say(const QString& sentence) override;  ///< below the board, until the next click
  /// A computer player could not go on.
  void say_lost(Seat seat, const Replacement& what);
  void focus_play();            ///< where moves are made
  void focus_first() override;  ///< the same, if there is a game and nothing covers it
  /// What somebody who listens may want to know at any time.
  using Question = SpokenTable::Question;
  /// Tells it to those who listen, and below the board.
  void tell(Question question);

 signals:
  void heard(boardwright::desktop::Sound sound);  ///< of what has just happened
  void new_game_wanted();
  void rematch_wanted(bool sides_swapped);
  void review_wanted();
  void save_wanted();
  void position_shown();                  ///< after every change of what is on the board
  void refused_by(const QString& rule);   ///< a move was; the rule's number
  void rule_wanted(const QString& rule);  ///< somebody wants to read it

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void join_game();
  void join_board();
  void join_side();
  void begin();
  void follow(const std::vector<SeenMove>& news);
  void show_anew();  ///< the position that is shown now, with nothing said of what was done before
  void show_position();
  void show_better();
  void turn_board();
  void take_over();
  void try_out(const std::string& move);
  void report(const CommandResult& done);
  void tell_refusal(const Refusal& refusal);
  void tell_turned_down(TurnedDown what);
  [[nodiscard]] QString standing_words() const;
  void retranslate();
  void name_things();

  ScreenGame& game_;
  TableWidgets ui_;
  PiecePictures pieces_;
  ShownPosition shown_;
  BoardTurn turn_;
  ShownReview review_;
  TouchedPiece touched_;
  KeptMove kept_;
  SpokenTable spoken_;
  TablePages pages_;
  TableMessage message_;
  TableSetUp set_up_;
  MoveRefusals refusals_;
  TableSeats seats_;
  TableStatus status_;
  TableThrows throws_;
  TableVariations variations_;
  bool moves_covered_ = false;
  bool tells_turned_down_ = false;  // until the next update
  BoardHabits habits_;
  QString reason_;  // why there is no game
  QString advice_;  // there when nothing else is
};

}  // namespace boardwright::desktop
