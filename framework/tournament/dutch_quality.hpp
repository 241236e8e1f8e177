// SPDX-License-Identifier: GPL-3.0-or-later
//
// The criteria of a bracket (T6.7, T6.9-T6.21) as levels of a graph of everybody who isn't paired yet: a best matching
// of it is a best pairing of the bracket, with the rest of the round to follow. Values; room-internal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "framework/tournament/dutch_field.hpp"
#include "framework/tournament/matching.hpp"

namespace boardwright::tournament {

/// A criterion, or its part for one score.
struct DutchLevel {
  std::string_view rule;  ///< such as "T6.9"
  std::string_view name;  ///< the field's, such as "C6"
  std::optional<Points>
      score;          ///< whose score it is about, where it goes through scores from the greatest down
  bool next = false;  ///< of the next bracket (T6.11)
  bool gains = true;  ///< counts what is wanted; else one for each pair without what is not wanted
  friend bool operator==(const DutchLevel&, const DutchLevel&) = default;
};

/// A bracket among all who are left. Vertices: those moved down, then the residents, both by their order (T6.24), then
/// those of the next scoregroup, then the others, at last the bye.
struct DutchGraph {
  std::vector<std::size_t> places;  ///< of each vertex, in the field
  std::size_t moved_down = 0;
  std::size_t bracket = 0;  ///< vertices of the bracket
  std::size_t next = 0;     ///< where those of the next scoregroup end
  std::vector<DutchLevel> levels;
  LevelGraph graph;

  [[nodiscard]] bool in_bracket(const std::pair<std::uint32_t, std::uint32_t>& edge) const {
    return edge.first < bracket && edge.second < bracket;
  }
};

/// What a pair costs by the preferences of the two (T6.13-T6.16).
struct SideCosts {
  bool beyond_two = false;     ///< a topscorer or the opponent gets a difference of more than two
  bool three_running = false;  ///< one of these gets the same side three times running
  bool preference = false;     ///< both prefer the same side
  bool strong = false;         ///< and one of them strongly, not both absolutely
};

/// Of two by their places, the first one higher ranked.
[[nodiscard]] SideCosts side_costs(const DutchField& field, std::size_t higher, std::size_t lower);

/// `bracket`: places of those moved down, then of the residents. `below`: the places of everybody under it. `last_one`:
/// who is left over from the bracket gets the bye (T6.12).
[[nodiscard]] DutchGraph dutch_graph(const DutchField& field, const std::vector<std::size_t>& bracket,
                                     std::size_t moved_down, const std::vector<std::size_t>& below,
                                     bool last_one);

}  // namespace boardwright::tournament
