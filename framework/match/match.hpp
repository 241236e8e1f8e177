// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/line/entropy.hpp"
#include "framework/match/match_state.hpp"
#include "framework/match/messages.hpp"
#include "framework/match/refusal.hpp"
#include "framework/match/step_writer.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

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

  // Without waiting for the journal. While a step is being written the match is what it
  // was before, for updates and questions too; commands wait their turn behind it, and who waits for his own
  // waits for these too.
  using Done = std::function<void(const CommandResult&)>;
  using Ticked = std::function<void(const Result<void>&)>;
  /// Carries a call over to the thread of the match, to run there later; called in any thread.
  using Post = StepWriter::Post;
  /// Where what comes of steps is taken up. Nowhere, as at first: everything waits.
  void complete_in(Post post) { writer_.complete_in(std::move(post)); }
  /// As submit. `done` comes once, after the observers were told and perhaps before this returns; it may use
  /// the match and even destroy it.
  void submit(const Command& command, Done done);
  void tick(Ticked done);
  [[nodiscard]] bool writing() const noexcept { return writer_.writing(); }
  /// Waits for what is being written and for what waits behind it. Their completions come before it returns.
  void finish_writing() { writer_.finish(); }

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
  [[nodiscard]] UtcTime now() const { return state_.clock.now(); }  ///< by the match's time source
  /// Nobody's live time runs while dice are shown or the screen is handed over. Not written down: who goes on
  /// after a crash starts without. A flag that can't be written down is left to the next tick.
  void hold_clock();
  void release_clock();
  /// As the viewer may know them, now.
  [[nodiscard]] std::vector<SeatTime> times(Seat viewer) const { return state_.times_for(viewer, now()); }
  [[nodiscard]] bool paused() const noexcept { return state_.table.paused; }
  /// For the first move, by MatchPolicies::clock_start.
  [[nodiscard]] bool clock_waits() const noexcept { return state_.table.clock_waits; }
  /// Whoever runs the match leaves it: what the turn has taken so far is written down, so that nobody gains
  /// time by leaving and coming back. Does nothing without a journal or a clock, or once it is over.
  [[nodiscard]] Result<void> write_clock_down();
  /// By correspondence: Clock::spare, written down. Does nothing once it is over.
  [[nodiscard]] Result<void> spare_time(Seat seat, const SparedTimes& spared);
  /// What is left out so of a seat's time.
  [[nodiscard]] SparedTimes spared_time(Seat seat) const;
  [[nodiscard]] bool has_clock() const noexcept { return state_.clock.exists(); }
  [[nodiscard]] const std::optional<TimeControl>& time_control() const noexcept {
    return state_.options.clock;
  }

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
  [[nodiscard]] std::optional<Arrangement> arrange(Seat seat) const { return state_.arrange(seat); }

  // For whoever runs the match, not for screens of hidden games.
  [[nodiscard]] const Rules& rules() const noexcept { return *state_.options.rules; }
  [[nodiscard]] const std::shared_ptr<const Rules>& shared_rules() const noexcept {
    return state_.options.rules;
  }
  [[nodiscard]] const GameLine& line() const noexcept { return state_.line; }  ///< the truth
  [[nodiscard]] const std::optional<Outcome>& result() const noexcept { return state_.table.result; }
  [[nodiscard]] const MatchPolicies& policies() const noexcept { return state_.options.policies; }
  [[nodiscard]] bool rated() const noexcept { return state_.options.rated; }
  [[nodiscard]] bool is_over() const noexcept { return state_.is_over(); }
  /// Moves, chance events not counted, after which the game is a draw by MatchOptions::ply_limit; 0: no
  /// limit.
  [[nodiscard]] std::uint32_t plies_left() const { return state_.plies_left(); }
  /// Seats that may act; none at the end.
  [[nodiscard]] std::vector<Seat> seats_on_turn() const { return state_.seats_on_turn(); }
  /// The whole truth with the seed once the game is over; before that only the seed's hash, and for games
  /// with hidden information only what a spectator sees (a `view` tag says so).
  [[nodiscard]] Record record() const;
  /// Also with the game unfinished: every move and the seed's hash. For whoever keeps the match, not for a
  /// file that others may read.
  [[nodiscard]] Record full_record() const;
  /// For whoever keeps the match. It reveals every draw to come.
  [[nodiscard]] const Seed& seed() const noexcept { return *state_.options.seed; }
  /// For computer players: a generator of its own for a seat, derived from the seed and the ply.
  [[nodiscard]] Random generator(Seat seat) const { return state_.generator(seat); }

 private:
  struct Viewer;
  explicit Match(MatchState state);
  [[nodiscard]] static Result<std::unique_ptr<Match>> prepare(MatchOptions options);

  [[nodiscard]] std::uint64_t update_number(Seat seat) const;
  /// Whether the seat has seen what it wants to act on.
  CommandResult check_newest(const Command& command) const;
  void submit_now(const Command& command, const Done& done);        ///< nothing is being written
  void act(const Command& command, UtcTime now, const Done& done);  ///< plays, writes down and tells
  void hold_good(const std::string& id, UtcTime now);
  void tick_now(const Ticked& done);
  /// Writes down that flags have fallen. Then true if that has ended the game.
  void note_flags(UtcTime now, std::function<void(const Result<bool>&)> then);

  /// What has happened since `before` is put aside until it is written: then it holds, and `then` is called.
  void write(MatchState::Mark before, const Command* command, UtcTime now, StepWriter::Answer then);
  /// The same, waiting. What can't be written has not happened.
  [[nodiscard]] Result<void> write_down(MatchState::Mark before, UtcTime now);

  void publish(UtcTime now);
  bool bring_up_to_date(Viewer& viewer, UtcTime now) const;
  Viewer& viewer(Seat seat) const;
  void log_beginning() const;
  void log_end() const;

  std::uint64_t generation_ = 0;
  MatchState state_;
  mutable std::map<Seat, std::unique_ptr<Viewer>> viewers_;  // made when first asked for
  Subscription next_subscription_ = 1;
  std::set<std::string> acted_;  // ids of commands
  bool end_logged_ = false;
  StepWriter writer_;  // last: it waits for what is being written before anything else goes
};

}  // namespace boardwright
