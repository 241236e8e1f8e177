// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QStackedWidget;

namespace boardwright::desktop {

class Page;

/// The pages of a window that are built: which one is seen, and the way back. It names none of them.
class PageTrail {
 public:
  /// The stack outlives it.
  explicit PageTrail(QStackedWidget& stack) : stack_(stack) {}

  /// The first one is seen at once.
  void add(Page& page);
  [[nodiscard]] std::vector<Page*> built() const;
  [[nodiscard]] Page& shown() const;  ///< there is one
  /// The page before is put aside and found again on the way back, unless it is over.
  void show(Page& page);
  /// Where one goes back to; nothing: no page waits.
  [[nodiscard]] Page* before() const { return way_.empty() ? nullptr : way_.back(); }

 private:
  QStackedWidget& stack_;
  std::vector<Page*> way_;  // the nearest one last; without the one that is seen
};

}  // namespace boardwright::desktop
