// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/appearance.hpp"
#include "framework/link/question.hpp"
#include "framework/match/messages.hpp"
#include "framework/match/refusal.hpp"
#include "framework/match/turned_down.hpp"
#include "framework/players/player.hpp"
#include "framework/table/club_results.hpp"
#include "ui/desktop/play/arrangement_shelf.hpp"
#include "ui/desktop/play/here.hpp"
#include "ui/desktop/play/set_up.hpp"
#include "ui/desktop/play/table_words.hpp"
#include "ui/desktop/play/variation.hpp"

namespace boardwright::desktop {

/// What a table's screen holds of a game, and all it holds, wherever the game is played: at this computer or elsewhere.
/// A link and the question whose the screen is. Commands and questions go in; what comes out is what the one before
/// the screen may see, and what may be said of the game beside it. The interface's thread.
class ScreenGame : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  using Done = std::function<void(const CommandResult&)>;
  using Answered = std::function<void(const Answer&)>;

  /// False: nothing is on the table, and nothing else may be asked.
  [[nodiscard]] virtual bool has_game() const = 0;

  // Of the game what a screen may know.
  [[nodiscard]] virtual const TableWords& words() const = 0;  ///< another one after each change of language
  [[nodiscard]] virtual const std::optional<BoardGeometry>& geometry()
      const = 0;  ///< nothing: it has no board
  [[nodiscard]] bool has_board() const { return geometry().has_value(); }
  [[nodiscard]] virtual const Appearance& look() const = 0;
  [[nodiscard]] virtual Seat seat_count() const = 0;
  [[nodiscard]] virtual int degrees(Seat seat) const;  ///< by how many it sees the board turned, below 360

  // What the one at the screen may see.
  [[nodiscard]] virtual const Update& update() const = 0;
  [[nodiscard]] virtual const std::vector<SeenMove>& history() const = 0;
  [[nodiscard]] virtual const Picture& picture_after(std::size_t moves) const = 0;
  [[nodiscard]] virtual std::vector<SeatTime> clocks() const = 0;  ///< now, by seat; empty without a clock

  // Who is here.
  [[nodiscard]] virtual bool is_human(Seat seat) const = 0;  ///< of those at this screen
  struct Player {
    std::string name = {};      ///< of a person; empty: a guest at this computer, or unknown
    std::string computer = {};  ///< else how players are called, such as level:3
    Here here = Here::kHere;
  };
  [[nodiscard]] virtual Player player(Seat seat) const = 0;
  /// The seat of the only person who plays here: results can be told to him. Nothing: to everybody.
  [[nodiscard]] virtual std::optional<Seat> only_person() const = 0;
  /// The seat that the screen has to be handed to, where seats see different things. Until take_over the screen knows
  /// only what everybody may know.
  [[nodiscard]] virtual std::optional<Seat> hand_over() const = 0;
  virtual void take_over() = 0;

  // How it is played.
  /// All of it is at this computer: what belongs to no link can be had, such as the rules' text and a rematch.
  [[nodiscard]] virtual bool is_own() const = 0;
  [[nodiscard]] virtual bool is_record() const { return false; }  ///< nobody plays: it is looked at
  [[nodiscard]] virtual bool was_entered() const {
    return false;
  }                                                   ///< such a record, typed in from a score sheet
  [[nodiscard]] virtual bool touch_move() const = 0;  ///< a piece that was chosen has to move
  /// Whether the one at the screen is shown possible moves: never where the game says so, else by `setting`.
  [[nodiscard]] virtual bool hints_shown(bool setting) const = 0;
  [[nodiscard]] virtual bool covered() const {
    return false;
  }  ///< nobody may look at the board: it is paused
  [[nodiscard]] virtual bool thinking() const { return false; }
  /// Somebody sets up, seen or unseen: that much everybody may know.
  [[nodiscard]] virtual bool is_set_up() const = 0;
  /// A command can be given now. Else update().moves are those that could be played if it could.
  [[nodiscard]] virtual bool takes_commands() const { return true; }
  /// What is said instead of whose turn it is, with what up to two buttons say; nothing: how the game stands.
  struct Notice {
    QString title, words, first = {}, second = {};
  };
  [[nodiscard]] virtual std::optional<Notice> notice() const { return std::nullopt; }
  virtual void answer_notice(bool /*first*/) {}
  /// What else is worth saying below whose turn it is, where nothing else is; empty: nothing.
  [[nodiscard]] virtual QString state_words() const { return {}; }
  /// What a finished rated match did to its players.
  [[nodiscard]] virtual std::optional<FinishReport> report() const { return std::nullopt; }

