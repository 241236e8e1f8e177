// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/difference.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace boardwright {
namespace {

using Spot = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;  // place, level, kind
using Type = PictureChange::Type;

Spot spot_of(const PictureItem& item) { return {item.place, item.level, item.kind}; }

std::map<Spot, PictureItem> by_spot(const Picture& picture) {
  std::map<Spot, PictureItem> items;
  for (const auto& item : picture.items) items[spot_of(item)] = item;
  return items;
}

/// Pieces that went and came, one item each, still without partners.
struct Loose {
  std::vector<PictureItem> gone;
  std::vector<PictureItem> come;
};

PictureItem one(PictureItem item) {
  item.count = 1;
  return item;
}

/// How well a pair fits the clicks: 0 for the first to the last of them, 1 for one of them, 2 for none.
int rank(const PictureItem& from, const PictureItem& to, std::span<const std::uint32_t> clicks) {
  if (clicks.empty()) return 2;
  if (from.place == clicks.front() && to.place == clicks.back()) return 0;
  return from.place == clicks.front() || to.place == clicks.back() ? 1 : 2;
}

std::uint32_t distance(std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; }

void pair_moves(Loose& loose, std::span<const std::uint32_t> clicks, std::vector<PictureChange>& changes) {
  using Candidate = std::tuple<int, std::uint32_t, std::uint32_t, std::uint32_t, std::size_t, std::size_t>;
  std::vector<Candidate> candidates;
  for (std::size_t g = 0; g < loose.gone.size(); ++g)
    for (std::size_t c = 0; c < loose.come.size(); ++c)
      if (const auto &from = loose.gone[g], &to = loose.come[c]; from.kind == to.kind)
        candidates.emplace_back(rank(from, to, clicks), distance(from.place, to.place), from.place, to.place,
                                g, c);
  std::sort(candidates.begin(), candidates.end());
  std::vector<bool> gone_used(loose.gone.size()), come_used(loose.come.size());
  for (const auto& [ranking, how_far, from, to, g, c] : candidates) {
    if (gone_used[g] || come_used[c]) continue;
    gone_used[g] = come_used[c] = true;
    changes.push_back({Type::kMoved, loose.gone[g], loose.come[c]});
  }
  const auto keep_unused = [](std::vector<PictureItem>& items, const std::vector<bool>& used) {
    std::vector<PictureItem> kept;
    for (std::size_t i = 0; i < items.size(); ++i)
      if (!used[i]) kept.push_back(items[i]);
    items = std::move(kept);
  };
  keep_unused(loose.gone, gone_used);
  keep_unused(loose.come, come_used);
}

/// What is left over on one place both ways has become something else there, such as a pawn that is promoted.
void pair_changes(Loose& loose, std::vector<PictureChange>& changes) {
  std::vector<PictureItem> vanished;
  for (const auto& item : loose.gone) {
    const auto there = std::find_if(loose.come.begin(), loose.come.end(),
                                    [&](const PictureItem& other) { return other.place == item.place; });
    if (there == loose.come.end()) {
      vanished.push_back(item);
    } else {
      changes.push_back({Type::kChanged, item, *there});
      loose.come.erase(there);
    }
  }
  loose.gone = std::move(vanished);
}

int order_of(Type type) {
  switch (type) {
    case Type::kVanished: return 0;
    case Type::kMoved: return 1;
    case Type::kChanged: return 2;
    case Type::kAppeared: return 3;
  }
  return 4;
}

std::vector<PictureChange> piece_changes(const Picture& before, const Picture& after,
                                         std::span<const std::uint32_t> clicks) {
  const auto old_items = by_spot(before), new_items = by_spot(after);
  std::vector<PictureChange> changes;
  Loose loose;
  for (const auto& [spot, item] : old_items) {
    const auto found = new_items.find(spot);
    const std::uint32_t left = found == new_items.end() ? 0 : found->second.count;
    for (std::uint32_t i = left; i < item.count; ++i) loose.gone.push_back(one(item));
    if (left != 0 && found->second.flags != item.flags) {
      PictureItem was = item, is = found->second;
      was.count = is.count = std::min(left, item.count);
      changes.push_back({Type::kChanged, was, is});
    }
  }
  for (const auto& [spot, item] : new_items) {
    const auto found = old_items.find(spot);
    const std::uint32_t had = found == old_items.end() ? 0 : found->second.count;
    for (std::uint32_t i = had; i < item.count; ++i) loose.come.push_back(one(item));
  }
  pair_moves(loose, clicks, changes);
  pair_changes(loose, changes);
  for (const auto& item : loose.gone) changes.push_back({Type::kVanished, item, {}});
  for (const auto& item : loose.come) changes.push_back({Type::kAppeared, {}, item});
  const auto key = [](const PictureChange& change) {
    return std::make_tuple(order_of(change.type), change.before.place, change.before.kind, change.after.place,
                           change.after.kind, change.before.level, change.after.level);
  };
  std::sort(changes.begin(), changes.end(),
            [&](const PictureChange& a, const PictureChange& b) { return key(a) < key(b); });
  return changes;
}

using BorderSpot = std::tuple<std::uint32_t, std::uint32_t, Seat>;  // fields, owner

std::map<BorderSpot, BorderCount> by_spot(const std::vector<BorderCount>& borders) {
  std::map<BorderSpot, BorderCount> spots;
  for (const auto& border : borders) spots[{border.field, border.other, border.owner}] = border;
  return spots;
}

std::vector<BorderCount> border_changes(const Picture& before, const Picture& after) {
  if (before.borders == after.borders) return {};
  auto changes = by_spot(after.borders);
  for (const auto& [spot, border] : by_spot(before.borders)) {
    const auto found = changes.find(spot);
    if (found == changes.end())
      changes[spot] = {border.field, border.other, border.owner, 0, false};
    else if (found->second == border)
      changes.erase(found);
  }
  std::vector<BorderCount> list;
  for (const auto& [spot, border] : changes) list.push_back(border);
  return list;
}

std::vector<BorderCount> apply_borders(const std::vector<BorderCount>& before,
                                       const std::vector<BorderCount>& changes) {
  if (changes.empty()) return before;
  auto borders = by_spot(before);
  for (const auto& border : changes) borders[{border.field, border.other, border.owner}] = border;
  std::vector<BorderCount> list;
  for (const auto& [spot, border] : borders)
    if (border.count != 0) list.push_back(border);
  return list;
}

}  // namespace

