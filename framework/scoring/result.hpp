// SPDX-License-Identifier: GPL-3.0-or-later
//
// What standings are made of: results of matches and the organiser's corrections, an append-only list.
// Values.
#pragma once

#include <boardwright/pure/result.hpp>
#include <compare>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "framework/scoring/rating_system.hpp"

namespace boardwright {

enum class PlayerKind { kMember, kGuest, kComputer };

struct SeatResult {
  std::string player;  ///< id
  PlayerKind kind = PlayerKind::kMember;
  std::uint32_t half_points = 0;  ///< 0 lost, 1 drawn, 2 won
  friend auto operator<=>(const SeatResult&, const SeatResult&) = default;
};

/// A match that has ended.
struct MatchResult {
  TimeMs time = 0;    ///< of its end
  std::string match;  ///< id
  std::string game;
  std::string variant;  ///< id; empty if parameters were changed by hand: the rules are nobody's variant then
  std::string rules_hash;         ///< of rules and parameters, as in records
  std::vector<SeatResult> seats;  ///< in the rules' order
  std::string reason;             ///< id
  bool rated = true;
  bool entered = false;  ///< somebody has entered it: nobody can verify what was played
  friend auto operator<=>(const MatchResult&, const MatchResult&) = default;
};

/// What the organiser has decided about a match later. Of several for one match the last by time, then id,
/// holds; one with `kStands` brings the result back as it was played.
struct Correction {
  enum class Type { kVoid, kResult, kStands };
  TimeMs time = 0;
  std::string id;
  std::string match;
  Type type = Type::kVoid;
  std::vector<std::uint32_t> half_points;  ///< by seat; kResult only
  std::string reason;                      ///< the new reason's id, empty: as it was; kResult only
  std::string why;                         ///< for people
  friend auto operator<=>(const Correction&, const Correction&) = default;
};

using ResultEvent = std::variant<MatchResult, Correction>;

/// Whether an event can be counted as it is: ids are there, scores are half points from 0 to 2, one player
/// for each seat. The sentence names the match.
[[nodiscard]] Result<void> check_event(const ResultEvent& event);

}  // namespace boardwright
