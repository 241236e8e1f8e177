// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the rules say of themselves.
#include <boardwright/abi/chance.h>
#include <boardwright/abi/view.h>

#include <algorithm>
#include <set>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

constexpr std::uint32_t kMostPlies = 8192;  // what a playout can count

Result<void> check_seats(const Rules& rules) {
  std::set<std::string_view> seen{"chance", "spectator", "nobody"};
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    if (!seen.insert(rules.seat_name(seat)).second)
      return fail("the seat name " + name_of(rules, seat) + " is taken already");
  return {};
}

Result<void> check_extensions(const Rules& rules) {
  const bool chance = rules.extension<bw_chance>(BW_CHANCE_EVENTS) != nullptr;
  const bool view = rules.extension<bw_view>(BW_VIEW) != nullptr;
  if (chance != rules.has(BW_HAS_CHANCE))
    return fail(chance ? "there are chance events, but the facts don't say so"
                       : "there are no chance events");
  if (view != rules.has(BW_HAS_HIDDEN))
    return fail(view ? "there are views, but the facts don't say that things are hidden"
                     : "there are no views");
  for (const char* name : {"", "board", "board/0", "board/99", "no such extension"})
    if (rules.extension<void>(name) != nullptr)
      return fail("there is an extension by the made-up name " + in_quotes(name));
  return {};
}

Finding facts(Trial& trial) {
  const Rules& rules = trial.rules();
  const bw_facts& facts = rules.facts();
  if (auto good = check_seats(rules); !good) return broken(good.error());
  if (auto good = check_extensions(rules); !good) return broken(good.error());
  if ((facts.flags & ~15U) != 0) return broken("the facts have a flag that this contract doesn't know");
  if (facts.ply_limit == 0 || facts.ply_limit > kMostPlies)
    return broken("the ply limit is " + std::to_string(facts.ply_limit) + ", expected 1 to " +
                  std::to_string(kMostPlies));
  if (facts.score_sum > 2 * facts.seat_count)
    return broken("the scores sum to " + std::to_string(facts.score_sum) +
                  " half points, expected at most 2 a seat");
  if (facts.position_size % facts.position_alignment != 0)
    return broken("the positions' size is not a multiple of their alignment");
  if (facts.repetition_limit == 1) return broken("the repetition limit is 1: every game would end at once");
  return passed(rules.seat_count(), "seats");
}

Finding texts_described(Trial& trial) {
  const Rules& rules = trial.rules();
  constexpr std::uint32_t kMost = 10000;
  std::uint64_t count = 0;
  for (const std::uint32_t kind : {0U, 1U, 2U, 3U, 4U, 5U, 99U}) {
    const std::string which = "text " + std::to_string(count) + " of kind " + std::to_string(kind);
    std::set<std::string> seen;
    for (std::uint32_t i = 0;; ++i) {
      bw_described text{sizeof(bw_described), nullptr, nullptr};
      const bw_status status = rules.api().describe(rules.raw(), kind, i, &text);
      if (status == BW_END) break;
      if (status != BW_OK)
        return broken("describing " + which + " fails with status " + std::to_string(status));
      if (kind < BW_TEXT_REASON || kind > BW_TEXT_MESSAGE)
        return broken("there are texts of an unknown kind");
      if (i == kMost) return broken("the texts of kind " + std::to_string(kind) + " never end");
      if (text.id == nullptr || *text.id == '\0') return broken("a text has no id");
      if (text.english == nullptr || *text.english == '\0')
        return broken("text " + in_quotes(text.id) + " has no English sentence");
      if (!seen.insert(text.id).second) return broken("there are two texts " + in_quotes(text.id));
      ++count;
    }
  }
  return passed(count, "texts");
}

}  // namespace

std::span<const Law> facts_laws() {
  static constexpr Law kLaws[] = {
      {"facts", "What the rules declare about themselves agrees with the extensions they have.", facts},
      {"texts_described", "Every text has an id of its own and an English sentence.", texts_described},
  };
  return kLaws;
}

}  // namespace boardwright::check
