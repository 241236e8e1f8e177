// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "framework/text/language.hpp"
#include "ui/desktop/access/clock_calls.hpp"
#include "ui/desktop/analysis/course.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/panels/captured_pieces.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/play/arrange_edits.hpp"
#include "ui/desktop/play/match_controller.hpp"
#include "ui/desktop/sound/wave.hpp"

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace boardwright::desktop {

class ArrangePanel;
class ArrangementShelf;
class BoardView;
class EndBox;
class EvaluationBar;
class GameWords;
class HandOverPage;
class LastThrow;
class MoveEntry;
class MoveList;
class OffBoardMoves;
class PausePage;
class PieceArt;
class SeatCards;
class StatusHeader;
class TextBoard;
class VariationList;
class WhyNot;

/// One game on the screen: the board and everything beside it, joined to a controller. Draws what the
/// controller says, and hands it what the user chose. Without a game it says that there is none, and why.
class GameTable final : public Page {
  Q_OBJECT
 public:
  explicit GameTable(MatchController& controller, QWidget* parent = nullptr);
  ~GameTable() override;

  [[nodiscard]] QString title() const override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  [[nodiscard]] bool has_docks() const override { return true; }
  void flip();
  /// The last turn; of what is tried out, a move.
  void take_back();
  void redo();
  [[nodiscard]] bool can_step_back() const;  ///< take_back would do something
  [[nodiscard]] bool can_step_on() const;    ///< redo would
  void look_at(std::size_t ply);             ///< the newest: back to the game
  void play(const QString& move);
  /// Points a move out on the board and says so below it, until this is called again; nothing: nothing.
  void show_advice(std::vector<std::uint32_t> clicks, const QString& sentence);
  /// What a review has found: beside the board, in the list of moves and at the move that is shown.
  void show_review(const Course& course, std::vector<JudgedMove> judged);
  /// Expected for the first seat in the position that is shown, by an analysis of it; nothing: by the review.
  void show_score(std::optional<double> score);

  [[nodiscard]] const EvaluationBar& evaluation() const noexcept { return *evaluation_; }
  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] MoveList& move_list() const noexcept { return *move_list_; }
  [[nodiscard]] MoveEntry& move_entry() const noexcept { return *entry_; }
  [[nodiscard]] StatusHeader& status() const noexcept { return *status_; }
  [[nodiscard]] QString message() const;  ///< why not, beside a field; else what is below the board
  [[nodiscard]] WhyNot& refusal() const noexcept { return *why_not_; }
  [[nodiscard]] std::size_t shown_moves() const;  ///< of MatchController::history, on the board now
  [[nodiscard]] bool live() const;                ///< whether that is the game itself
  /// What is tried out and on the board now; nullptr: a position of the game is.
  [[nodiscard]] const Variation* trying() const;
  /// What the one at the screen may know of what stands on a place now.
  struct PieceFacts {
    QString name, place, state;  ///< its kind; the field; what is worth knowing besides, may be empty
    struct Way {
      QString move, comes;  ///< its text; what comes of it, may be empty
      QStringList rules;    ///< numbers of those it uses; none where something may be hidden
    };
    std::vector<Way> ways;  ///< legal moves that begin there
    bool ways_told = true;  ///< false: possible moves aren't shown to this player
  };
  /// Nothing on an empty place, and while nobody has taken the screen.
  [[nodiscard]] std::optional<PieceFacts> facts_of(std::uint32_t place) const;
  /// What is on the board, to be set up otherwise; nothing where that might show something hidden.
  [[nodiscard]] std::optional<Position> position_to_edit() const;
  [[nodiscard]] VariationList& variations() const noexcept { return *variation_list_; }
  [[nodiscard]] QPushButton& hint_button() const noexcept { return *hint_; }
  [[nodiscard]] const DiceToast& toast() const noexcept { return *toast_; }
  [[nodiscard]] const LastThrow& last_throw() const noexcept { return *last_throw_; }

  [[nodiscard]] bool sets_up() const { return arranging() != nullptr; }  ///< somebody does, on the board
  /// While somebody sets up: what is placed as letters, empty otherwise; and the other way round.
  [[nodiscard]] QString arrangement_letters() const;
  [[nodiscard]] bool paste_arrangement(const QString& letters);  ///< false: nobody sets up

  void say(const QString& sentence) override;  ///< below the board, until the next click
  /// A computer player could not go on.
  void say_lost(Seat seat, const Replacement& what);
  void focus_play();            ///< where moves are made
  void focus_first() override;  ///< the same, if there is a game and nothing covers it
  /// What somebody who listens may want to know at any time.
  enum class Question { kLastMove, kOwnPieces, kOtherPieces, kMoves, kClocks };
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
  // game_table.cpp: building, and what is on the board
  QWidget* build_side_panel();
  void join_controller();
  void join();
  void begin();
  void follow(const std::vector<SeenMove>& news);
  [[nodiscard]] std::vector<std::uint32_t> last_places() const;  ///< of the last move
  void show_position();
  void turn_board();
  void show_turned();

  // game_table_hand_over.cpp: the screen from one to the next
  void show_page();
  void show_fight(const std::vector<SeenMove>& news);
  [[nodiscard]] QStringList happened_before(Seat seat) const;

  // game_table_arrange.cpp: set-ups
  void join_arrangement();
  [[nodiscard]] Arrangement* arranging() const;
  void show_arrangement();
  /// Does something to the set-up, if there is one, shows it, and says what was in the way.
  using ArrangementChange = std::function<std::optional<Explanation>(Arrangement&)>;
  void change_arrangement(const ArrangementChange& change);
  void arrange_by(std::size_t edit);
  void arrange_at_random();
  void arrange_letters(const std::string& letters);
  void fill_arrangements(QMenu* menu);
  void ask_name_of_arrangement();
  void explain_arrangement(const std::vector<std::uint32_t>& clicks);

  // game_table_premove.cpp: a move chosen while the other side is on turn
  [[nodiscard]] bool may_premove() const;
  void prepare_premove();
  void forget_premove();
  void keep_typed(const QString& text);
  void play_premove();
  void say_premove();
  [[nodiscard]] QString premove_text() const;
  [[nodiscard]] QString standing_words() const;

  // game_table_review.cpp: what a review or an analysis thinks of what is shown
  void show_evaluation();
  [[nodiscard]] const JudgedMove* judged_now() const;
  void show_better();
  void mark_moves();
  void place_evaluation();

  // game_table_variations.cpp: what is tried out
  [[nodiscard]] bool may_try_out() const;
  void try_out(const std::string& move);
  void explain_try(const std::vector<std::uint32_t>& clicks);
  void show_variation(std::size_t index);
  void step_in_variation(std::size_t moves);
  void drop_variation(std::size_t index);
  void drop_variations_beyond(std::size_t moves);
  void list_variations();
  [[nodiscard]] std::vector<LegalMove> moves_to_try() const;

  // game_table_questions.cpp: what the two buttons below the status offer, and touch-move
  [[nodiscard]] QString open_question() const;
  [[nodiscard]] QString own_question() const;
  void say_declined(Seat seat);
  void offer_answers();
  void accept();
  void decline();
  [[nodiscard]] bool lets_touched_go(const QString& move) const;
  void say_held();

  // game_table_talk.cpp: words
  void retranslate();
  void name_things();
  void refresh_cards();
  [[nodiscard]] std::vector<CapturedPieces::Kind> captured_by(Seat seat) const;
  void refresh_status();
  /// What the last of so many moves revealed, and those before it back to one of the viewer's own.
  [[nodiscard]] QString revealed(std::size_t moves, Seat viewer) const;
  [[nodiscard]] QString revealed_lately() const;
  void say_result();
  [[nodiscard]] QString entered_words() const;  ///< empty but for a record that was typed in
  void explain_clicks(const std::vector<std::uint32_t>& clicks);
  void explain_text(const QString& text);
  /// Beside the place that was clicked last.
  void refuse(const Explanation& why, std::uint32_t place);
  void report(const Result<void>& done);
  /// Below the board: `quiet` is no refusal.
  void write_message(const QString& sentence, bool quiet);
  void hint(std::optional<std::uint32_t> place, const QString& move);
  [[nodiscard]] QString inside(std::uint32_t place) const;
  void announce_phase();
  void show_chance(const std::vector<SeenMove>& news);
  [[nodiscard]] DiceToast::News chance_news(std::size_t index) const;
  void place_toast();
  void show_last_throw();  // game_table_throw.cpp
  [[nodiscard]] GameWords words() const;

  // game_table_spoken.cpp: what is told to those who listen
  void announce_moves(const std::vector<SeenMove>& news);
  void tell_what_happened();
  void call_clocks();
  [[nodiscard]] QString answer(Question question) const;
  [[nodiscard]] QString spoken_move(const SeenMove& move) const;
  [[nodiscard]] QString last_move() const;
  [[nodiscard]] QString pieces_of(const std::vector<Seat>& seats) const;
  [[nodiscard]] QString moves_of_chosen() const;
  [[nodiscard]] QString text_position() const;
  [[nodiscard]] QString spoken_clocks() const;
  [[nodiscard]] Seat own_seat() const;
  [[nodiscard]] QString player_name(Seat seat) const;
  [[nodiscard]] QPixmap piece_on_wood(std::uint32_t kind) const;

  MatchController& controller_;
  QStackedWidget* pages_;
  QLabel* nothing_;  // instead of a game
  QStackedWidget* boards_;
  EvaluationBar* evaluation_;
  BoardView* board_;
  TextBoard* text_board_;
  OffBoardMoves* off_board_;
  QLabel* message_;
  DiceToast* toast_;
  WhyNot* why_not_;
  HandOverPage* hand_over_;
  PausePage* pause_;
  SeatCards* cards_;
  ArrangePanel* arrange_;
  StatusHeader* status_;
  EndBox* end_;
  LastThrow* last_throw_;
  MoveList* move_list_;
  VariationList* variation_list_;
  MoveEntry* entry_;
  QPushButton* hint_;
  QPushButton* take_back_;
  QPushButton* redo_;
  QPushButton* flip_;
  std::unique_ptr<PieceArt> art_;
  std::vector<std::optional<std::uint32_t>> kind_of_seat_;
  QTimer* clock_timer_;
  std::unique_ptr<ArrangementShelf> shelf_;  // of the game on the table
  std::vector<ArrangeEdit> edits_;           // what the board's moves mean while somebody sets up
  ClockCalls calls_;
  std::string phase_;       // id of the newest that was told
  std::string touched_in_;  // the position in which a piece may have been touched
  BoardHabits habits_;
  Seat below_ = 0;  // who sits at the lower edge
  bool turned_by_hand_ = false;
  bool hinting_ = false;  // what is below the board is no refusal
  QString reason_;        // why there is no game
  Course course_;
  std::vector<JudgedMove> judged_;
  std::optional<double> score_;  // of an analysis
  QString typed_ahead_;          // a move chosen ahead by its text
  QString advice_;               // there when nothing else is
  std::vector<Variation> variations_;
  std::optional<std::size_t> trying_;      ///< which of them is on the board
  std::optional<std::size_t> looking_at_;  ///< nothing: the game itself
};

}  // namespace boardwright::desktop
