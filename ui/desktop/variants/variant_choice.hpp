// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "framework/catalogue/catalogue.hpp"

class QComboBox;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Which variant is worked on: one of the user's of a game, or a new one; and what is done with a whole one.
class VariantChoice final : public QWidget {
  Q_OBJECT
 public:
  explicit VariantChoice(QWidget* parent = nullptr);

  /// `game`: the one that is worked on; nullptr: none. `variant`: empty for a new one.
  void show_choice(const Catalogue& catalogue, const Game* game, const std::string& variant);
  void set_possible(bool removal, bool exporting);
  void retranslate();

 signals:
  /// The same game too; an empty variant: a new one.
  void chosen(const std::string& game, const std::string& variant);
  void remove_wanted();
  void import_wanted();
  void export_wanted();

 private:
  void list_games(const Catalogue& catalogue, const Game* game);
  void list_variants(const Game* game, const std::string& variant);

  std::string game_;
  QLabel *game_label_, *choice_label_;
  QComboBox *games_, *choices_;
  QPushButton *remove_, *import_, *export_;
};

}  // namespace boardwright::desktop
