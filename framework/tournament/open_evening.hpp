// SPDX-License-Identifier: GPL-3.0-or-later
//
// An evening without rounds: whoever waits is paired (T12.8). Pure functions of who waits and what was played.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "framework/line/chance.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// Somebody without a game who wants one.
struct EveningGuest {
  Number number = 0;
  std::chrono::seconds waited{0};
  std::vector<std::string> likes;        ///< ids of games; none: any
  std::optional<std::int32_t> strength;  ///< for `even`
};

/// A game that is played this evening.
struct EveningGame {
  std::string id;
  std::chrono::minutes lasts{0};
  std::uint32_t playing = 0;  ///< boards that play it now
  std::uint32_t boards = 0;   ///< there are so many for it (T4.12); 0: enough
};

/// Two who did not want to meet; in either order.
struct DeclinedPair {
  Number one = 0, other = 0;
  std::chrono::seconds ago{0};
};

struct OpenEvening {
  std::vector<EveningGuest> waiting;
  std::vector<Pair> met;  ///< this evening, begun games included, the oldest first
  std::map<std::pair<Number, Number>, std::uint32_t> met_before;  ///< in the series; the smaller number first
  std::vector<DeclinedPair> declined;
  std::vector<std::pair<Number, Number>> apart;  ///< who must not meet (T4.10)
  std::vector<EveningGame> games;
  std::optional<std::chrono::minutes> left;  ///< until the evening ends; nothing: enough for any game
  bool even = false;                         ///< people of like strength, last of all
  std::chrono::minutes patience{10};
};

struct EveningProposal {
  Pair pair;
  /// One that both like and that fits, of several the one that fewest boards play; empty: there is none.
  std::string game;
  bool by_lot = false;  ///< the sides were
  bool waits = false;   ///< until a board is free for one of these games
  friend bool operator==(const EveningProposal&, const EveningProposal&) = default;
};

struct EveningProposals {
  std::vector<EveningProposal> pairs;  ///< by the longer wait
  std::vector<Number> next;            ///< still waiting, for the next who is free; the longest wait first
  std::vector<Number> house_player;    ///< those of them to whom the house player is offered
  friend bool operator==(const EveningProposals&, const EveningProposals&) = default;
};

/// A declined pair is not proposed again for so long.
inline constexpr std::chrono::minutes kDeclinedFor{15};

/// As many pairs as possible, and of these the best by T12.8. The seed is the evening's: it draws the sides that
/// nothing else decides, for the same two and the same number of meetings always alike.
[[nodiscard]] EveningProposals propose_pairs(const OpenEvening& evening, const Seed& lots);

}  // namespace boardwright::tournament
