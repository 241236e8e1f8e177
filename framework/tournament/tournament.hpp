// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament as its events leave it. A pure function of the set of events: whatever laptop wrote them and in
// whatever order they were merged, one tournament comes of them (T20.7). What contradicts is aside, whole, until
// the organiser has said which holds. Values.
#pragma once

#include <span>

#include "framework/tournament/event.hpp"

namespace boardwright::tournament {

struct EntrantNow {
  Entered data;  ///< the last that was said
  std::uint32_t arrives = 1;
  std::map<std::uint32_t, Attendance> said;  ///< by round
  std::map<std::uint32_t, bool> withdrawn;   ///< from this round on: gone, or back
  TimeMs waiting_since = 0;                  ///< in an open evening; 0: not waiting
  TimeMs entered = 0;                        ///< when he was first
  std::optional<OpeningBalance> balance{};
  /// In, out or withdrawn in a round from 1 (T4.1); kOut for both of the latter.
  [[nodiscard]] Attendance in_round(std::uint32_t round, PresenceRule rule) const;
  [[nodiscard]] bool is_withdrawn(std::uint32_t round) const;
  friend bool operator==(const EntrantNow&, const EntrantNow&) = default;
};

/// One thing that somebody has said of a board.
struct Statement {
  std::string event;  ///< its id
  TimeMs time = 0;
  std::string device, who, reason;
  std::optional<Score> score;
  bool swapped = false;
  bool correction = false;
  bool holds = false;  ///< no later one replaces it
  Source source = Source::kArbiter;
  std::vector<std::string> matches;
  std::string by{};  ///< the player whose phone said it
  friend bool operator==(const Statement&, const Statement&) = default;
};

struct BoardNow {
  Board pairing;  ///< as published; its game as it was chosen
  std::optional<Score> score;
  bool swapped = false;   ///< they sat the other way round than was published
  bool disputed = false;  ///< two results that differ: none counts
  std::vector<Statement> said;
  std::optional<Score> claimed{};  ///< by one of the two alone, who said it by phone; not final yet (T20.3)
  std::string claimed_by{};
  TimeMs claimed_at = 0;
  bool game_chosen = false;  ///< at the board (T19.2); else it is the round's
  std::string chosen_by{};   ///< who chose it alone; empty: the two agreed
  friend bool operator==(const BoardNow&, const BoardNow&) = default;
};

struct Round {
  std::string pairing;  ///< id of the event Published
  Published published;
  TimeMs time = 0;
  std::uint64_t stamp = 0;
  RoundState state = RoundState::kPublished;
  std::vector<BoardNow> boards;
  TimeMs playing_since = 0;             ///< 0: nobody has said that everybody sits
  [[nodiscard]] bool complete() const;  ///< every board has a result that isn't an adjourned game's
  [[nodiscard]] const BoardNow* board(std::uint32_t number) const;
  friend bool operator==(const Round&, const Round&) = default;
};

/// What doesn't count, and why the organiser is asked.
struct Aside {
  enum class Kind : std::uint8_t {
    kTwoResults,    ///< of one board; `events` are both
    kPairedTwice,   ///< one round
    kTooLate,       ///< written by a laptop from which the evening had been taken over
    kWithoutRound,  ///< about a round that was taken back or not chosen
    kUnreadable     ///< by a newer program
  };
  Kind kind = Kind::kTwoResults;
  std::uint32_t round = 0;
  std::uint32_t board = 0;
  std::vector<std::string> events;  ///< ids
  friend bool operator==(const Aside&, const Aside&) = default;
};

/// A seed that was fixed before anything was drawn with it (T1.7).
struct PromisedLot {
  std::string event;  ///< id
  TimeMs time = 0;
  std::string seed;  ///< hexadecimal; not to be shown before it was drawn with
  friend bool operator==(const PromisedLot&, const PromisedLot&) = default;
};

struct Tournament {
  std::string id;
  Settings settings;
  std::vector<EntrantNow> entrants;        ///< in the order in which they were entered
  std::vector<Round> rounds;               ///< from 1, without gaps
  std::vector<Round> matches;              ///< of an open evening, in order
  std::map<std::string, ApartSaid> apart;  ///< by id of the event
  std::vector<PromisedLot> promised;       ///< in order
  std::vector<LotDrawn> lots;
  std::map<std::string, std::map<std::uint32_t, std::vector<std::string>>>
      line_ups{};  ///< by team, from a round on
  std::vector<Aside> aside;
  std::map<std::pair<std::string, std::string>, TimeMs> declined;  ///< proposals, smaller id first
  bool ended = false;
  std::string under;                             ///< id of the TakenOver that holds; empty: none
  std::uint64_t stamp = 0;                       ///< the greatest of all events
  std::map<std::string, std::uint64_t> devices;  ///< the greatest of each device's
  std::vector<Event> history;                    ///< all, in order; also what doesn't count
  std::vector<std::string> counted;              ///< ids of those that do, sorted

  [[nodiscard]] bool begun() const { return !rounds.empty() || !matches.empty(); }
  [[nodiscard]] const EntrantNow* entrant(std::string_view player) const;
  [[nodiscard]] const Round* round(std::uint32_t number) const;
  [[nodiscard]] const Event* event(std::string_view event_id) const;
  /// A team's people of a round, board by board; nothing where none were named (T10.2).
  [[nodiscard]] const std::vector<std::string>* line_up(const std::string& team, std::uint32_t round) const;
  /// What results belong to: the rounds, or the matches of a tournament without.
  [[nodiscard]] const std::vector<Round>& results_of() const {
    return settings.without_rounds() ? matches : rounds;
  }
  [[nodiscard]] std::vector<Round>& results_of() { return settings.without_rounds() ? matches : rounds; }
  [[nodiscard]] bool counts(const std::string& event) const;
  /// The next that can be paired, from 1.
  [[nodiscard]] std::uint32_t next_round() const { return static_cast<std::uint32_t>(rounds.size()) + 1; }
  friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// `unreadable`: ids of events of this tournament that could not be read.
[[nodiscard]] Tournament fold(std::string id, std::span<const Event> events,
                              std::vector<std::string> unreadable = {});

}  // namespace boardwright::tournament
