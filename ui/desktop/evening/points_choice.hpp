// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <optional>

#include "framework/tournament/settings.hpp"

namespace boardwright::desktop {

/// For which points matches are played: as their games give them, or one of the usual schemes (T2.2).
class PointsChoice final : public QComboBox {
  Q_OBJECT
 public:
  using QComboBox::QComboBox;

  /// The games' own points first, where they have any; the usual ones stay chosen until somebody chooses others.
  void offer(const std::optional<tournament::PointScheme>& own);
  [[nodiscard]] std::optional<tournament::PointScheme> chosen() const;  ///< nothing: none was offered yet

 private:
  std::optional<tournament::PointScheme> own_;
};

}  // namespace boardwright::desktop
