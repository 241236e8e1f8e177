// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game being played, with all that belongs to it but what people see: who sits where, computers that think
// and answer, whose flag is due, where it is written down.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "framework/match/match_plan.hpp"
#include "framework/players/interrupt.hpp"
#include "framework/players/seating.hpp"
#include "framework/table/kept_match.hpp"
#include "framework/table/strand.hpp"
#include "framework/table/thinkers.hpp"

namespace boardwright {

/// The players of the seats that computers have.
using Computers = std::map<Seat, std::shared_ptr<Player>>;

/// As the plan names them. `lost`: what becomes of one that fails; nothing: replaced where one person plays,
/// who wants to play on; else it has lost.
[[nodiscard]] Result<Computers> seat_computers(const MatchPlan& plan, std::optional<LostPlayer> lost = {});

/// What a table lives in. All of it outlives the table; the strand outlives the thinkers too.
struct TableRoom {
  Strand& strand;
  Thinkers& thinkers;
  std::shared_ptr<Club> club;  ///< where matches are kept; nothing: nowhere
  TimeSource time{};           ///< empty: the usual one for the clock
  /// What computers are told besides their turn, such as how long they may think. Empty: nothing.
  std::function<void(SeatTurn& turn)> also{};
};

/// What a table tells, in the strand's thread. Each may be empty. They may use the table, and even take it
/// away.
struct TableEvents {
  /// Something may have happened. Computers have not been asked yet, and the clock may be held first.
  std::function<void()> noticed;
  /// The same, after noticed, with all that follows from it at once.
  std::function<void()> changed;
  /// A computer player could not go on; the game does.
  std::function<void(Seat seat, const Replacement& what)> player_lost;
  /// A computer's seat can't go on, and neither can the game.
  std::function<void(Seat seat, const std::string& why)> stuck;
  /// A computer knows what it says to the offer of a draw, and says so next.
  std::function<void(Seat seat, bool accepts)> judged;
  std::function<void(Seat seat)> draw_declined;
  /// It goes on, but is kept nowhere.
  std::function<void(const std::string& why)> not_kept;
  /// What has gone wrong besides, as a sentence.
  std::function<void(const std::string& sentence)> failed;
  /// How long a computer's move takes at least, so that people can follow. Empty: no time.
  std::function<Milliseconds(Seat seat)> pace;
};

/// Every call in the strand's thread. Calls go in and completions come out: while the store writes a command
/// down, the strand does what it likes, this table is what it was before, and its other commands wait. What
/// computers answer comes later, as events. Who calls what returns a result waits for the store; so do begin
/// and the beginning of a game that is kept from its first move on.
class Table {
 public:
  /// Kept from the beginning if the plan says so, there is a club and somebody plays; a match that can't be
  /// kept is played all the same unless it is rated. Plays the plan's moves. Nothing else happens before go.
  [[nodiscard]] static Result<std::unique_ptr<Table>> begin(MatchPlan plan, Computers computers,
                                                            TableRoom room);
  /// A match that the club has begun or gone on with.
  [[nodiscard]] static std::unique_ptr<Table> of(std::unique_ptr<KeptMatch> kept, Computers computers,
                                                 TableRoom room);
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  ~Table();
  /// What a destructor does, for who wants to know whether it went well: the turn's time is written down, and
  /// a kept match in which nobody has done anything is dropped. Nobody may play on after it.
  [[nodiscard]] Result<void> leave();

  /// From now on computers play, flags fall and events come; the first one before this returns.
  void go(TableEvents events);
  /// Where a match that isn't kept yet is kept once somebody plays it.
  void use_club(std::shared_ptr<Club> club) { room_.club = std::move(club); }
  /// What a viewer is told, as Match::subscribe, whether the match comes to be kept meanwhile or not.
  void watch(Seat viewer, Match::Observer observer);

