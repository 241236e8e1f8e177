// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/chance_draw.hpp"

#include <QRandomGenerator>
#include <algorithm>

namespace boardwright::desktop {

std::string drawn_event(const Position& position) {
  const auto events = position.chance_events();
  quint64 sum = 0;
  for (const auto& event : events) sum += event.weight;
  quint64 drawn = QRandomGenerator::global()->generate64() % std::max<quint64>(sum, 1);
  for (const auto& event : events) {
    if (drawn < event.weight) return position.move_text(BW_CHANCE, event.event);
    drawn -= event.weight;
  }
  return {};
}

}  // namespace boardwright::desktop
