// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright::desktop {

/// Games and their variants, checked those that a tournament plays: at first the one that was played last.
class GameChecklist final : public QListWidget {
  Q_OBJECT
 public:
  explicit GameChecklist(QWidget* parent = nullptr);

  /// All games that can be played, called as the language that is spoken calls them; what was checked stays so.
  void fill(const Catalogue& catalogue);
  [[nodiscard]] std::vector<tournament::PlayedGame> chosen() const;
};

}  // namespace boardwright::desktop
