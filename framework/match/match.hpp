// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/policies.hpp"
#include "framework/line/chance.hpp"
#include "framework/line/entropy.hpp"
#include "framework/line/game_line.hpp"
#include "framework/match/arrangement.hpp"
#include "framework/match/journal_port.hpp"
#include "framework/match/match_clock.hpp"
#include "framework/match/match_terms.hpp"
#include "framework/match/messages.hpp"
#include "framework/match/refusal.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

struct MatchOptions : MatchTerms {
  std::shared_ptr<const Rules> rules;
  std::string variant;                  ///< for the record
  std::optional<Position> start;        ///< else the rules' own
  std::optional<Seed> seed;             ///< the host's; else a fresh one
  std::map<Seat, std::string> entropy;  ///< of the seats that add some to the dice (entropy.hpp)
  std::vector<std::string> players;     ///< names by seat, for the record; may be fewer than seats
  /// Of a game that was played elsewhere and entered by hand: chance has brought what its journal says, and
  /// there is no seed.
  bool entered = false;
  std::optional<TimeControl> clock;      ///< nothing: nobody's time is counted
  Milliseconds network{0};               ///< given back for a turn that comes over a network, at most
  TimeSource time;                       ///< empty: the usual one for the clock (time_source.hpp)
  std::shared_ptr<JournalPort> journal;  ///< nothing: the match is kept nowhere
  /// Update::generation; nothing: the first, or the next one for a match that is resumed.
  std::optional<std::uint64_t> generation;
};

/// One game being played, and the only one who writes it. Screens submit commands and get updates; each
/// viewer's updates hold only what that viewer may see. No thread of its own: every call runs in the caller's
/// thread, one call at a time.
///
/// What a seat asks of the others (a turn taken back where the policy wants consent, a pause) waits as
/// Update::request until all of them have allowed it or one has refused. A match doesn't know who is a
/// computer: whoever runs computer players answers for them (let_seats_consent in players/seating.hpp).
class Match {
 public:
  using Observer = std::function<void(const Update&)>;

  /// Fails if `start` belongs to other rules or there are more players than seats. If chance is on turn at
  /// the start, it has played when this returns, and with a journal the beginning is written down.
  [[nodiscard]] static Result<std::unique_ptr<Match>> create(MatchOptions options);
  /// A match of which the journal holds these steps, the first one included: the same options, seed and rules
  /// give the same position, repetitions, offers and dice. Its clock is as it was when the last step was
  /// written; the time since is charged as the control's downtime says. Writes nothing by itself: tick() sees
  /// to a flag that has fallen meanwhile. Update numbers begin again at 1, in a generation of their own. Fails if the steps don't follow
  /// from the rules and the seed; the sentence names the entry.
  [[nodiscard]] static Result<std::unique_ptr<Match>> resume(MatchOptions options,
                                                             std::span<const JournalStep> steps);
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  ~Match();  ///< waits for what is being written; nobody is told what comes of it

  /// Checks seat, update number and legality, plays, draws for chance, adjudicates (the rules' result,
  /// repetition, limits), writes it down where there is a journal, and tells every observer for whom
  /// something changed before it returns. A refused command changes nothing; the sentence says why (for a
  /// move: as the rules' explanation is in English). What can't be written down is refused too.
  CommandResult submit(const Command& command);

  // Without waiting for the journal (match_writing.cpp). While a step is being written the match is what it
  // was before, for updates and questions too; commands wait their turn behind it, and who waits for his own
  // waits for these too.
  using Done = std::function<void(const CommandResult&)>;
  using Ticked = std::function<void(const Result<void>&)>;
  /// Carries a call over to the thread of the match, to run there later; called in any thread.
  using Post = std::function<void(std::function<void()>)>;
  /// Where what comes of steps is taken up. Nowhere, as at first: everything waits.
  void complete_in(Post post) { post_ = std::move(post); }
  /// As submit. `done` comes once, after the observers were told and perhaps before this returns; it may use
  /// the match and even destroy it.
  void submit(const Command& command, Done done);
  void tick(Ticked done);
  [[nodiscard]] bool writing() const noexcept { return writing_ != nullptr; }
  /// Waits for what is being written and for what waits behind it. Their completions come before it returns.
  void finish_writing();

