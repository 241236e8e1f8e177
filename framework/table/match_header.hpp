// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first entry of a kept match: everything that is needed to make it again, but for its seed, which is the
// entry's secret. The terms are those with which it was begun, whatever game.yaml says now. Values.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/clock/time_control.hpp"
#include "framework/match/match_plan.hpp"

namespace boardwright {

/// Who sits at a seat, by an id of the club.
struct SeatedPlayer {
  std::string player;
  PlayerKind kind = PlayerKind::kMember;
  std::string program;  ///< of a computer: its name for make_player
  friend bool operator==(const SeatedPlayer&, const SeatedPlayer&) = default;
};

struct MatchHeader : MatchTerms {
  std::string game;
  std::string variant;
  bool by_hand = false;  ///< parameters were changed: the rules are nobody's variant
  std::string plugin_version;
  std::map<std::string, std::string> parameters;  ///< all of them, as write_value writes them
  std::string rules_hash;                         ///< of rules and parameters, as in records
  bool entered = false;  ///< played elsewhere and entered by hand: nobody can verify it, and it has no seed
  std::string seed_hash;
  std::map<std::string, std::string> entropy;  ///< by seat: what it has added to the dice (line/entropy.hpp)
  std::string start;                           ///< position text; empty: the rules' own
  std::optional<TimeControl> clock;
  std::vector<SeatedPlayer> seats;  ///< in the rules' order

  /// As results name it: empty where parameters were changed by hand.
  [[nodiscard]] std::string scored_variant() const { return by_hand ? std::string() : variant; }
  friend bool operator==(const MatchHeader&, const MatchHeader&) = default;
};

/// One line of JSON, versioned.
[[nodiscard]] std::string write_match_header(const MatchHeader& header);
/// The inverse. Refuses a newer version, missing keys and wrong types.
[[nodiscard]] Result<MatchHeader> read_match_header(std::string_view text);

}  // namespace boardwright
