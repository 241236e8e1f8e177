// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes between a screen and a match: one command down, one update up. Values without ties to the rules;
// their JSON form (json.hpp) is the same for every link.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/difference.hpp"
#include "framework/board/picture.hpp"
#include "framework/clock/seat_time.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// What a seat asks of all the others; it happens when every one of them has allowed it. One at a time.
struct Request {
  enum class Type {
    kTakeBack,  ///< the asker's last turn and what followed
    kPause
  };
  Type type = Type::kTakeBack;
  Seat seat = 0;              ///< who asks
  std::vector<Seat> allowed;  ///< who has said yes so far, ascending
  friend bool operator==(const Request&, const Request&) = default;
};

/// A piece of a set-up: where it stands, and of which kind. Numbers as in pictures.
struct PlacedPiece {
  std::uint32_t place = 0;
  std::uint32_t kind = 0;
  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

/// What a seat wants. `based_on` is the number of the newest update that the seat had seen, `generation` its
/// generation.
struct Command {
  enum class Type {
    kMove,  ///< play `move`
    kResign,
    kOfferDraw,  ///< also accepts when every other seat has offered
    kDeclineDraw,
    kTakeBack,         ///< the seat's last turn and what followed, or to ask for it, as the policy says
    kClaimTime,        ///< the other's flag has fallen and somebody has to decide: the game ends
    kLetPlayOn,        ///< the same: it goes on
    kAllow,            ///< the open request of another seat
    kRefuse,           ///< the same: it is closed
    kClaimRepetition,  ///< the position has occurred as often as the rules allow: the game ends
    kPause,            ///< asks the others; happens at once where there are none
    kResume,           ///< the pause is over; any seat may say so
    kWithdraw,         ///< takes back what the seat itself has offered or asked for
    kStartClock,       ///< the clock that waits for the first move runs from now on
    kArrange,          ///< set up as `placed`, all of it at once
    kClaimAbsence      ///< who is waited for has been away for long: that seat has lost, or leaves
  };
  Type type = Type::kMove;
  Seat seat = 0;
  std::string move;  ///< its text; kMove only
  std::uint64_t based_on = 0;
  /// A UUID of version 7 (new_id in framework/store/ids.hpp). The same one twice acts once, also after a
  /// restart, and is answered as if it acted now. Empty: every submission is a new command.
  std::string id = {};
  /// Nothing: that of the match now, for who can't have seen another.
  std::optional<std::uint64_t> generation = {};
  std::vector<PlacedPiece> placed = {};  ///< a whole set-up; kArrange only
  /// What the way to the player and back takes, as the host measures it. No message says it.
  Milliseconds network{0};
  friend bool operator==(const Command&, const Command&) = default;
};

/// A legal move of the viewer's seat.
struct LegalMove {
  std::string text;
  std::vector<std::uint32_t> clicks;  ///< places in click order; none for a move not made on the board
  friend bool operator==(const LegalMove&, const LegalMove&) = default;
};

/// A move or chance event as the viewer learnt of it.
struct SeenMove {
  Seat seat = 0;                      ///< BW_CHANCE for a chance event
  std::string text;                   ///< as this viewer may know it
  std::vector<std::uint32_t> places;  ///< worth marking, in click order where that is known
  Picture picture;                    ///< after it, as the viewer sees it
  PictureDifference difference;       ///< from the picture before it
  /// What it has shown besides, such as the rank of a piece that has left the board.
  std::optional<Explanation> reveals = {};
  bool set_up = false;  ///< belongs to a set-up: no move of the game proper (move_numbers.hpp)
  friend bool operator==(const SeenMove&, const SeenMove&) = default;
};

/// A seat that has left a game of three or more, which goes on without it (Match::leave).
struct Departure {
  Seat seat = 0;
  std::string reason;  ///< a host's: "resignation", "time", "disconnection"
  friend bool operator==(const Departure&, const Departure&) = default;
};

/// What is agreed on and asked for at the table, and what the viewer may ask for: what no position holds.
/// All of it is news. A member belongs into seen_fields.hpp too, which does not compile without.
struct TableState {
  std::vector<Seat> draw_offers;   ///< seats with an open offer
  std::optional<Request> request;  ///< the open one; any other seat's move in its own turn refuses it
  std::optional<Outcome> result;   ///< also by resignation, agreement, repetition or a limit
  std::vector<Seat> flagged;       ///< flags that wait for somebody to decide
  std::vector<Departure> left;  ///< seats that play no more while the others go on; the first to leave first
  /// Nobody's live time runs, and nothing but kResume and kResign is accepted. There are no moves meanwhile.
  bool paused = false;
  bool clock_waits = false;  ///< for the first move, or for kStartClock
  // Whether the command would be accepted from this seat:
  bool can_take_back = false;
  bool can_offer_draw = false;
  bool can_answer = false;  ///< kAllow and kRefuse
  bool can_claim_repetition = false;
  bool can_pause = false;
  bool can_claim_absence = false;
  friend bool operator==(const TableState&, const TableState&) = default;
};

/// What one viewer sees, however it came to be so. An update is sent if any of this has changed. A member
/// belongs into seen_fields.hpp too, which does not compile without.
struct SeenState {
  /// Moves and events the viewer has learnt of, from the start; those in `news` included. Not the true count:
  /// a hidden set-up must not show its progress.
  std::uint32_t ply = 0;
  Picture picture;
  std::string position;               ///< the viewer's position text
  std::vector<Seat> on_turn;          ///< as the viewer may know it; none when the game is over
  std::vector<LegalMove> moves;       ///< of the viewer's seat; none for spectators, off turn or when over
  std::optional<Explanation> phase;   ///< what goes on: a phase's id and what fills it in
  std::optional<SeenMove> last_move;  ///< the newest one that a seat made (chance events left out)
  TableState table;
  friend bool operator==(const SeenState&, const SeenState&) = default;
};

/// What one viewer sees of a match now. The screen draws this and never works anything out.
struct Update : SeenState {
  /// Raised whenever the match is loaded (generation.hpp), where numbers begin again at 1.
  std::uint64_t generation = 0;
  std::uint64_t number = 0;  ///< counted for each viewer from 1; what commands are based on
  Seat viewer = BW_SPECTATOR;
  /// What happened since this viewer's last update, oldest first, each with what to animate.
  std::vector<SeenMove> news;
  /// Moves were taken back: forget the move list and ask Match::history for it. `news` is empty then.
  bool rewound = false;
  PictureDifference difference;  ///< from the picture of this viewer's last update
  /// By seat, at the instant `now`; both empty in a match without a clock. A screen counts the running ones
  /// down by itself: an update is not sent because time passes.
  std::vector<SeatTime> clocks;
  UtcTime now{};
  friend bool operator==(const Update&, const Update&) = default;
};

}  // namespace boardwright