PictureDifference difference(const Picture& before, const Picture& after,
                             std::span<const std::uint32_t> clicks) {
  return {piece_changes(before, after, clicks), border_changes(before, after)};
}

Picture apply_difference(const Picture& before, const PictureDifference& difference) {
  const auto& changes = difference.pieces;
  auto items = by_spot(before);
  const auto take = [&](const PictureItem& item) {
    const auto found = items.find(spot_of(item));
    if (found != items.end() && --found->second.count == 0) items.erase(found);
  };
  const auto put = [&](const PictureItem& item) {
    auto& there =
        items.try_emplace(spot_of(item), PictureItem{item.place, item.kind, 0, 0, item.level}).first->second;
    ++there.count;
    there.flags = item.flags;
  };
  // First everything leaves and then everything arrives: a piece may move to where another one stood.
  for (const auto& change : changes)
    if (change.type == Type::kMoved || change.type == Type::kVanished) take(change.before);
  for (const auto& change : changes) {
    if (change.type != Type::kChanged) continue;
    if (change.before.kind == change.after.kind) {
      if (const auto there = items.find(spot_of(change.after)); there != items.end())
        there->second.flags = change.after.flags;
    } else {
      take(change.before);
      put(change.after);
    }
  }
  for (const auto& change : changes)
    if (change.type == Type::kMoved || change.type == Type::kAppeared) put(change.after);
  Picture result{{}, apply_borders(before.borders, difference.borders)};
  for (const auto& [spot, item] : items) result.items.push_back(item);
  return result;
}

}  // namespace boardwright
