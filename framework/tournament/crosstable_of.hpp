// SPDX-License-Identifier: GPL-3.0-or-later
//
// The crosstable of a tournament: what pairing, tie-breaks and files are functions of.
#pragma once

#include <functional>

#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

/// What a player is called; for order among equals (T3.2) and for tables.
using NameOf = std::function<std::string(const std::string& player)>;

/// Entrants by number (T3.2-T3.5): those who may be paired in `round` or have been paired before. The order of the last
/// publication holds where it has to (round 4 on, and for round robins and knock-outs from the first).
[[nodiscard]] std::vector<std::string> order_for(const Tournament& tournament, std::uint32_t round,
                                                 const NameOf& name);

/// After so many rounds (an open evening: matches, each a round of its own), with these entrants by number. `out` of an
/// entrant is what he does in the round after them (T4.2).
[[nodiscard]] Crosstable crosstable_of(const Tournament& tournament, std::span<const std::string> order,
                                       std::uint32_t after, const NameOf& name);

/// For standings now: everybody who was entered, and all that is published.
struct TableNow {
  std::vector<std::string> order;  ///< players by number
  Crosstable table;
  friend bool operator==(const TableNow&, const TableNow&) = default;
};
[[nodiscard]] TableNow table_now(const Tournament& tournament, const NameOf& name);

/// Of everything that the next round is paired from (T5.8); hexadecimal.
[[nodiscard]] std::string input_hash(const Crosstable& table, const Settings& settings);

}  // namespace boardwright::tournament