  // The same, based on that seat's newest update.
  CommandResult submit(Command::Type type, Seat seat);  ///< any but kMove
  CommandResult play(Seat seat, std::string_view move);
  CommandResult play(Seat seat, Move move);
  CommandResult resign(Seat seat);
  CommandResult offer_draw(Seat seat);
  CommandResult decline_draw(Seat seat);
  CommandResult take_back(Seat seat);
  /// For whoever runs the match: this seat's player is gone for good and loses, or leaves as leave() says.
  CommandResult disconnect(Seat seat);
  /// For whoever runs the match: this seat's player has been away for so long that the others needn't wait any more, or
  /// is back. While it is waited for they may claim (Command::Type::kClaimAbsence). Not written down: after a restart
  /// it is to be said again.
  void note_away(Seat seat, bool away);

  /// Calls `observer` with the newest update at once, and with each new one. Several may watch as one viewer.
  /// The observer must not call into this match except for questions; submit after it returned.
  using Subscription = std::uint64_t;
  Subscription subscribe(Seat viewer, Observer observer);
  void unsubscribe(Subscription subscription);
  /// The newest update of a viewer, as subscribe would give it. The reference stays, what it shows changes
  /// with each command.
  [[nodiscard]] const Update& update(Seat viewer) const;

  // The clock. Whoever runs the match calls tick when next_flag is due; nothing ticks by itself.
  /// Fails if a flag has fallen that can't be written down: then it hasn't fallen yet for anybody, and
  /// next_flag asks for another tick soon.
  [[nodiscard]] Result<void> tick();
  [[nodiscard]] std::optional<UtcTime> next_flag() const;
  [[nodiscard]] UtcTime now() const { return clock_.now(); }  ///< by the match's time source
  /// Nobody's live time runs while dice are shown or the screen is handed over. Not written down: who goes on
  /// after a crash starts without. A flag that can't be written down is left to the next tick.
  void hold_clock();
  void release_clock();
  /// As the viewer may know them, now.
  [[nodiscard]] std::vector<SeatTime> times(Seat viewer) const { return times_for(viewer, clock_.now()); }
  [[nodiscard]] bool paused() const noexcept { return paused_; }
  /// For the first move, by MatchPolicies::clock_start.
  [[nodiscard]] bool clock_waits() const noexcept { return clock_waits_; }
  /// Whoever runs the match leaves it: what the turn has taken so far is written down, so that nobody gains
  /// time by leaving and coming back. Does nothing without a journal or a clock, or once it is over.
  [[nodiscard]] Result<void> write_clock_down();
  /// By correspondence: Clock::spare, written down. Does nothing once it is over.
  [[nodiscard]] Result<void> spare_time(Seat seat, const SparedTimes& spared);
  /// What is left out so of a seat's time.
  [[nodiscard]] SparedTimes spared_time(Seat seat) const;
  [[nodiscard]] bool has_clock() const noexcept { return clock_.exists(); }
  [[nodiscard]] const std::optional<TimeControl>& time_control() const noexcept { return options_.clock; }

  /// Of its updates; other ones come from another loading of the same match.
  [[nodiscard]] std::uint64_t generation() const noexcept { return generation_; }

  // Questions: change nothing, answered from what the seat may see.
  [[nodiscard]] View view(Seat viewer) const;
  /// Every move the viewer has learnt of, oldest first. The reference stays, as that of update.
  [[nodiscard]] const std::vector<SeenMove>& history(Seat viewer) const;
  /// What the viewer saw after that many of its moves (0: the start); nothing for a number past the last.
  [[nodiscard]] std::optional<Picture> picture_after(Seat viewer, std::size_t moves) const;
  [[nodiscard]] std::optional<Explanation> explain(Seat seat, std::span<const std::uint32_t> clicks) const;
  [[nodiscard]] std::optional<Explanation> explain(Seat seat, std::string_view move) const;
  /// What is known of a place besides the picture, as a JSON object of the game's own; empty if nothing.
  [[nodiscard]] std::string tell(Seat viewer, std::uint32_t place) const;
  /// What the seat may arrange freely now, such as its set-up; nothing if it may not.
  [[nodiscard]] std::optional<Arrangement> arrange(Seat seat) const;

