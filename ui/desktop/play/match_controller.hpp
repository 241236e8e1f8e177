// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/players/situation.hpp"
#include "framework/table/table.hpp"
#include "ui/desktop/play/event_strand.hpp"
#include "ui/desktop/play/variation.hpp"

namespace boardwright {
struct OpenedRecord;
}  // namespace boardwright

namespace boardwright::desktop {

/// A table (or a record that is looked at) and the question who sits at the screen. Turns what the table
/// tells into signals: what a window needs, and nothing about how it looks.
class MatchController final : public QObject {
  Q_OBJECT
 public:
  explicit MatchController(QObject* parent = nullptr);
  ~MatchController() override;

  [[nodiscard]] Result<void> start(MatchPlan plan);
  /// Where games with people are kept from their first move on; nothing: nowhere.
  void use_club(std::shared_ptr<Club> club) {
    club_ = std::move(club);
    if (table_) table_->use_club(club_);
  }
  /// Why matches can't be kept, as a sentence.
  [[nodiscard]] static QString not_kept(const std::string& why);
  [[nodiscard]] const std::shared_ptr<Club>& club() const noexcept { return club_; }
  /// Somebody sets up, seen or unseen: that much everybody may know.
  [[nodiscard]] bool is_set_up() const;
  /// The seat of the only person who plays here: results can be told to him. Nothing: to everybody.
  [[nodiscard]] std::optional<Seat> only_person() const;
  /// Goes on with an unfinished match of the club.
  [[nodiscard]] Result<void> resume(const std::string& match, const Catalogue& catalogue);
  /// The club's id of the match on the table; empty if it isn't kept.
  [[nodiscard]] std::string kept_match() const;
  /// What a finished rated match did to its players.
  [[nodiscard]] const std::optional<FinishReport>& report() const noexcept { return report_; }
  /// Whether the one at the screen is shown possible moves: never where the policy says so; in rated matches
  /// by the ladder, else by `setting`.
  [[nodiscard]] bool hints_shown(bool setting) const;
  /// For hints and analysis: what the seat on turn may know after so many moves of history(). While the game
  /// goes on and something is hidden, only the seat of the one at the screen. Else why not, in the spoken
  /// language.
  [[nodiscard]] Result<Situation> situation_at(std::size_t moves) const;
  /// Whether there may be hints for the set-up that is being made: where there may be others, and the game
  /// has ready set-ups to go by.
  [[nodiscard]] bool can_advise_set_up() const;
  /// A piece that is still to be placed, and its field, by a ready set-up that fits what stands: as computer
  /// players set up. Else why not, in the spoken language.
  [[nodiscard]] Result<bw_item> next_of_set_up() const;
  /// The numbers of the rules that the newest of so many moves of history() used. None where something may be
  /// hidden, and none of a game whose rules don't tell.
  [[nodiscard]] std::vector<std::string> rules_of_move(std::size_t moves) const;
  /// To try something out from the position after so many moves of history(): where everything may be seen,
  /// and where advice is allowed while the game goes on. Nothing elsewhere, and where the game is over.
  [[nodiscard]] std::optional<Variation> variation_from(std::size_t moves) const;
  /// The position after so many moves of history(), where nothing of it may be hidden.
  [[nodiscard]] std::optional<Position> known_position(std::size_t moves) const;
  /// The numbers of the rules that a possible move would use, in a position that may be seen whole.
  [[nodiscard]] static std::vector<std::string> rules_of_try(const Position& before, std::string_view move);
  /// To be set up otherwise: the position after so many moves, under the same conditions, over or not.
  [[nodiscard]] std::optional<Position> position_to_edit(std::size_t moves) const;
  /// An unfinished record without chance events goes on as a game; any other is looked at.
  [[nodiscard]] Result<void> open(const OpenedRecord& opened);
  void set_pause(int milliseconds) noexcept { pause_ = milliseconds; }  ///< of computer players

  [[nodiscard]] bool has_game() const noexcept { return plan_.rules != nullptr; }
  [[nodiscard]] const MatchPlan& plan() const noexcept { return plan_; }
  [[nodiscard]] const Rules& rules() const noexcept { return *plan_.rules; }
  [[nodiscard]] bool is_record() const noexcept { return table_ == nullptr; }
  /// Where the record that was opened last could be played no further; empty: to its end.
  [[nodiscard]] const QString& problem_of_record() const noexcept { return problem_of_record_; }
  /// A record that somebody has typed in from a score sheet.
  [[nodiscard]] bool was_entered() const noexcept { return table_ == nullptr && record_.entered; }
  [[nodiscard]] bool thinking() const noexcept { return table_ != nullptr && table_->thinking(); }
  [[nodiscard]] bool is_human(Seat seat) const;
  [[nodiscard]] bool has_humans() const { return !humans().empty(); }