  [[nodiscard]] const Match& match() const noexcept { return *match_; }
  [[nodiscard]] const MatchPlan& plan() const noexcept { return plan_; }
  /// The club's; nullptr if it isn't kept.
  [[nodiscard]] KeptMatch* kept() noexcept { return kept_.get(); }
  [[nodiscard]] const KeptMatch* kept() const noexcept { return kept_.get(); }
  [[nodiscard]] bool thinking() const noexcept { return thinking_.has_value(); }
  [[nodiscard]] bool judging() const noexcept { return judging_.has_value(); }  ///< the offer of a draw

  /// As Match::submit; of what is asked of others, computers allow it at once, but draws by their score.
  CommandResult submit(const Command& command);
  /// The same without waiting: `done` comes once, when it is durable and everybody has been told, perhaps
  /// before this returns.
  void submit(const Command& command, Match::Done done);
  CommandResult submit(Command::Type type, Seat seat);  ///< any but kMove
  /// One after the other as one thing, such as a set-up or turns played again, also those of computers.
  CommandResult play(std::span<const std::pair<Seat, std::string>> moves);
  /// Match::spare_time.
  [[nodiscard]] Result<void> spare_time(Seat seat, const SparedTimes& spared);
  /// Match::note_away.
  void note_away(Seat seat, bool away);
  /// Looks at the clock now, as when a flag is due.
  void look_at_clock() { see_to_flag(); }
  /// Nobody's live time runs meanwhile (Match::hold_clock).
  void hold_clock(bool held);
  /// Until wake: nobody's time runs and no computer plays, because who has come back to the match isn't at it
  /// yet.
  void rest();
  void wake();
  [[nodiscard]] bool resting() const noexcept { return resting_; }

 private:
  /// One at a time, in whichever thread: a player isn't asked again before it has answered.
  struct Asked {
    std::shared_ptr<Player> player;
    std::mutex busy;
  };
  struct Thinking {
    std::uint64_t number;
    Seat seat;
    std::size_t plies;  ///< of the line it thinks about
    std::shared_ptr<Interrupt> interrupt;
  };
  struct Judging {
    std::uint64_t number;
    Seat seat;
  };

  Table(MatchPlan plan, Computers computers, TableRoom room);
  /// For calls that come later: does nothing once the table is gone.
  [[nodiscard]] Strand::Call while_here(std::function<void()> call) const;
  void use(Match& match);
  bool begin_keeping();
  /// The command as it is submitted, to the match that is kept by now.
  [[nodiscard]] Command taken_in(const Command& command);
  /// What follows from a command besides what the match does.
  void follow(const Command& command, CommandResult& done);
  void settle();
  void drop_what_is_moot();
  void forget_thinking();
  void let_computers_answer();
  void answer(Seat seat, bool accepts);
  /// The computer on turn that may begin to think.
  [[nodiscard]] std::optional<Seat> computer_to_think() const;
  /// A draw by repetition, where the one on turn wants it: then the match is over.
  bool let_computer_claim(Seat seat);
  void think(Seat seat);
  void take_answer(std::uint64_t number, Seat seat, const Result<Choice>& choice);
  void tell_taken(Seat seat, bool declines, const Result<std::vector<Replacement>>& taken);
  void wait_for_flag();
  void see_to_flag();
  void tell_failed(const std::string& sentence) const;

  MatchPlan plan_;
  std::map<Seat, std::shared_ptr<Asked>> computers_;
  std::vector<Seat> computer_seats_;
  TableRoom room_;
  std::unique_ptr<Match> loose_;     // a match that isn't kept
  std::unique_ptr<KeptMatch> kept_;  // or one that is
  Match* match_ = nullptr;           // in one of these two
  std::string not_kept_;             // why, not told yet
  bool keeping_failed_ = false;
  TableEvents events_;
  bool going_ = false, left_ = false, resting_ = false;
  std::vector<std::pair<Seat, Match::Observer>> watchers_;
  std::optional<Thinking> thinking_;
  std::optional<Judging> judging_;
  std::uint64_t next_number_ = 0;  // of what is thought about; an answer to another one comes too late
  std::uint64_t flag_wait_ = 0;
  bool failure_told_ = false;  // Rules::failure, once a game
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
};

}  // namespace boardwright
