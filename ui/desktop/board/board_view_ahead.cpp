// SPDX-License-Identifier: GPL-3.0-or-later
//
// What BoardView does with clicks while its seat waits for its turn.
#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

std::span<const std::uint32_t> BoardView::chosen_places() const {
  return premoving_ ? std::span<const std::uint32_t>(premove_.places()) : clicks_.clicks();
}

bool BoardView::is_own(std::uint32_t place) const {
  if (!premoving_) return false;
  const PictureItem* item = picture().at(place);
  return item != nullptr && board().kinds()[item->kind].owner == *premoving_;
}

void BoardView::press_ahead(std::uint32_t place, bool dropped) {
  if (dropped) {
    premove_.drop(place);
  } else {
    premove_.click(place, is_own(place));
  }
  marks_.wrong.clear();
  refresh_marks();
  emit clicked_anew();
  emit premove_changed();
}

void BoardView::set_premoves(std::optional<Seat> seat) {
  if (premoving_ == seat) return;
  premoving_ = seat;
  refresh_marks();
}

void BoardView::take_premove() {
  const bool goes_on = premove_.begins_in(clicks_.moves());
  const auto places = premove_.places();
  premove_.clear();
  premoving_.reset();
  if (goes_on && clicks_.clicks().empty())
    for (const auto place : places) clicks_.click(place);
  refresh_marks();
}

void BoardView::forget_premove() {
  if (premove_.places().empty()) return;
  premove_.clear();
  refresh_marks();
}

}  // namespace boardwright::desktop