  /// Whether a piece that was chosen has to move.
  [[nodiscard]] bool touch_move() const { return table_ != nullptr && match()->policies().touch_move; }

  // What the one at the screen may see.
  [[nodiscard]] Seat viewer() const noexcept { return viewer_; }
  [[nodiscard]] const Update& update() const noexcept { return update_; }
  [[nodiscard]] const std::vector<SeenMove>& history() const noexcept { return history_; }
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const;
  [[nodiscard]] std::optional<Explanation> explain(std::span<const std::uint32_t> clicks) const;
  [[nodiscard]] std::optional<Explanation> explain(std::string_view move) const;
  [[nodiscard]] std::string tell(std::uint32_t place) const;  ///< Match::tell

  /// The set-up that the one at the screen is making; nullptr while there is nothing to set up.
  [[nodiscard]] Arrangement* arrangement() noexcept { return arrangement_ ? &arrangement_->second : nullptr; }
  [[nodiscard]] const Arrangement* arrangement() const noexcept {
    return arrangement_ ? &arrangement_->second : nullptr;
  }
  /// For what a user leaves to chance, such as a random set-up; new with each call.
  [[nodiscard]] Random random() const;
  /// Plays the set-up, which must be complete.
  [[nodiscard]] Result<void> finish_arrangement();

  /// Where something was hidden and the game is over (or is a record): whether it can be looked at as each
  /// seat saw it, and as which seat it is; nothing: with everything that was hidden, which comes first.
  [[nodiscard]] bool can_see_as() const { return ended_line() != nullptr && rules().has(BW_HAS_HIDDEN); }
  [[nodiscard]] std::optional<Seat> seen_as() const noexcept { return seen_as_; }
  void see_as(std::optional<Seat> seat);

  /// The seat that the screen has to be handed to, in games where seats see different things.
  [[nodiscard]] std::optional<Seat> hand_over() const noexcept { return hand_over_; }
  void take_over();

  // Commands of the one at the screen.
  [[nodiscard]] Result<void> play(const std::string& move);
  [[nodiscard]] Result<void> take_back();
  [[nodiscard]] bool can_take_back() const;
  /// Plays the turn again that was taken back last, with what followed it up to the next turn of somebody at
  /// this screen. Possible until another move is made; chance brings what it brought.
  [[nodiscard]] Result<void> redo();
  [[nodiscard]] bool can_redo() const;
  [[nodiscard]] Result<void> resign();
  [[nodiscard]] Result<void> claim_repetition();

  // match_controller_requests.cpp: what is asked of the others. Computers agree at once, but to a draw by
  // their score (players/draw_answer.hpp).
  [[nodiscard]] Result<void> offer_draw();  ///< or accept the open one
  [[nodiscard]] Result<void> decline_draw();
  /// Takes back what the one at the screen has offered or asked for.
  [[nodiscard]] Result<void> withdraw();
  /// The one at the screen whom the others wait for, about the open offer or request.
  [[nodiscard]] std::optional<Seat> seat_to_answer() const;
  [[nodiscard]] bool can_answer() const { return seat_to_answer().has_value(); }
  /// What the one at the screen has asked and the others haven't answered yet.
  [[nodiscard]] bool waits_for_answer() const { return seat_that_asks().has_value(); }
  [[nodiscard]] Result<void> allow();
  [[nodiscard]] Result<void> refuse();
  /// Also until who has come back to a match goes on with it: nobody looks at a board without his time.
  [[nodiscard]] bool paused() const { return table_ != nullptr && (match()->paused() || returned()); }
  [[nodiscard]] bool returned() const noexcept { return table_ != nullptr && table_->resting(); }
  /// A rated match with people that isn't over: nobody leaves it without knowing.
  [[nodiscard]] bool counts() const;
  /// The clock waits for the first move, and somebody at the screen may start it.
  [[nodiscard]] bool can_start_clock() const;
  [[nodiscard]] Result<void> start_clock();
  [[nodiscard]] bool can_pause() const;
  [[nodiscard]] Result<void> pause();
  [[nodiscard]] Result<void> resume_play();

