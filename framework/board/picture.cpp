// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/picture.hpp"

#include <algorithm>
#include <tuple>

namespace boardwright {
namespace {

/// Each piece in a tray is animated by itself; a plugin's wild number must not cost time and memory.
constexpr std::uint32_t kMostPieces = 1000;

Picture picture_of(const Position& view, Seat viewer) {
  const bw_geometry* geometry = view.rules().geometry();
  if (geometry == nullptr) return {};
  const std::uint32_t places = geometry->field_count + geometry->tray_count;
  Picture picture;
  for (const bw_border& border : view.borders(viewer))
    picture.borders.push_back(
        {border.field, border.other, border.owner, border.count, (border.flags & BW_BORDER_CLOSED) != 0});
  for (const bw_item& item : view.picture(viewer))
    if (item.place < places && item.kind < geometry->kind_count && item.count > 0)
      picture.items.push_back({item.place, item.kind, std::min(item.count, kMostPieces), item.flags});
  const auto order = [](const PictureItem& item) { return std::tie(item.place, item.kind); };
  std::sort(picture.items.begin(), picture.items.end(),
            [&](const PictureItem& a, const PictureItem& b) { return order(a) < order(b); });
  return picture;
}

}  // namespace

Picture Picture::of(const Position& position, Seat viewer) {
  return picture_of(position.view(viewer), viewer);
}

Picture Picture::whole(const Position& position) { return picture_of(position, BW_SPECTATOR); }

const PictureItem* Picture::at(std::uint32_t place) const noexcept {
  const auto found =
      std::lower_bound(items.begin(), items.end(), place,
                       [](const PictureItem& item, std::uint32_t p) { return item.place < p; });
  return found != items.end() && found->place == place ? &*found : nullptr;
}

}  // namespace boardwright
