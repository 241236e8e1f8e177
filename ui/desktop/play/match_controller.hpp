// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/game.hpp"
#include "framework/link/heard_game.hpp"
#include "framework/link/local_link.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/table/table.hpp"
#include "ui/desktop/play/event_strand.hpp"
#include "ui/desktop/play/game_advice.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/local_set_up.hpp"
#include "ui/desktop/play/opened_game.hpp"
#include "ui/desktop/play/rated_side.hpp"
#include "ui/desktop/play/screen_game.hpp"
#include "ui/desktop/play/screen_seat.hpp"
#include "ui/desktop/play/spectators.hpp"
#include "ui/desktop/play/table_requests.hpp"
#include "ui/desktop/play/undone_turns.hpp"

namespace boardwright::desktop {

/// A game at this computer: a table (or a record that is looked at) and the question who sits at the screen. Turns what
/// the table tells into signals: what a window needs, and nothing about how it looks. What may be told of the game it
/// leaves to GameAdvice and Spectators, what people ask of each other to TableRequests: each is asked for
/// anew.
class MatchController final : public ScreenGame {
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
  [[nodiscard]] bool is_set_up() const override;
  [[nodiscard]] std::optional<Seat> only_person() const override;
  /// Goes on with an unfinished match of the club.
  [[nodiscard]] Result<void> resume(const std::string& match, const Catalogue& catalogue);
  /// The club's id of the match on the table; empty if it isn't kept.
  [[nodiscard]] std::string kept_match() const;
  [[nodiscard]] std::optional<FinishReport> report() const override { return rated_.report(); }
  /// Never where the policy says so; in rated matches by the ladder, else by `setting`.
  [[nodiscard]] bool hints_shown(bool setting) const override;
  /// What hints, analyses and trying out may know of the game.
  [[nodiscard]] GameAdvice advice() const;
  /// As open_game says. What can't be played at all leaves on the table what is there.
  [[nodiscard]] Result<void> open(const OpenedRecord& opened);
  void set_pause(int milliseconds) noexcept override { pause_ = milliseconds; }

  [[nodiscard]] bool has_game() const noexcept override { return plan_.rules != nullptr; }
  [[nodiscard]] const MatchPlan& plan() const noexcept { return plan_; }
  [[nodiscard]] const TableWords& words() const override;
  [[nodiscard]] const std::optional<BoardGeometry>& geometry() const override { return geometry_; }
  [[nodiscard]] const Appearance& look() const override { return plan_.game->appearance(); }
  [[nodiscard]] Seat seat_count() const noexcept override { return plan_.rules->seat_count(); }
  [[nodiscard]] bool hides() const noexcept { return plan_.rules->has(BW_HAS_HIDDEN); }  ///< from some seats
  [[nodiscard]] bool is_own() const override { return true; }
  [[nodiscard]] bool is_record() const noexcept override { return table_ == nullptr; }
  /// Where the record on the table could be played no further; empty: to its end.
  [[nodiscard]] QString problem_of_record() const;
  [[nodiscard]] bool was_entered() const noexcept override { return record_ && record_->record.entered; }
  [[nodiscard]] bool thinking() const noexcept override { return table_ != nullptr && table_->thinking(); }
  [[nodiscard]] bool is_human(Seat seat) const override { return screen_.is_human(seat); }
  [[nodiscard]] ScreenGame::Player player(Seat seat) const override;
  [[nodiscard]] bool has_humans() const { return !screen_.people().empty(); }

  [[nodiscard]] bool touch_move() const override {
    return table_ != nullptr && match()->policies().touch_move;
  }

  // What the one at the screen may see.
  [[nodiscard]] Seat viewer() const noexcept { return screen_.viewer(); }
  [[nodiscard]] const Update& update() const noexcept override { return heard().update(); }
  [[nodiscard]] const std::vector<SeenMove>& history() const noexcept override { return heard().history(); }
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const override {
    return heard().picture_after(moves);
  }
  void ask(const Question& question, Answered answered) const override;

  [[nodiscard]] LocalSetUp& set_up() override { return set_up_; }
  [[nodiscard]] const LocalSetUp& set_up() const override { return set_up_; }
  [[nodiscard]] std::unique_ptr<ArrangementShelf> shelf() const override;
  /// For what a user leaves to chance, such as a hint; new with each call.
  [[nodiscard]] Random random() const;
  /// Plays the set-up, which must be complete.
  [[nodiscard]] CommandResult finish_arrangement();

  /// Where something was hidden and the game is over (or is a record): whether it can be looked at as each
  /// seat saw it, and as which seat it is; nothing: with everything that was hidden, which comes first.
  [[nodiscard]] bool can_see_as() const { return ended_line() != nullptr && hides(); }
  [[nodiscard]] std::optional<Seat> seen_as() const noexcept { return seen_as_; }
  void see_as(std::optional<Seat> seat);

