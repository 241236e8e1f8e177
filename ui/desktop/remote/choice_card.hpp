// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the cards have in common on which a game of ClubGames is chosen: boxes with a label each, and the button below.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include "ui/desktop/remote/club_messages.hpp"

class QComboBox;
class QFrame;
class QLabel;
class QPushButton;
class QString;
class QVariant;

namespace boardwright::desktop {

/// As wide as so many letters, however long its choices are.
[[nodiscard]] QComboBox* choice_box(const char* name, int letters);
void add_choice(QComboBox& box, const std::string& name, const std::string& id);
/// The same choice as before, where there still is one.
void choose_again(QComboBox& box, const QVariant& before);
/// The clocks of the variant that `variants` has chosen, after `none`. The same as before stays chosen.
void list_clocks(QComboBox& clocks, const ClubGames& games, const ClubGames::Game& game,
                 const QComboBox& variants, const QString& none);
void lay_out_choices(QFrame& card, QLabel* title,
                     std::initializer_list<std::pair<QLabel*, QComboBox*>> choices, QPushButton* button);

}  // namespace boardwright::desktop
