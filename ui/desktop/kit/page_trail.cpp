// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/kit/page_trail.hpp"

#include <QStackedWidget>
#include <algorithm>

#include "ui/desktop/kit/page.hpp"

namespace boardwright::desktop {

void PageTrail::add(Page& page) { stack_.addWidget(&page); }

std::vector<Page*> PageTrail::built() const {
  std::vector<Page*> pages;
  for (int i = 0; i < stack_.count(); ++i) pages.push_back(static_cast<Page*>(stack_.widget(i)));
  return pages;
}

Page& PageTrail::shown() const { return *static_cast<Page*>(stack_.currentWidget()); }

void PageTrail::show(Page& page) {
  Page& seen = shown();
  if (&page == &seen) return;
  const bool waits = seen.put_aside();
  const auto known = std::find(way_.begin(), way_.end(), &page);
  if (known != way_.end())
    way_.erase(known, way_.end());  // back to it: nobody goes round in circles
  else if (waits)
    way_.push_back(&seen);
  stack_.setCurrentWidget(&page);
}

}  // namespace boardwright::desktop
