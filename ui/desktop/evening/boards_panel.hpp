// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/result_line.hpp"

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

class ResultEntry;

/// The boards of a round: results by keyboard, why these two meet, corrections; a draft that nobody else sees
/// until it is published.
class BoardsPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit BoardsPanel(QWidget* parent = nullptr);

  enum class State { kNone, kDraft, kManual, kPublished, kPlaying, kClosed };
  struct Shown {
    std::uint32_t round = 0;   ///< 0: none yet
    std::uint32_t rounds = 0;  ///< that there are to choose from
    State state = State::kNone;
    std::vector<BoardRow> boards;
    QString bye;              ///< who is free, by name
    bool bye_plays = false;   ///< and may play a computer for fun meanwhile
    QString words;            ///< what comes next, in a sentence
    QString clock;            ///< of the round; empty: none
    bool may_start = false;   ///< people may be told to begin
    bool may_pair = false;    ///< the next round can be made
    bool may_add = false;     ///< a round more than was planned
    bool may_end = false;     ///< nothing is to be paired any more
    bool may_stage = false;   ///< the best may go on in a next stage
    bool may_choose = false;  ///< the two at a board choose the game
    bool matches = false;     ///< boards are matches of several games
    std::uint32_t team_boards = 0;
    bool may_undo = false;
    QString undo;  ///< what undo takes back
  };
  void show_round(const Shown& shown);
  void set_clock(const QString& clock);
  void tell(const QString& sentence, bool wrong = false);

  [[nodiscard]] ResultEntry& entry() const noexcept { return *entry_; }
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }
  [[nodiscard]] std::uint32_t chosen() const;  ///< board; 0: none
  [[nodiscard]] QString words() const;
  [[nodiscard]] const Shown& shown() const noexcept { return shown_; }

 signals:
  void round_chosen(std::uint32_t round);
  void pair_wanted();
  void start_wanted();
  void end_wanted();
  void more_rounds_wanted();
  void publish_wanted();
  void discard_wanted();
  void manual_wanted();                   ///< the draft is to be changed by hand
  void swap_wanted(std::uint32_t board);  ///< of the draft: the sides
  void exchange_wanted(std::uint32_t board);
  void stage_wanted();
  void score_entered(std::uint32_t board, const QString& score);
  void result_entered(std::uint32_t board, boardwright::desktop::TypedResult result);
  void why_wanted(std::uint32_t board);  ///< 0: the bye
  void computer_wanted();                ///< for who has the bye
  void correct_wanted(std::uint32_t board);
  void play_wanted(std::uint32_t board);
  void game_wanted(std::uint32_t board);  ///< what is played there is to be said
  void undo_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void fill();
  void fill_words();
  void fill_buttons();
  void fill_table();
  void fill_row(int row, const BoardRow& board, bool games);
  void fit_columns();
  void retranslate();
  void follow_choice();
  [[nodiscard]] bool is_draft() const;   // nobody has seen the round yet
  [[nodiscard]] bool is_paired() const;  // there is one, and people know it
  [[nodiscard]] QString state_words() const;

  Shown shown_;
  QLabel *title_, *clock_, *words_, *told_, *bye_;
  QComboBox* rounds_;
  ResultEntry* entry_;
  QTableWidget* table_;
  QPushButton *main_, *start_, *discard_, *manual_, *why_, *correct_, *play_, *undo_, *exchange_, *swap_,
      *why_bye_, *end_, *add_, *stage_, *computer_, *game_;
  QWidget *bye_row_, *rest_;
};

}  // namespace boardwright::desktop