  // For whoever runs the match, not for screens of hidden games.
  [[nodiscard]] const Rules& rules() const noexcept { return *options_.rules; }
  [[nodiscard]] const std::shared_ptr<const Rules>& shared_rules() const noexcept { return options_.rules; }
  [[nodiscard]] const GameLine& line() const noexcept { return line_; }  ///< the truth
  [[nodiscard]] const std::optional<Outcome>& result() const noexcept { return result_; }
  [[nodiscard]] const MatchPolicies& policies() const noexcept { return options_.policies; }
  [[nodiscard]] bool rated() const noexcept { return options_.rated; }
  [[nodiscard]] bool is_over() const noexcept { return result_.has_value(); }
  /// Moves, chance events not counted, after which the game is a draw by MatchOptions::ply_limit; 0: no
  /// limit.
  [[nodiscard]] std::uint32_t plies_left() const;
  /// Seats that may act; none at the end.
  [[nodiscard]] std::vector<Seat> seats_on_turn() const;
  /// The whole truth with the seed once the game is over; before that only the seed's hash, and for games
  /// with hidden information only what a spectator sees (a `view` tag says so).
  [[nodiscard]] Record record() const;
  /// Also with the game unfinished: every move and the seed's hash. For whoever keeps the match, not for a
  /// file that others may read.
  [[nodiscard]] Record full_record() const;
  /// For whoever keeps the match. It reveals every draw to come.
  [[nodiscard]] const Seed& seed() const noexcept { return *options_.seed; }
  /// For computer players: a generator of its own for a seat, derived from the seed and the ply.
  [[nodiscard]] Random generator(Seat seat) const;

 private:
  struct Viewer;
  explicit Match(MatchOptions options);
  [[nodiscard]] static Result<std::unique_ptr<Match>> prepare(MatchOptions options);
  // Each of these may leave things half done when it refuses: whoever calls carry_out or give_up goes back.
  /// Whether such commands are heeded at all: not all are at the end or in a pause.
  CommandResult check_now(Command::Type type) const;
  CommandResult check_turn(Seat seat) const;
  CommandResult carry_out(const Command& command, UtcTime now);
  CommandResult play_move(Seat seat, std::string_view text);
  CommandResult play_arrangement(Seat seat, const std::vector<PlacedPiece>& placed);
  [[nodiscard]] Result<void> play_chance();
  CommandResult give_up(Seat seat, const char* reason, UtcTime now);

  // match_departures.cpp: where three or more play, one who gives up leaves, and the others go on.
  [[nodiscard]] bool has_left(Seat seat) const;
  CommandResult check_here(Seat seat) const;
  [[nodiscard]] std::size_t seats_left() const { return rules().seat_count() - left_.size(); }
  void note_departure(Seat seat, const std::string& reason);
  /// These seats, not all that are here, play no more: whenever one is on turn a legal move is drawn for it from the
  /// seed. Who is left alone has won.
  [[nodiscard]] Result<void> leave(const std::vector<Seat>& seats, const std::string& reason, UtcTime now);
  /// Chance and those who have left play, until somebody who is here is on turn or the game is over.
  [[nodiscard]] Result<void> play_for_departed();
  [[nodiscard]] Outcome outcome_of_departures() const;
  /// Who is away and waited for, as everybody may know.
  [[nodiscard]] std::vector<Seat> missed() const;
  CommandResult claim_absence(Seat seat, UtcTime now);
  /// The game ends otherwise than by a move.
  void finish(Outcome outcome);

  // match_requests.cpp: what seats ask of each other
  CommandResult agree(Seat seat);
  void agree_on_draw();  ///< all who are here
  CommandResult disagree(Seat seat);
  CommandResult withdraw(Seat seat);
  /// A move answers the others' offers and requests, unless several act at once: then it would show that one
  /// has moved.
  void answer_offers(Seat seat, bool alone);
  /// The ply with which the seat's last turn began; nothing if it can't be taken back.
  [[nodiscard]] std::optional<std::size_t> turn_start(Seat seat) const;
  CommandResult check_take_back(Seat seat) const;
  CommandResult take_back_or_ask(Seat seat, UtcTime now);
  void undo_turn(Seat seat, UtcTime now);
  CommandResult check_pause() const;
  CommandResult ask_pause(Seat seat, UtcTime now);
  void begin_pause(UtcTime now);
  CommandResult end_pause(UtcTime now);
  CommandResult ask(Request::Type type, Seat seat, UtcTime now);
  void grant_if_allowed(UtcTime now);
  [[nodiscard]] bool may_answer(Seat seat) const;
  CommandResult allow(Seat seat, UtcTime now);
  CommandResult refuse(Seat seat);
  CommandResult claim_repetition(Seat seat);
  [[nodiscard]] TableState state_for(Seat seat) const;
  bool bring_up_to_date(Viewer& viewer, UtcTime now) const;

