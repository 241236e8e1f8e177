// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/possible_result.hpp"

#include <algorithm>

#include "framework/match/entry_kinds.hpp"
#include "framework/record/host_result.hpp"
#include "framework/table/match_header.hpp"
#include "framework/table/reopen.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kAdjudication = "adjudication";

std::uint32_t sum_of(const MatchResult& played) {
  std::uint32_t sum = 0;
  for (const auto& seat : played.seats) sum += seat.half_points;
  return sum;
}

/// Of the game's facts; where they can't be had, of the result as it was played.
std::uint32_t score_sum(const MatchResult& played, std::span<const StoredEntry> journal,
                        const Catalogue& catalogue) {
  if (journal.empty()) return sum_of(played);
  const auto header = read_match_header(journal.front().what.payload);
  if (!header) return sum_of(played);
  const auto rules = rules_of(*header, catalogue);
  return rules ? (*rules)->facts().score_sum : sum_of(played);
}

std::string as_played(const Outcome& wanted, const MatchResult& played, std::uint32_t sum) {
  Outcome before{{}, played.reason};
  for (const auto& seat : played.seats) before.scores.push_back(seat.half_points);
  if (before.scores == wanted.scores) return played.reason;
  const bool fits =
      is_host_reason(played.reason) && check_host_result({wanted.scores, played.reason}, sum).has_value();
  return fits ? played.reason : std::string(kAdjudication);
}

}  // namespace

std::vector<std::string> known_reasons(const std::string& game, const Catalogue& catalogue) {
  std::vector<std::string> known;
  for (const auto reason : host_reasons()) known.emplace_back(reason);
  for (const auto& one : catalogue.games())
    if (game.empty() || one->id() == game)
      for (const auto& [id, text] : one->data().texts.all(TextKind::kReason)) known.push_back(id);
  return known;
}

Result<std::string> check_correction(const Correction& correction, const MatchResult& played,
                                     std::span<const StoredEntry> journal, const Catalogue& catalogue) {
  if (correction.half_points.size() != played.seats.size())
    return fail("match " + correction.match + " has " + std::to_string(played.seats.size()) +
                " seats, and the correction has scores for " + std::to_string(correction.half_points.size()));
  const std::uint32_t sum = score_sum(played, journal, catalogue);
  Outcome wanted{correction.half_points, correction.reason};
  if (wanted.reason.empty()) wanted.reason = as_played(wanted, played, sum);
  auto known = known_reasons(played.game, catalogue);
  known.push_back(played.reason);
  if (std::ranges::find(known, wanted.reason) == known.end())
    return fail("no match ends by '" + excerpt(wanted.reason) + "'" + suggestion(wanted.reason, known));
  // What the rules alone can say is said by the moves, where there are any.
  const bool moved = std::ranges::any_of(
      journal, [](const StoredEntry& entry) { return entry.what.kind == entry_kind::kMove; });
  if (moved && wanted.reason != played.reason && !is_host_reason(wanted.reason))
    return fail("the moves of this match don't end by '" + wanted.reason +
                "'; leave the reason out, and it is the organiser's decision");
  if (const auto possible = check_host_result(wanted, sum); !possible)
    return fail(scores_text(wanted) + " by " + wanted.reason + " is impossible: " + possible.error());
  return wanted.reason;
}

}  // namespace boardwright
