// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is shown of a round of an evening, in the language that is spoken. Functions of an Evening.
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/boards_panel.hpp"

namespace boardwright::desktop {

/// The round of that number; 0, or more than there are: the newest, with what comes after it. Before the first round who
/// is there.
[[nodiscard]] BoardsPanel::Shown round_shown(const Evening& evening, const Catalogue& catalogue,
                                             std::uint32_t looked_at);
/// `by_hand`: it is being changed.
[[nodiscard]] BoardsPanel::Shown draft_shown(const Evening& evening, const Catalogue& catalogue,
                                             const tournament::Draft& draft, bool by_hand);
/// What is to be known of a draft, in sentences.
[[nodiscard]] QString notes_words(const tournament::Draft& draft);

}  // namespace boardwright::desktop
