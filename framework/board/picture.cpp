// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/picture.hpp"

#include <algorithm>
#include <tuple>

namespace boardwright {
namespace {

/// Each piece in a tray is animated by itself; a plugin's wild number must not cost time and memory.
constexpr std::uint32_t kMostPieces = 1000;

bool in_order(const PictureItem& a, const PictureItem& b) {
  return std::tie(a.place, a.level, a.kind) < std::tie(b.place, b.level, b.kind);
}

}  // namespace

Picture Picture::of(const View& view) {
  const bw_shape* geometry = view.rules().geometry();
  if (geometry == nullptr) return {};
  const std::uint32_t places = geometry->field_count + geometry->tray_count;
  Picture picture;
  for (const bw_border& border : view->borders(view.whose()))
    picture.borders.push_back(
        {border.field, border.other, border.owner, border.count, (border.flags & BW_BORDER_CLOSED) != 0});
  std::uint32_t level = 0;
  for (const bw_item& item : view->picture(view.whose())) {
    if (item.place >= places || item.kind >= geometry->kind_count || item.count == 0) continue;
    const bool stacked = item.place < geometry->field_count && geometry->fields[item.place].holds > 1;
    const bool higher = stacked && !picture.items.empty() && picture.items.back().place == item.place;
    level = higher ? level + 1 : 0;
    picture.items.push_back({item.place, item.kind, std::min(item.count, kMostPieces), item.flags, level});
  }
  std::sort(picture.items.begin(), picture.items.end(), in_order);
  return picture;
}

Picture Picture::whole(const Position& position) {
  const bw_shape* geometry = position.rules().geometry();
  if (geometry == nullptr) return {};
  const Seat seats = position.rules().seat_count();
  Picture whole{{}, of(View::of(position, BW_SPECTATOR)).borders};
  for (Seat seat = 0; seat < seats; ++seat)
    for (const auto& item : of(View::of(position, seat)).items) {
      const Seat owner = geometry->kinds[item.kind].owner;
      if (owner == seat || (owner >= seats && seat == 0)) whole.items.push_back(item);
    }
  std::sort(whole.items.begin(), whole.items.end(), in_order);
  return whole;
}

const PictureItem* Picture::at(std::uint32_t place) const noexcept {
  const auto found =
      std::lower_bound(items.begin(), items.end(), place,
                       [](const PictureItem& item, std::uint32_t p) { return item.place < p; });
  if (found == items.end() || found->place != place) return nullptr;
  auto top = found;
  for (auto next = found; next != items.end() && next->place == place; ++next)
    if (next->level > top->level) top = next;
  return &*top;
}

std::uint32_t Picture::pieces_at(std::uint32_t place) const noexcept {
  std::uint32_t pieces = 0;
  for (const PictureItem& item : items)
    if (item.place == place) pieces += item.count;
  return pieces;
}

}  // namespace boardwright