  // match_time.cpp
  /// Lets time pass; true if a flag has fallen that nobody knows of.
  [[nodiscard]] bool flag_falls(UtcTime now);
  /// Writes that down. Then true if it has ended the game.
  void note_flags(UtcTime now, std::function<void(const Result<bool>&)> then);
  void tick_now(const Ticked& done);
  [[nodiscard]] Result<void> lose_by_time(const std::vector<Seat>& flagged, UtcTime now);
  CommandResult decide_flag(const Command& command, UtcTime now);
  [[nodiscard]] bool acting_together() const;
  /// Where the clock proper begins: whether it waits for a move first.
  [[nodiscard]] bool clock_would_wait() const;
  void let_clock_wait(UtcTime now);
  void start_clock(UtcTime now);
  [[nodiscard]] MatchClock::Turn clock_turn() const;
  [[nodiscard]] std::vector<SeatTime> times_for(Seat viewer, UtcTime now) const;

  // match_journal.cpp: what is written down, undone if it can't be, and read again.
  struct Mark;
  [[nodiscard]] Mark mark(bool whole) const;
  void return_to(Mark mark);
  [[nodiscard]] JournalStep step_since(const Mark& before, const Command* command, UtcTime now) const;
  [[nodiscard]] Result<void> write_down(const Mark& before, const Command* command, UtcTime now);
  [[nodiscard]] std::vector<JournalEntry> entries_since(const Mark& before, const Command* command) const;
  /// What a command does besides its plies and its result.
  [[nodiscard]] std::vector<JournalEntry> entries_of(const Command& command, const Mark& before) const;
  [[nodiscard]] Result<void> restore(const JournalStep& step);
  [[nodiscard]] Result<void> restore(const JournalEntry& entry);
  [[nodiscard]] Result<void> restore_move(Seat seat, const std::string& text);
  [[nodiscard]] Result<void> restore_chance(const std::string& text);
  [[nodiscard]] Result<void> restore_request(const JournalEntry& entry, Seat seat);
  [[nodiscard]] Result<void> restore_answer(const JournalEntry& entry, Seat seat);
  [[nodiscard]] Result<void> restore_take_back(const JournalEntry& entry);
  [[nodiscard]] Result<void> restore_result(const JournalEntry& entry);

  // match_writing.cpp
  struct Writing;
  using Written = std::function<void(const Result<void>&)>;
  /// What has happened since `before` is put aside until it is written: then it holds, and `then` is called.
  void write(Mark before, const Command* command, UtcTime now, Written then);
  void complete_writing();

  [[nodiscard]] std::uint64_t update_number(Seat seat) const;
  /// Whether the seat has seen what it wants to act on.
  CommandResult check_newest(const Command& command) const;
  void submit_now(const Command& command, const Done& done);        ///< nothing is being written
  void act(const Command& command, UtcTime now, const Done& done);  ///< plays, writes down and tells
  void hold_good(const std::string& id, UtcTime now);
  void adjudicate();
  void publish(UtcTime now);
  void log_beginning() const;
  void log_end() const;
  Viewer& viewer(Seat seat) const;

  MatchOptions options_;
  std::uint64_t generation_ = 0;
  Seed dice_;  ///< the host's seed and the seats' entropy
  GameLine line_;
  MatchClock clock_;
  std::optional<Outcome> result_;
  std::vector<Seat> draw_offers_;
  std::optional<Request> request_;
  std::vector<Departure> left_;
  std::vector<Seat> away_;  // ascending
  bool paused_ = false;
  bool clock_waits_ = false;
  mutable std::map<Seat, std::unique_ptr<Viewer>> viewers_;  // made when first asked for
  Subscription next_subscription_ = 1;
  std::set<std::string> acted_;    // ids of commands
  std::vector<Seat> noted_flags_;  // written down, or at least told
  bool end_logged_ = false;
  Post post_;
  std::unique_ptr<Writing> writing_;
  std::uint64_t steps_begun_ = 0;
  std::deque<std::function<void()>> waiting_;  // until nothing is being written
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
};

}  // namespace boardwright