  [[nodiscard]] std::optional<Seat> hand_over() const noexcept override { return screen_.hand_over(); }
  void take_over() override;

  // Commands of the one at the screen, which wait until they are written down.
  void play(const std::string& move, Done done) override { done(play(move)); }
  void command(Command::Type type, Done done) override { done(command(type)); }
  void redo(Done done) override { done(redo()); }
  [[nodiscard]] CommandResult play(const std::string& move);
  [[nodiscard]] CommandResult command(Command::Type type);
  [[nodiscard]] Result<void> take_back();
  [[nodiscard]] bool can_take_back() const override;
  /// Plays the turn again that was taken back last, with what followed it up to the next turn of somebody at
  /// this screen. Possible until another move is made; chance brings what it brought.
  [[nodiscard]] Result<void> redo();
  [[nodiscard]] bool can_redo() const override;
  [[nodiscard]] Result<void> resign();

  /// What is asked of the others, and answered.
  [[nodiscard]] TableRequests requests() const { return {table_.get(), screen_}; }
  [[nodiscard]] bool can_answer() const override { return requests().can_answer(); }
  [[nodiscard]] bool waits_for_answer() const override { return requests().waits_for_answer(); }
  /// Also until who has come back to a match goes on with it: nobody looks at a board without his time.
  [[nodiscard]] bool paused() const { return table_ != nullptr && (match()->paused() || returned()); }
  [[nodiscard]] bool covered() const override { return paused(); }
  [[nodiscard]] bool returned() const noexcept { return table_ != nullptr && table_->resting(); }
  /// A rated match with people that isn't over: nobody leaves it without knowing.
  [[nodiscard]] bool counts() const;
  [[nodiscard]] bool can_start_clock() const override;
  [[nodiscard]] Result<void> start_clock();
  [[nodiscard]] bool can_pause() const;
  [[nodiscard]] Result<void> pause();
  [[nodiscard]] Result<void> resume_play();

  [[nodiscard]] Spectators spectators() const {
    return table_ ? Spectators(*match()) : Spectators(shown_record());
  }
  [[nodiscard]] std::vector<SeatTime> clocks() const override;
  void hold_clocks(bool held) override;
  [[nodiscard]] std::optional<Variation> variation_from(std::size_t moves) const override {
    return advice().variation_from(moves);
  }
  [[nodiscard]] std::vector<std::string> rules_of(std::size_t moves, const std::string& move) const override {
    return advice().rules_of_try(moves, move);
  }

  /// Everything that is known here of the game, for a file; while something is
  /// hidden, what the seat at the screen has seen.
  [[nodiscard]] Record record() const;
  /// The same as the seat saw it that it is looked at as (seen_as).
  [[nodiscard]] Record record_as_seen() const;

 private:
  /// The line that may be seen whole; nullptr while a game goes on.
  [[nodiscard]] const GameLine* ended_line() const;
  /// What a viewer has heard at the table.
  struct LinkOf {
    LinkOf(Table& table, Seat seat) : link(table, seat), heard(seat) {}
    LocalLink link;
    HeardGame heard;
  };
  void listen();
  void hear(Seat seat, LinkOf& at, const Update& update);
  [[nodiscard]] const HeardGame& heard() const;
  void leave();
  void take_plan(MatchPlan plan);
  [[nodiscard]] const Match* match() const noexcept { return table_ ? &table_->match() : nullptr; }
  [[nodiscard]] TableRoom room() { return {strand_, thinkers_, club_}; }
  void begin(std::unique_ptr<Table> table);
  [[nodiscard]] const ShownRecord* shown_record() const noexcept { return record_ ? &*record_ : nullptr; }
  [[nodiscard]] TableEvents events();
  void notice();
  void tell_news();
  [[nodiscard]] CommandResult decide(Command::Type type);
  void refresh();
  void show_ended();
  [[nodiscard]] Milliseconds pace(Seat seat) const;
  [[nodiscard]] std::optional<Seat> seat_to_take_back() const;

  MatchPlan plan_;
  std::shared_ptr<Club> club_;
  EventStrand strand_;
  Thinkers thinkers_{2};  // one for moves, one for offers of a draw
  std::unique_ptr<Table> table_;
  std::optional<ShownRecord> record_;  // when there is no table
  ScreenSeat screen_;
  std::map<Seat, std::unique_ptr<LinkOf>> links_;  // of those whose the screen has been
  std::optional<HeardGame> shown_;                 // instead, once everything may be seen
  std::vector<SeenMove> arrived_;  // at the end of what is seen, since the screen was last told
  UndoneTurns undone_;
  RatedSide rated_;
  QElapsedTimer last_happened_;  // since something was last seen to happen
  std::optional<Seat> seen_as_;
  LocalSetUp set_up_;
  std::optional<BoardGeometry> geometry_;
  mutable std::optional<std::pair<Language, GameWords>> words_;
  int pause_ = 400;
};

}  // namespace boardwright::desktop
