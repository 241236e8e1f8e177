// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/arrangement.hpp"
#include "framework/match/chance.hpp"
#include "framework/match/game_line.hpp"
#include "framework/match/match_clock.hpp"
#include "framework/match/messages.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

struct TableState;

struct MatchOptions {
  std::shared_ptr<const Rules> rules;
  std::string variant;               ///< for the record
  std::optional<Position> start;     ///< else the rules' own
  std::optional<Seed> seed;          ///< else a fresh one
  std::vector<std::string> players;  ///< names by seat, for the record; may be fewer than seats
  std::uint32_t ply_limit = 0;       ///< draw (move_limit) after so many plies; 0: never
  bool rated = false;                ///< no taking back
  bool draw_agreement = true;        ///< whether the players may agree on a draw
  std::optional<TimeControl> clock;  ///< nothing: nobody's time is counted
  TimeSource time;                   ///< empty: the system's
};

/// One game being played, and the only one who writes it. Screens submit commands and get updates; each
/// viewer's updates hold only what that viewer may see. No thread of its own: every call runs in the caller's
/// thread, one call at a time.
class Match {
 public:
  using Observer = std::function<void(const Update&)>;

  /// Fails if `start` belongs to other rules or there are more players than seats. If chance is on turn at
  /// the start, it has played when this returns.
  [[nodiscard]] static Result<std::unique_ptr<Match>> create(MatchOptions options);
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  ~Match();

  /// Checks seat, update number and legality, plays, draws for chance, adjudicates (the rules' result,
  /// repetition, limits), and tells every observer for whom something changed before it returns. A refused
  /// command changes nothing; the sentence says why (for a move: as the rules' explanation is in English).
  [[nodiscard]] Result<void> submit(const Command& command);

  // The same, based on that seat's newest update.
  [[nodiscard]] Result<void> play(Seat seat, std::string_view move);
  [[nodiscard]] Result<void> play(Seat seat, Move move);
  [[nodiscard]] Result<void> resign(Seat seat);
  [[nodiscard]] Result<void> offer_draw(Seat seat);
  [[nodiscard]] Result<void> decline_draw(Seat seat);
  [[nodiscard]] Result<void> take_back(Seat seat);

  /// Calls `observer` with the newest update at once, and with each new one. Several may watch as one viewer.
  /// The observer must not call into this match except for questions; submit after it returned.
  using Subscription = std::uint64_t;
  Subscription subscribe(Seat viewer, Observer observer);
  void unsubscribe(Subscription subscription);
  /// The newest update of a viewer, as subscribe would give it. The reference stays, what it shows changes
  /// with each command.
  [[nodiscard]] const Update& update(Seat viewer) const;

  // The clock. Whoever runs the match calls tick when next_flag is due; nothing ticks by itself.
  void tick();
  [[nodiscard]] std::optional<UtcTime> next_flag() const { return clock_.next_flag(); }
  /// Nobody's live time runs while dice are shown or the screen is handed over.
  void hold_clock();
  void release_clock();
  /// As the viewer may know them, now.
  [[nodiscard]] std::vector<SeatTime> times(Seat viewer) const { return times_for(viewer, clock_.now()); }
  [[nodiscard]] bool has_clock() const noexcept { return clock_.exists(); }

  // Questions: change nothing, answered from what the seat may see.
  [[nodiscard]] Position view(Seat viewer) const;
  /// Every move the viewer has learnt of, oldest first.
  [[nodiscard]] std::vector<SeenMove> history(Seat viewer) const;
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
  [[nodiscard]] bool is_over() const noexcept { return result_.has_value(); }
  /// Seats that may act; none at the end.
  [[nodiscard]] std::vector<Seat> seats_on_turn() const;
  /// The whole truth with the seed once the game is over; before that only the seed's hash, and for games
  /// with hidden information only what a spectator sees (a `view` tag says so).
  [[nodiscard]] Record record() const;
  /// Also with the game unfinished: every move and the seed's hash, for saving a local game.
  [[nodiscard]] Record full_record() const;
  /// For computer players: a generator of its own for a seat, derived from the seed and the ply.
  [[nodiscard]] Random generator(Seat seat) const;

 private:
  struct Viewer;
  explicit Match(MatchOptions options);
  [[nodiscard]] Result<void> play_move(Seat seat, std::string_view text);
  [[nodiscard]] Result<void> play_chance();
  [[nodiscard]] Result<void> give_up(Seat seat);
  [[nodiscard]] Result<void> agree(Seat seat);
  [[nodiscard]] Result<void> disagree(Seat seat);
  [[nodiscard]] Result<void> undo_turn(Seat seat, UtcTime now);
  [[nodiscard]] Result<void> decide_flag(const Command& command, UtcTime now);
  /// Lets time pass; true if a flag has ended the game.
  bool see_to_flags(UtcTime now);
  void lose_by_time(const std::vector<Seat>& flagged);
  [[nodiscard]] bool acting_together() const;
  [[nodiscard]] std::vector<SeatTime> times_for(Seat viewer, UtcTime now) const;
  /// The ply with which the seat's last turn began; nothing if it can't be taken back.
  [[nodiscard]] std::optional<std::size_t> turn_start(Seat seat) const;
  [[nodiscard]] bool may_take_back(Seat seat) const;
  [[nodiscard]] std::uint64_t update_number(Seat seat) const;
  [[nodiscard]] TableState state_for(Seat seat, UtcTime now) const;
  void adjudicate();
  void publish(UtcTime now);
  Viewer& viewer(Seat seat) const;

  MatchOptions options_;
  GameLine line_;
  MatchClock clock_;
  std::optional<Outcome> result_;
  std::vector<Seat> draw_offers_;
  mutable std::map<Seat, std::unique_ptr<Viewer>> viewers_;  // made when first asked for
  Subscription next_subscription_ = 1;
};

}  // namespace boardwright
