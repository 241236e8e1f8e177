// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_variations.hpp"

#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/variation_list.hpp"

namespace boardwright::desktop {

TableVariations::TableVariations(ShownPosition& shown, VariationList& list, MoveList& moves)
    : shown_(shown), list_(list), moves_(moves) {
  connect(&moves_, &MoveList::stepped, this, [this](std::size_t to) {
    if (shown_.step_in_variation(to)) emit chosen();
  });
  connect(&list_, &VariationList::chosen, this, [this](std::size_t index) {
    if (shown_.show_variation(index)) emit chosen();
  });
  connect(&list_, &VariationList::dropped, this, [this](std::size_t index) {
    if (shown_.drop_variation(index)) return emit chosen();
    show();
  });
}

void TableVariations::show() {
  std::vector<VariationList::Line> lines;
  const auto which = shown_.trying_which();
  for (std::size_t i = 0; i < shown_.variations().size(); ++i) {
    const Variation& one = shown_.variations()[i];
    lines.push_back({one.begins_after(), one.texts(), which == i ? one.shown() : std::size_t{0}});
  }
  list_.set_lines(lines, which);
  const Variation* tried = shown_.trying();
  moves_.set_variation(tried != nullptr ? tried->shown() : 0, tried != nullptr ? tried->size() : 0);
}

}  // namespace boardwright::desktop
