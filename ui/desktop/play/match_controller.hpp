// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/game.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/table/table.hpp"
#include "ui/desktop/play/event_strand.hpp"
#include "ui/desktop/play/game_advice.hpp"
#include "ui/desktop/play/opened_game.hpp"
#include "ui/desktop/play/rated_side.hpp"
#include "ui/desktop/play/screen_seat.hpp"
#include "ui/desktop/play/seen_game.hpp"
#include "ui/desktop/play/spectators.hpp"
#include "ui/desktop/play/table_requests.hpp"
#include "ui/desktop/play/undone_turns.hpp"

namespace boardwright::desktop {

/// A table (or a record that is looked at) and the question who sits at the screen. Turns what the table
/// tells into signals: what a window needs, and nothing about how it looks. What may be told of the game it
/// leaves to GameAdvice and Spectators, what people ask of each other to TableRequests: each is asked for
/// anew.
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
  [[nodiscard]] const std::optional<FinishReport>& report() const noexcept { return rated_.report(); }
  /// Whether the one at the screen is shown possible moves: never where the
  /// policy says so; in rated matches by the ladder, else by `setting`.
  [[nodiscard]] bool hints_shown(bool setting) const;
  /// What hints, analyses and trying out may know of the game.
  [[nodiscard]] GameAdvice advice() const;
  /// As open_game says. What can't be played at all leaves on the table what is there.
  [[nodiscard]] Result<void> open(const OpenedRecord& opened);
  void set_pause(int milliseconds) noexcept { pause_ = milliseconds; }  ///< of computer players

  [[nodiscard]] bool has_game() const noexcept { return plan_.rules != nullptr; }
  [[nodiscard]] const MatchPlan& plan() const noexcept { return plan_; }
  // Of the game's rules what a screen may know, once there is a game.
  [[nodiscard]] Seat seat_count() const noexcept { return plan_.rules->seat_count(); }
  [[nodiscard]] bool has_board() const noexcept { return plan_.rules->geometry() != nullptr; }
  [[nodiscard]] std::optional<BoardGeometry> geometry() const { return BoardGeometry::of(*plan_.rules); }
  [[nodiscard]] bool hides() const noexcept { return plan_.rules->has(BW_HAS_HIDDEN); }  ///< from some seats
  [[nodiscard]] bool is_record() const noexcept { return table_ == nullptr; }
  /// Where the record on the table could be played no further; empty: to its end.
  [[nodiscard]] QString problem_of_record() const;
  /// A record that somebody has typed in from a score sheet.
  [[nodiscard]] bool was_entered() const noexcept { return record_ && record_->record.entered; }
  [[nodiscard]] bool thinking() const noexcept { return table_ != nullptr && table_->thinking(); }
  [[nodiscard]] bool is_human(Seat seat) const { return screen_.is_human(seat); }
  [[nodiscard]] bool has_humans() const { return !screen_.people().empty(); }

  /// Whether a piece that was chosen has to move.
  [[nodiscard]] bool touch_move() const { return table_ != nullptr && match()->policies().touch_move; }

  // What the one at the screen may see.
  [[nodiscard]] Seat viewer() const noexcept { return screen_.viewer(); }
  [[nodiscard]] const Update& update() const noexcept { return seen_.update; }
  [[nodiscard]] const std::vector<SeenMove>& history() const noexcept { return seen_.history; }
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const { return seen_.picture_after(moves); }
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
  [[nodiscard]] bool can_see_as() const { return ended_line() != nullptr && hides(); }
  [[nodiscard]] std::optional<Seat> seen_as() const noexcept { return seen_as_; }
  void see_as(std::optional<Seat> seat);

  /// The seat that the screen has to be handed to, in games where seats see different things.
  [[nodiscard]] std::optional<Seat> hand_over() const noexcept { return screen_.hand_over(); }
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

  /// What is asked of the others, and answered.
  [[nodiscard]] TableRequests requests() const { return {table_.get(), screen_}; }
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

  [[nodiscard]] Spectators spectators() const { return table_ ? Spectators(*match()) : Spectators(shown()); }
  /// By seat, as the one at the screen may know them; empty without a clock.
  [[nodiscard]] std::vector<SeatTime> clocks() const;
  /// Nobody's time runs while something is shown that nobody can do anything about, such as dice.
  void hold_clocks(bool held);

  /// Everything that is known here of the game, for a file; while something is
  /// hidden, what the seat at the screen has seen.
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
  /// The line that may be seen whole; nullptr while a game goes on.
  [[nodiscard]] const GameLine* ended_line() const;
  void leave();
  [[nodiscard]] const Match* match() const noexcept { return table_ ? &table_->match() : nullptr; }
  [[nodiscard]] TableRoom room() { return {strand_, thinkers_, club_}; }
  void begin(std::unique_ptr<Table> table);
  [[nodiscard]] const ShownRecord* shown() const noexcept { return record_ ? &*record_ : nullptr; }
  [[nodiscard]] TableEvents events();
  void notice();
  void tell_news();
  [[nodiscard]] Result<void> decide(Command::Type type);
  void refresh();
  [[nodiscard]] Milliseconds pace(Seat seat) const;
  [[nodiscard]] std::optional<Seat> seat_to_take_back() const;

  MatchPlan plan_;
  std::shared_ptr<Club> club_;
  EventStrand strand_;
  Thinkers thinkers_{2};  // one for moves, one for offers of a draw
  std::unique_ptr<Table> table_;
  std::optional<ShownRecord> record_;  // when there is no table
  ScreenSeat screen_;
  SeenGame seen_;
  std::vector<SeenMove> arrived_;  // at the end of what is seen, since the screen was last told
  UndoneTurns undone_;
  RatedSide rated_;
  QElapsedTimer last_happened_;  // since something was last seen to happen
  std::optional<Seat> seen_as_;
  std::optional<std::pair<std::string, Arrangement>> arrangement_;  // and the view's text it belongs to
  int pause_ = 400;
};

}  // namespace boardwright::desktop
