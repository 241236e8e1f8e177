// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <boardwright/pure/result.hpp>
#include <memory>
#include <string>
#include <vector>

#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/kit/page_trail.hpp"

namespace boardwright::desktop {

/// The pages of the window as all of them are treated: one is seen, the way back leads through those before it, and each is
/// told what has been chosen, when it is taken in and whenever that changes. It names none of them.
class WindowPages final : public QObject {
  Q_OBJECT
 public:
  /// The stack, which owns the pages, outlives it.
  explicit WindowPages(QStackedWidget& stack);

  /// Takes a page in that has just been built, and hands it back.
  template <class Made>
  Made& take_in(Made* page) {
    add(*page);
    return *page;
  }
  void show(Page& page);
  [[nodiscard]] Page& shown() const { return trail_.shown(); }
  [[nodiscard]] std::vector<Page*> built() const { return trail_.built(); }

  void say(const QString& sentence) const { shown().say(sentence); }  ///< on the page that is seen
  void say(const Result<void>& done) const;                           ///< why it failed, if it did
  void refuse(const std::string& why) const;

  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);
  void use_club(std::shared_ptr<Club> club);
  void set_catalogue(const Catalogue& catalogue);

 signals:
  void changed();    ///< another page is seen
  void titled();     ///< the page that is seen has another title, perhaps
  void way_ended();  ///< a page was left that nobody came to from another

 private:
  void add(Page& page);
  void go_back();

  PageTrail trail_;
  BoardHabits habits_;
  std::shared_ptr<Club> club_;
};

}  // namespace boardwright::desktop