  [[nodiscard]] Result<void> claim_time();  ///< the other's flag has fallen
  [[nodiscard]] Result<void> let_play_on();

  /// What those who watch may know, whoever sits at the screen.
  [[nodiscard]] Update spectators() const;
  [[nodiscard]] std::vector<SeatTime> spectators_clocks() const;
  /// What chance has brought since the last move of a seat, oldest first, as those who watch may know it.
  [[nodiscard]] std::vector<std::string> spectators_chance() const;
  /// By seat, as the one at the screen may know them; empty without a clock.
  [[nodiscard]] std::vector<SeatTime> clocks() const;
  /// Nobody's time runs while something is shown that nobody can do anything about, such as dice.
  void hold_clocks(bool held);

  /// Everything that is known here of the game, for a file; while something is hidden, what the seat at the
  /// screen has seen.
  [[nodiscard]] Record record() const;
  /// The same as the seat saw it that it is looked at as (seen_as).
  [[nodiscard]] Record record_as_seen() const;

 signals:
  void game_started();
  /// `news` are at the end of history() already; empty if moves were taken back.
  void updated(const std::vector<boardwright::SeenMove>& news);
  void hand_over_due();
  void failed(const QString& sentence);
  /// A computer player could not go on; the game does.
  void player_lost(boardwright::Seat seat, const boardwright::Replacement& what);
  /// Somebody doesn't want the draw.
  void draw_declined(boardwright::Seat seat);

 private:
  /// Why nobody may have advice now, as a sentence; empty if somebody may.
  [[nodiscard]] QString why_no_advice() const;
  /// The seat that advice is for in a position; nothing if nobody may have any.
  [[nodiscard]] std::optional<Seat> seat_to_advise(const Position& position) const;
  /// The line that may be seen whole; nullptr while a game goes on.
  [[nodiscard]] const GameLine* ended_line() const;
  /// The line, where nothing of it may be hidden from the one at the screen; nullptr elsewhere.
  [[nodiscard]] const GameLine* known_line() const;
  /// A line of which everything may be seen, and in which somebody may try something; nullptr: none.
  [[nodiscard]] const GameLine* open_line() const;
  void show_as_seen();
  void leave();
  void ask_for_hints();
  void ask_for_report();
  [[nodiscard]] const Match* match() const noexcept { return table_ ? &table_->match() : nullptr; }
  [[nodiscard]] TableRoom room() { return {strand_, thinkers_, club_}; }
  void begin(std::unique_ptr<Table> table);
  [[nodiscard]] TableEvents events();
  void notice();
  void collect_news();
  void tell_news();
  [[nodiscard]] Result<void> decide(Command::Type type);
  void choose_viewer();
  void hand_over_to(Seat seat);
  void refresh();
  [[nodiscard]] Milliseconds pace(Seat seat) const;
  [[nodiscard]] std::optional<Seat> seat_that_asks() const;
  [[nodiscard]] bool is_asked(Seat seat) const;
  [[nodiscard]] std::optional<Seat> asked_person() const;
  [[nodiscard]] Result<void> answer(Command::Type type);
  [[nodiscard]] std::optional<Seat> seat_to_take_back() const;
  void keep_for_redo();
  [[nodiscard]] std::vector<Seat> humans() const;

  MatchPlan plan_;
  std::shared_ptr<Club> club_;
  EventStrand strand_;
  Thinkers thinkers_{2};  // one for moves, one for offers of a draw
  std::unique_ptr<Table> table_;
  std::vector<std::pair<Seat, std::string>> made_;    // moves of the match when it was last looked at
  std::vector<std::pair<Seat, std::string>> undone_;  // taken back from its end, in the order of play
  std::optional<FinishReport> report_;
  std::map<Seat, bool> hints_;  // of members in a rated match, by their ladder
  // When there is no match:
  Record record_;
  QString problem_of_record_;
  std::optional<GameLine> record_line_;
  QElapsedTimer seen_;  // since something was last seen to happen
  Seat viewer_ = BW_SPECTATOR;
  Update update_;
  std::vector<SeenMove> history_;
  Picture first_;
  std::vector<SeenMove> arrived_;  // at the end of history_, since the screen was last told
  std::optional<Seat> hand_over_;
  std::optional<Seat> seen_as_;
  std::optional<std::pair<std::string, Arrangement>> arrangement_;  // and the view's text it belongs to
  int pause_ = 400;
};

}  // namespace boardwright::desktop
