// SPDX-License-Identifier: GPL-3.0-or-later
//
// What happens in a tournament, a list that only grows; of several laptops' lists one tournament comes
// (tournament.hpp). People are ids of the club's players: no event holds the name of one. Values.
#pragma once

#include <map>
#include <optional>
#include <variant>

#include "framework/scoring/result.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright::tournament {

// --- before and beside the rounds

struct Created {
  Settings settings;
  friend bool operator==(const Created&, const Created&) = default;
};
/// Everything until the first round is published; later the name, the clock and, with a reason, tie-breaks.
struct SettingsChanged {
  Settings settings;
  std::string reason;
  friend bool operator==(const SettingsChanged&, const SettingsChanged&) = default;
};
/// Somebody plays, or his data are put right (T3.3): the last one holds, only `arrives` is the first one's.
struct Entered {
  std::string player;  ///< id
  PlayerKind kind = PlayerKind::kMember;
  std::optional<std::int32_t> rating;  ///< as of now; later changes of it move nobody (T3.1)
  std::string title;
  std::string club;                  ///< or family: who might be kept apart
  std::uint32_t arrives = 1;         ///< the first round that he may be paired in (T3.4)
  std::vector<std::uint32_t> likes;  ///< of an open evening's games, from 0; empty: all
  std::string reason;
  std::string team{};             ///< of people who play in teams (T10.6, T10.7)
  std::optional<Points> grade{};  ///< typed, of a MacMahon tournament (T14.1)
  std::uint32_t board{};          ///< where he always sits (T5.6); 0: anywhere
  friend bool operator==(const Entered&, const Entered&) = default;
};
/// What somebody has earned elsewhere, once: a season may begin in its middle.
struct OpeningBalance {
  std::string player;
  Points points = 0;
  std::optional<std::int32_t> rating;  ///< nothing: as it was entered
  std::string title;                   ///< or status; empty: as it was entered
  std::string reason;
  friend bool operator==(const OpeningBalance&, const OpeningBalance&) = default;
};
/// Who plays for a team in a round and all later ones, board by board (T10.2).
struct LineUpSaid {
  std::string team;
  std::uint32_t round = 1;
  std::vector<std::string> players;
  std::string reason;
  friend bool operator==(const LineUpSaid&, const LineUpSaid&) = default;
};
/// What somebody does in one round (T4.1, T4.2).
enum class Attendance : std::uint8_t { kIn, kOut, kHalf, kFull };
struct PresenceSaid {
  std::string player;
  std::uint32_t round = 0;  ///< 0: in an open evening, from now on waiting (kIn) or gone (kOut)
  Attendance attendance = Attendance::kIn;
  std::string reason;
  friend bool operator==(const PresenceSaid&, const PresenceSaid&) = default;
};
/// Gone, or back again, from this round on (T4.6).
struct Withdrawn {
  std::string player;
  std::uint32_t round = 0;
  bool back = false;
  std::string reason;
  friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
/// These must not meet in these rounds (T4.10). Taken back by Undone.
struct ApartSaid {
  std::vector<std::string> players;
  std::uint32_t first = 1;
  std::uint32_t last = 0;  ///< 0: to the end
  std::string reason;
  friend bool operator==(const ApartSaid&, const ApartSaid&) = default;
};
/// The seed of the next lot is fixed: from now on its hash is shown, and the seed itself once it was drawn with (T1.7).
struct LotPromised {
  std::string seed;  ///< hexadecimal
  friend bool operator==(const LotPromised&, const LotPromised&) = default;
};
/// A lot (T1.7): drawn once, and checked by its seed.
struct LotDrawn {
  std::string what;                ///< initial-side, numbers, or what a system asks for
  std::vector<std::string> drawn;  ///< players in the order drawn, or one word
  std::string seed, entropy;       ///< hexadecimal, and the text that people have added
  std::string promised{};          ///< id of the event LotPromised; empty: its hash wasn't shown before
  friend bool operator==(const LotDrawn&, const LotDrawn&) = default;
};

// --- rounds

struct Board {
  std::uint32_t board = 0;     ///< from 1
  std::string first, second;   ///< who sits on side 1 and 2
  std::uint32_t game = 0;      ///< of the settings' list, from 0
  std::uint32_t sitting = 1;   ///< 2: when boards get free (T4.12)
  std::uint32_t handicap = 0;  ///< steps (T14.4); 0: none
  friend bool operator==(const Board&, const Board&) = default;
};
/// The whole round, as it stands on the wall (T20.2). An open evening publishes each of its matches so, as
/// round 0 with one board.
struct Published {
  std::uint32_t round = 0;
  std::vector<std::string> order;  ///< entrants by number, as they were when it was paired
  std::vector<Board> boards;
  std::string bye;                        ///< whoever got the system's; empty: nobody
  std::string fill;                       ///< the computer that he plays for fun
  std::map<std::string, Attendance> out;  ///< entrants who are not paired in it, and as what
  Edition edition = Edition::kFide2026;
  std::string program;  ///< its version
  std::string input;    ///< hash of what it was paired from
  bool by_hand = false;
  std::vector<std::string> breaks;    ///< what a pairing by hand breaks, by rules' numbers (T20.4)
  std::vector<std::string> replaces;  ///< earlier publications of this round: their events' ids
  std::string reason;
  std::string challenger{};  ///< of a ladder's match: who has challenged (T16.1)
  bool carried = false;  ///< played in the earlier stage, and counted there for points and ratings (T12.6)
  friend bool operator==(const Published&, const Published&) = default;
};
enum class RoundState : std::uint8_t { kPublished, kPlaying, kClosed };
struct StateSaid {
  std::string pairing;  ///< id of the event Published
  RoundState state = RoundState::kPlaying;
  friend bool operator==(const StateSaid&, const StateSaid&) = default;
};

/// How a match ended, as it stands on a slip.
struct Score {
  Code first = Code::kOpen;
  Code second = Code::kOpen;
  std::optional<Points> first_points, second_points;  ///< where the code alone doesn't say them (T2.3, T2.6)
  std::optional<std::int32_t> ahead;  ///< of several games, how many more the first has won than lost
  std::vector<Code> games{};  ///< each of them for the first, where they were told; kZero: neither was there
  friend bool operator==(const Score&, const Score&) = default;
};
/// Where a result comes from (T20.3).
enum class Source : std::uint8_t { kArbiter, kSlip, kPhone, kProgram, kUncontested };
struct ResultGiven {
  std::string pairing;  ///< id of the event Published
  std::uint32_t board = 0;
  Score score;
  Source source = Source::kArbiter;
  std::vector<std::string> matches;  ///< of the club, one for each game
  std::string by{};                  ///< the player whose phone said it
  friend bool operator==(const ResultGiven&, const ResultGiven&) = default;
};
/// What holds instead of earlier results and corrections of this board; also which of two is right.
struct Corrected {
  std::string pairing;
  std::uint32_t board = 0;
  std::vector<std::string> replaces;  ///< ids of the events that it has seen
  std::optional<Score> score;         ///< nothing: there is no result yet
  bool swapped = false;               ///< they sat the other way round
  std::string reason;
  friend bool operator==(const Corrected&, const Corrected&) = default;
};

// --- several laptops, and the organiser's last word

/// Of one round paired twice this one holds (T20.7).
struct Chosen {
  std::string chosen;  ///< ids of events
  std::vector<std::string> rejected;
  std::string reason;
  friend bool operator==(const Chosen&, const Chosen&) = default;
};
/// As if that event hadn't been; it stays readable (T20.6).
struct Undone {
  std::string event;
  std::string reason;
  friend bool operator==(const Undone&, const Undone&) = default;
};
/// The evening goes on here, from a copy that knew of each device's events up to these stamps.
struct TakenOver {
  std::map<std::string, std::uint64_t> known;
  friend bool operator==(const TakenOver&, const TakenOver&) = default;
};
/// Events of the first laptop that came too late are taken in after all.
struct Accepted {
  std::vector<std::string> events;
  std::string reason;
  friend bool operator==(const Accepted&, const Accepted&) = default;
};
/// What is played at a board of a medley with choice (T19.2).
struct GameChosen {
  std::string pairing;  ///< id of the event Published
  std::uint32_t board = 0;
  std::uint32_t game = 0;  ///< of the settings' list, from 0
  std::string by;          ///< the one ranked higher, who chose; empty: the two agree
  friend bool operator==(const GameChosen&, const GameChosen&) = default;
};
/// A proposal that somebody didn't want (T12.8).
struct Declined {
  std::string one, other;
  friend bool operator==(const Declined&, const Declined&) = default;
};
/// Nothing is paired any more.
struct Ended {
  friend bool operator==(const Ended&, const Ended&) = default;
};

using What = std::variant<Created, SettingsChanged, Entered, PresenceSaid, Withdrawn, ApartSaid, LotDrawn,
                          Published, StateSaid, ResultGiven, Corrected, Chosen, Undone, TakenOver, Accepted,
                          Declined, Ended, OpeningBalance, LineUpSaid, GameChosen, LotPromised>;

struct Event {
  std::string id;
  TimeMs time = 0;          ///< for people; no order follows from it, as clocks differ
  std::string device;       ///< id of the store that wrote it
  std::string who;          ///< the organiser's word for himself; may be empty
  std::uint64_t stamp = 0;  ///< 1 more than the greatest that its writer knew: causes come before effects
  std::string under;        ///< id of the TakenOver that its writer knew last; empty: none
  What what;
  friend bool operator==(const Event&, const Event&) = default;
};

/// As it is kept: one JSON object without id and time.
[[nodiscard]] std::string payload_of(const Event& event);
/// Fails with what is wrong for a payload that isn't one, or that a newer program wrote.
[[nodiscard]] Result<Event> event_of(std::string id, TimeMs time, std::string_view payload);
/// A word for the kind of an event, such as result-given.
[[nodiscard]] std::string_view kind_of(const Event& event);

}  // namespace boardwright::tournament
