// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/told_places.hpp"

#include <QAccessible>
#include <QWidget>

namespace boardwright::desktop {

void ToldPlaces::tell_focus(std::uint32_t place) {
  if (!QAccessible::isActive()) return;
  QAccessibleEvent event(&board_, QAccessible::Focus);
  event.setChild(static_cast<int>(place));
  QAccessible::updateAccessibility(&event);
}

void ToldPlaces::tell_names(std::uint32_t places, const std::function<QString(std::uint32_t)>& name) {
  if (!QAccessible::isActive()) return;
  QStringList names;
  for (std::uint32_t place = 0; place < places; ++place) names << name(place);
  const QStringList before = std::exchange(names_, names);
  if (before.size() != names.size()) {  // another board: whoever listens asks anew
    QAccessibleEvent event(&board_, QAccessible::ObjectReorder);
    return QAccessible::updateAccessibility(&event);
  }
  for (int place = 0; place < names.size(); ++place) {
    if (names[place] == before[place]) continue;
    QAccessibleEvent event(&board_, QAccessible::NameChanged);
    event.setChild(place);
    QAccessible::updateAccessibility(&event);
  }
}

void ToldPlaces::tell_chosen(const std::vector<std::uint32_t>& before,
                             const std::vector<std::uint32_t>& now) {
  if (!QAccessible::isActive() || before == now) return;
  QAccessible::State changed;
  changed.selected = true;
  std::vector<std::uint32_t> places = before;
  places.insert(places.end(), now.begin(), now.end());
  for (const std::uint32_t place : places) {
    QAccessibleStateChangeEvent event(&board_, changed);
    event.setChild(static_cast<int>(place));
    QAccessible::updateAccessibility(&event);
  }
}

}  // namespace boardwright::desktop
