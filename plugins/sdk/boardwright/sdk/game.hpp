// SPDX-License-Identifier: MIT
//
// What a game author writes. `Rules` below is all a game must have; everything else is detected: write the
// function and the extension is there. Functions are const and pure: no clock, no random numbers, no files.
//
//   struct MyGame {
//     static constexpr const char* kId = "my_game";
//     static constexpr std::uint32_t kRevision = 1;
//     static constexpr std::uint32_t kMaxMoves = 64;   // capacity of a move list, at any position
//     struct Position { ... };                         // plain bytes, no pointers, no padding
//
//     Facts facts() const;
//     std::span<const Text> texts() const;             // reasons, phases, rule numbers, messages
//     Position start() const;
//     Turn turn(const Position&) const;                // turn_of(seat), kChanceTurn or kOver
//     void moves(const Position&, Seat, MoveList&) const;        // ascending; only asked of a seat on turn
//     void apply(Position&, Seat, Move) const;                   // a legal move, or an event of kChance
//     Outcome outcome(const Position&) const;                    // only asked when over
//     std::string move_text(const Position&, Seat, Move) const;  // no spaces
//     std::string position_text(const Position&) const;
//     Result<Position> read_position(std::string_view) const;
//   };
//   BOARDWRIGHT_PLUGIN("1.0.0", MyGame)
//
// Parameters: `static constexpr ParameterSpec kParameters[]`, sorted by name, and `static Result<MyGame>
// make(const Parameters&)`. A game that chooses between several classes of rules has
// `static Result<bw_rules*> create(const Parameters&)` instead and returns `own(Rules)` of one of them.
//
// Optional, of a Rules class; the extension's header in boardwright/abi says what each must do. Functions on
// neighbouring lines that are joined by "with" are there together or not at all, and what misses by a little is
// refused by the compiler (near_misses.hpp).
//
//   Moves and positions
//     bool is_legal(const Position&, Seat, Move) const               for any 64-bit value; default: search the list
//     Result<Move> read_move(const Position&, Seat, std::string_view) const            default: search the texts
//     std::uint64_t same_key(const Position&) const
//     bool same(const Position&, const Position&) const
//     void chance(const Position&, EventList&) const
//   Hidden information
//     Position project(const Position&, Seat viewer) const
//       with std::string view_text(const Position& view, Seat) const
//       with Result<Position> read_view(Seat, std::string_view) const
//       with std::string move_text_for(const Position&, Seat, Move, Seat viewer) const
//     Explanation reveals(const Position&, Seat, Move, Seat viewer) const
//       what a move shows that no view tells, such as the rank of what it takes:
//       Explanation::yes("message").with(...), or yes() for nothing
//   Boards
//     const Geometry& geometry() const                               squares; const Shape&: a board of any shape
//       with void picture(const Position&, Seat viewer, List<bw_item>&) const
//       with void clicks(const Position&, Seat, Move, List<std::uint32_t>&) const
//     void borders(const Position&, Seat viewer, List<bw_border>&) const       what is counted between fields
//       with static constexpr std::uint32_t kMaxBorders
//   Words
//     Explanation explain_clicks(const Position&, Seat, std::span<const std::uint32_t>) const
//       with Explanation explain_text(const Position&, Seat, std::string_view) const
//       a legal answer may say what comes of the move: Explanation::yes("message").with(...)
//     Explanation phase(const Position&, Seat viewer) const          what goes on: Explanation::yes("phase's id")
//   Searching
//     std::int32_t evaluate(const Position&, Seat) const
//     Move random_move(const Position&, Seat, Random&) const
//     std::uint64_t count_leaves(const Position&, std::uint32_t depth) const
//       with static constexpr std::uint32_t kCountDepth      the perft of this depth or less, faster than by moves
//     bool is_noisy(const Position&, Seat, Move) const
//     void priors(const Position&, Seat, std::span<const Move>, float*) const
//     Result<Position> sample(Seat, std::span<const Position> views, std::uint64_t seed) const
//   Numbered rules
//     RuleSet rules_used(const Position& before, Seat, Move, const Position& after) const
//       with static constexpr auto& kTraced (RuleNumbers), or a member of that name:
//       which numbered rules a move or an event used
//     RuleSet rules_possible() const            those that can be used under these parameters; default: all
//     RuleSet rules_ending(std::string_view reason) const      those that end a game for it; default: none
//   What a place has been through
//     struct History                                                 plain bytes, aligned to 8 at most
//       with History history_start(const Position&) const
//       with void history_move(const Position&, Seat, Move, History&) const
//       with std::string history_tell(const Position&, const History&, std::uint32_t place, Seat viewer) const
//   Free arrangements
//     arrange_pieces with arrange_check, arrange_fill, arrange_moves: see bind_arrange.hpp
#pragma once

#include <boardwright/sdk/parameters.hpp>
#include <boardwright/sdk/types.hpp>
#include <concepts>
#include <type_traits>

namespace boardwright::sdk {

/// Plain bytes: copying is memcpy, equality is memcmp.
template <class P>
concept PlainBytes = std::is_trivially_copyable_v<P> && std::has_unique_object_representations_v<P> &&
                     alignof(P) <= BW_MAX_ALIGNMENT;

template <class R>
concept Rules = PlainBytes<typename R::Position> &&
                requires(const R rules, typename R::Position position, const typename R::Position seen,
                         Seat seat, Move move, MoveList& list, std::string_view text) {
                  { R::kMaxMoves } -> std::convertible_to<std::uint32_t>;
                  { rules.facts() } -> std::same_as<Facts>;
                  { rules.texts() } -> std::convertible_to<std::span<const Text>>;
                  { rules.start() } -> std::same_as<typename R::Position>;
                  { rules.turn(seen) } -> std::same_as<Turn>;
                  { rules.moves(seen, seat, list) } -> std::same_as<void>;
                  { rules.apply(position, seat, move) } -> std::same_as<void>;
                  { rules.outcome(seen) } -> std::same_as<Outcome>;
                  { rules.move_text(seen, seat, move) } -> std::convertible_to<std::string>;
                  { rules.position_text(seen) } -> std::convertible_to<std::string>;
                  { rules.read_position(text) } -> std::same_as<Result<typename R::Position>>;
                };

}  // namespace boardwright::sdk
