// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/game_box.hpp"

#include <algorithm>

#include "framework/board/board_text.hpp"
#include "framework/match/arrangement.hpp"

namespace boardwright {
namespace {

using Counts = std::map<std::uint32_t, unsigned>;

Counts pieces_of_set_up(Arrangement set_up) {
  // Some pieces follow from others and fill in by themselves: any complete set-up has them all.
  Random random(std::uint64_t{1});
  set_up.complete_at_random(random);
  Counts placed;
  for (const auto& item : set_up.picture().items)
    if (set_up.rules().geometry()->kinds[item.kind].owner == set_up.seat()) placed[item.kind] += item.count;
  return placed;
}

}  // namespace

std::map<std::uint32_t, unsigned> pieces_in_box(const Rules& rules) {
  Counts counts;
  const bw_shape* geometry = rules.geometry();
  if (geometry == nullptr) return counts;
  const Position start = rules.start();
  for (const auto& item : Picture::whole(start).items)
    if (geometry->kinds[item.kind].owner != BW_NOBODY) counts[item.kind] += item.count;
  for (const Seat seat : start.seats_on_turn())
    if (auto set_up = Arrangement::begin(View::of(start, seat)))
      for (const auto& [kind, count] : pieces_of_set_up(std::move(*set_up)))
        counts[kind] = std::max(counts[kind], count);
  const auto known = kinds_to_set(start);
  for (const auto kind : known) counts.try_emplace(kind, 1);
  // What only counts something beside the board is no piece.
  if (!known.empty())
    std::erase_if(counts, [&](const auto& one) {
      return std::find(known.begin(), known.end(), one.first) == known.end();
    });
  return counts;
}

Picture ground_of_board(const Rules& rules) {
  Picture ground;
  const bw_shape* geometry = rules.geometry();
  for (const auto& item : Picture::whole(rules.start()).items)
    if (item.place < geometry->field_count && geometry->kinds[item.kind].owner == BW_NOBODY)
      ground.items.push_back(item);
  return ground;
}

}  // namespace boardwright
