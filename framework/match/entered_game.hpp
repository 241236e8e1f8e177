// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game that was played elsewhere, such as on a real board, while somebody enters it from its score sheet.
// Whether it was played so nobody can tell: only that the rules allow it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/line/game_line.hpp"
#include "framework/match/arrangement.hpp"
#include "framework/match/journal_port.hpp"
#include "framework/match/messages.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

/// Moves of all seats and what chance has brought, one after the other, with a position that is looked at.
/// Nothing is hidden from who enters. Repetition ends the game only if somebody says that it was claimed. A
/// value; one thread at a time.
class EnteredGame {
 public:
  explicit EnteredGame(Position start) : line_(std::move(start), RepetitionPolicy::kClaim) {}
  /// From a position as the rules write it; empty: their start.
  [[nodiscard]] static Result<EnteredGame> from(const std::shared_ptr<const Rules>& rules,
                                                const std::string& position);
  /// What a record holds, as far as it can be played; its result, if that is one that people gave.
  [[nodiscard]] static EnteredGame of(const GameLine& line, const std::optional<Outcome>& result);

  [[nodiscard]] const GameLine& line() const noexcept { return line_; }
  [[nodiscard]] bool begins_at_start() const { return line_.start() == line_.start().rules().start(); }
  [[nodiscard]] std::size_t size() const noexcept { return line_.plies().size(); }
  [[nodiscard]] std::size_t shown() const noexcept { return shown_; }  ///< plies before what is looked at
  void show(std::size_t plies) noexcept { shown_ = std::min(plies, size()); }
  [[nodiscard]] const Position& position() const { return line_.position(shown_); }  ///< what is looked at
  /// The same with what stands where, for everybody.
  [[nodiscard]] Picture picture() const { return Picture::whole(position()); }

  [[nodiscard]] std::string text() const { return position().text(); }  ///< the same as the rules write it
  [[nodiscard]] std::uint64_t key() const { return position().key(); }  ///< another one: another position
  [[nodiscard]] std::vector<Seat> on_turn() const { return position().seats_on_turn(); }

  /// What can come next: moves of every seat that may act, or what chance may bring (then without clicks).
  [[nodiscard]] std::vector<LegalMove> moves() const;
  /// Why clicks or a typed text are no move, or what comes of it, for the first seat on turn. Nothing if nobody is on
  /// turn and if the rules can't say.
  [[nodiscard]] std::optional<Explanation> explain(std::span<const std::uint32_t> clicks) const;
  [[nodiscard]] std::optional<Explanation> explain(std::string_view typed) const;
  /// What the first seat that has something to set up may arrange; nothing where nobody has.
  [[nodiscard]] std::optional<Arrangement> arrangement() const;
  [[nodiscard]] bool chance_is_next() const { return moves_are_possible() && position().is_chance(); }
  /// Nobody has anything left to do in the position that is looked at.
  [[nodiscard]] bool ends_here() const { return !moves_are_possible(); }

  /// What came of an entry: plies that stood after it and can't be played any more, from the first one.
  struct Dropped {
    std::vector<std::string> texts;
    std::string why;  ///< the first of them is not legal; empty if there are none
  };
  /// Plays after the position that is looked at, and looks at what came of it. Where there was a ply already
  /// the new one takes its place, and those behind it stay as far as they can still be played. A refused
  /// text changes nothing.
  [[nodiscard]] Result<Dropped> enter(std::string_view text);
  void cut();  ///< drops everything behind the position that is looked at

  /// How it ended where the rules don't say, such as by resignation. Nothing: it goes on. Any further entry
  /// and any cut forgets it. Refused where the rules end the game themselves, and for what they can't mean.
  [[nodiscard]] Result<void> set_result(std::optional<Outcome> result);
  /// By the rules, else as it was set.
  [[nodiscard]] std::optional<Outcome> result() const;

  /// What somebody may claim as things stand, such as a repetition; nothing while chance is next.
  [[nodiscard]] std::optional<Outcome> claimable() const;

  /// Everything but names and tags; marked as entered.
  [[nodiscard]] Record record(std::string variant) const;

 private:
  [[nodiscard]] bool moves_are_possible() const;

  GameLine line_;
  std::size_t shown_ = 0;
  std::optional<Outcome> result_;
};

/// What a journal holds of such a game: every ply, and the result. Match::resume with MatchOptions::entered
/// takes it.
[[nodiscard]] JournalStep entered_step(const GameLine& line, const Outcome& result, UtcTime time);

}  // namespace boardwright
