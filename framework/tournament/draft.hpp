// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next round before it is published: changed freely, shown to nobody (T20.1). Pure functions of a tournament.
#pragma once

#include <set>

#include "framework/tournament/crosstable_of.hpp"
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

/// What a round is to be: everything that is published but who did it.
struct Draft {
  Published round;
  std::vector<Remark> notes;  ///< what the organiser should know
  friend bool operator==(const Draft&, const Draft&) = default;
};
using DraftOrProblem = std::variant<Draft, PairingProblem>;

/// The next round as the tournament's system pairs it; `people` of a problem are numbers of `order`.
struct Drafted {
  std::vector<std::string> order;
  DraftOrProblem what;
  /// Why it can't be paired, with people's names; nothing where it can.
  [[nodiscard]] std::optional<Remark> problem(const NameOf& name) const;
};
[[nodiscard]] Drafted draft_round(const Tournament& tournament, const NameOf& name);

/// A published round as it would be paired now, with those who were in it then: after a correction (T20.5).
[[nodiscard]] Drafted paired_anew(const Tournament& tournament, std::uint32_t round, const NameOf& name);

/// What it would be paired from then; empty where there is no such round.
[[nodiscard]] Crosstable paired_from(const Tournament& tournament, std::uint32_t round, const NameOf& name);

/// The next round, or with `instead_of` that published one anew, as the organiser wants it; `breaks` says what that
/// breaks (T20.4). Refused: somebody twice, somebody who doesn't play in this tournament or has withdrawn (T4.6).
[[nodiscard]] Allowed<Draft> draft_by_hand(const Tournament& tournament,
                                           std::span<const std::pair<std::string, std::string>> pairs,
                                           const std::string& bye, const NameOf& name,
                                           std::uint32_t instead_of = 0);

/// Of an open evening: the numbers of boards where somebody plays. A disputed game is over.
[[nodiscard]] std::set<std::uint32_t> boards_taken(const Tournament& tournament);
/// Which games are played at them, one for each.
[[nodiscard]] std::vector<std::uint32_t> games_playing(const Tournament& tournament);

/// Whom a round puts together, as draft_by_hand takes it.
struct PairedByHand {
  std::vector<std::pair<std::string, std::string>> pairs;
  std::string bye;  ///< empty: nobody
  friend bool operator==(const PairedByHand&, const PairedByHand&) = default;
};
/// These two change places, at one board sides; one of them may have the bye. Nothing where they aren't two people of
/// the draft.
[[nodiscard]] std::optional<PairedByHand> exchange_people(const Draft& draft, const std::string& one,
                                                          const std::string& other);

/// The match of two in an open evening, as it is published; the board is the lowest that is free.
[[nodiscard]] Allowed<Draft> draft_match(const Tournament& tournament, const std::string& one,
                                         const std::string& other, std::uint32_t game, const NameOf& name);

/// Two for a match of an open evening (T12.8): players, and the game of the settings' list.
struct Proposal {
  std::string one, other;
  std::uint32_t game = 0;
  friend bool operator==(const Proposal&, const Proposal&) = default;
};

}  // namespace boardwright::tournament