  // What people ask of each other.
  [[nodiscard]] virtual bool can_answer() const = 0;        ///< somebody here is waited for
  [[nodiscard]] virtual bool waits_for_answer() const = 0;  ///< somebody here waits
  /// The clock waits for the first move, and somebody at the screen may start it.
  [[nodiscard]] virtual bool can_start_clock() const = 0;
  [[nodiscard]] virtual bool can_take_back() const = 0;
  [[nodiscard]] virtual bool can_redo() const { return false; }

  // Commands of the one at the screen; `done` comes once, perhaps before the call returns, but not once the game has left
  // the table.
  virtual void play(const std::string& move, Done done) = 0;
  /// Any other; the seat is that of whoever here it is for, an arrangement that of set_up().
  virtual void command(Command::Type type, Done done) = 0;
  /// What was taken back last once more, with what followed it.
  virtual void redo(Done done) { done(fail("there is no move that was taken back")); }
  /// Computers take at least so many milliseconds for a move, so that people can follow.
  virtual void set_pause(int /*milliseconds*/) {}
  /// Nobody's time runs while something is shown that nobody can do anything about, such as dice.
  virtual void hold_clocks(bool /*held*/) {}

  /// Questions of the one at the screen. Not answered where there is nothing to say.
  virtual void ask(const Question& question, Answered answered) const = 0;
  /// The answer, where it comes at once; nothing: there is none, or the game is played elsewhere, and nobody is asked.
  [[nodiscard]] std::optional<Answer> answer(const Question& question) const;
  /// The same of moves and places that are no moves, or might be; nothing: nobody says.
  [[nodiscard]] std::optional<Explanation> explain(const AskExplain& question) const;

  [[nodiscard]] virtual SetUp& set_up() = 0;
  [[nodiscard]] virtual const SetUp& set_up() const = 0;
  /// Named set-ups of the game; nothing: there are none here.
  [[nodiscard]] virtual std::unique_ptr<ArrangementShelf> shelf() const = 0;

  // Where more is known than a link tells, because the rules are here and nothing is hidden.
  /// To try something out from the position after so many moves.
  [[nodiscard]] virtual std::optional<Variation> variation_from(std::size_t) const { return std::nullopt; }
  /// The numbers of the rules that a possible move would use after so many moves.
  [[nodiscard]] virtual std::vector<std::string> rules_of(std::size_t, const std::string&) const {
    return {};
  }

 signals:
  void game_started();
  /// `news` are at the end of history() already; empty if moves were taken back, or somebody else looks.
  void updated(const std::vector<boardwright::SeenMove>& news);
  void hand_over_due();
  /// Nothing has happened in the game; what is said of it or may be done is another now.
  void state_changed();
  void words_changed();  ///< words() are others
  void failed(const QString& sentence);
  /// A computer player could not go on; the game does.
  void player_lost(boardwright::Seat seat, const boardwright::Replacement& what);
  /// Somebody doesn't want the draw.
  void draw_declined(boardwright::Seat seat);
  /// What the one at the screen has offered or asked for is; by whom isn't known.
  void turned_down(boardwright::TurnedDown what);
};

}  // namespace boardwright::desktop
