// SPDX-License-Identifier: GPL-3.0-or-later
//
// What begins a match: one value from a page, a command line, an entered sheet or a tournament down to the
// header in the journal. Values. What goes through unchanged belongs into MatchTerms, which no conversion can forget.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "framework/match/match.hpp"
#include "framework/scoring/result.hpp"

namespace boardwright {

/// Somebody, where players are named by words and not by who they are.
inline constexpr const char* kHuman = "human";

/// Who is to sit at a seat.
struct PlannedSeat {
  PlayerKind kind = PlayerKind::kGuest;
  std::string
      id;  ///< a member's, or a known guest's; a computer's name for make_player; a new guest has none
  std::string name;                  ///< as people are called; a guest's may be empty, a computer has none
  std::uint32_t time_percent = 100;  ///< of the clock's times: more for who needs more

  [[nodiscard]] static PlannedSeat guest(std::string name = {}) {
    return {PlayerKind::kGuest, {}, std::move(name), 100};
  }
  [[nodiscard]] static PlannedSeat member(std::string id, std::string name = {}) {
    return {PlayerKind::kMember, std::move(id), std::move(name), 100};
  }
  [[nodiscard]] static PlannedSeat computer(std::string player) {
    return {PlayerKind::kComputer, std::move(player), {}, 100};
  }
  /// kHuman: a guest without a name; else a computer.
  [[nodiscard]] static PlannedSeat of_word(const std::string& word) {
    return word == kHuman ? guest() : computer(word);
  }

  [[nodiscard]] bool is_person() const noexcept { return kind != PlayerKind::kComputer; }
  /// The inverse of of_word, whoever the person is.
  [[nodiscard]] std::string word() const { return is_person() ? kHuman : id; }
  friend bool operator==(const PlannedSeat&, const PlannedSeat&) = default;
};

[[nodiscard]] std::vector<PlannedSeat> seats_of_words(const std::vector<std::string>& words);

struct MatchPlan : MatchTerms {
  std::shared_ptr<const Game> game;
  std::string variant;                  ///< its id; of a record it may be one that the game doesn't have
  std::shared_ptr<const Rules> rules;   ///< of that variant, with parameters changed or not
  std::vector<PlannedSeat> seats;       ///< one for each, in the rules' order
  std::optional<TimeControl> clock;     ///< nothing: nobody's time is counted
  bool keep = false;                    ///< in the club's store from the first moment on
  std::optional<Position> start;        ///< else the rules' own
  std::vector<std::string> moves;       ///< played before anybody sees the board: a record goes on
  std::optional<Seed> seed;             ///< the host's; else a fresh one
  std::map<Seat, std::string> entropy;  ///< what seats add to the dice (entropy.hpp)
  Milliseconds network{0};              ///< MatchOptions::network; the journal's clock remembers it

  /// With people whom nobody has named yet, under the policies of the variant where people play: nobody's
  /// time runs before they have sat down.
  [[nodiscard]] static MatchPlan of(std::shared_ptr<const Game> game, std::string variant,
                                    std::shared_ptr<const Rules> rules);

  [[nodiscard]] bool has_person() const;
  /// The seats of people, in the rules' order.
  [[nodiscard]] std::vector<Seat> people() const;
  /// For Match::create and for records: what was said where a name is missing, as in PlannedSeat::word.
  [[nodiscard]] std::vector<std::string> player_names() const;
  /// The clock with the times that each seat gets.
  [[nodiscard]] std::optional<TimeControl> clock_by_seat() const;
  /// The same once more from the start of this game, with fresh dice; `swapped`: everybody one seat further,
  /// with all that belongs to him.
  [[nodiscard]] MatchPlan again(bool swapped) const;
};

/// Without journal and source of time. The moves that were played before are the caller's to play.
[[nodiscard]] MatchOptions options_of(const MatchPlan& plan);

}  // namespace boardwright
