// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"

namespace boardwright::desktop {

/// The evening that is run in this window, or none, with the club and the games that belong to it. To whoever does
/// something with it a pointer to the Evening: what came of that goes through done(), which tells it, has results count
/// for the club's ratings and has everything shown.
class HeldEvening final : public QObject {
  Q_OBJECT
 public:
  explicit HeldEvening(Catalogue catalogue, QObject* parent = nullptr);

  void hold(Evening evening);
  /// Lets go of an evening that is another club's.
  void use_club(std::shared_ptr<Club> club);
  void use_catalogue(const Catalogue& catalogue) { catalogue_ = catalogue; }
  [[nodiscard]] const std::shared_ptr<Club>& club() const noexcept { return club_; }
  [[nodiscard]] const Catalogue& catalogue() const noexcept { return catalogue_; }

  [[nodiscard]] explicit operator bool() const noexcept { return evening_.has_value(); }
  [[nodiscard]] Evening& operator*() { return *evening_; }
  [[nodiscard]] const Evening& operator*() const { return *evening_; }
  [[nodiscard]] Evening* operator->() { return &*evening_; }
  [[nodiscard]] const Evening* operator->() const { return &*evening_; }

  /// Whether it could be done; what was wrong is said, and what was wrong before holds no more.
  bool done(const Allowed<void>& result);
  void say(const QString& sentence) { emit said(sentence); }
  void show() { emit changed(); }
  /// Reads anew what other programs have written, and takes results of matches that were played here.
  void refresh();
  /// The same, and results that phones agreed on; whether there were any. Nothing is said of what is wrong.
  bool take_news();

 signals:
  void held();                         ///< another evening than before, not shown yet
  void said(const QString& sentence);  ///< what is wrong; empty: nothing any more
  void changed();                      ///< everything is to be shown

 private:
  void rate();  ///< results of boards become the club's

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  std::optional<Evening> evening_;
  QString not_rated_;  ///< why a result doesn't count for the club; said once
};

}  // namespace boardwright::desktop
