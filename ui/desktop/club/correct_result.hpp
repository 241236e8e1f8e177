// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions that organisers are asked before they decide about a match.
#pragma once

#include "framework/table/club.hpp"
#include "ui/desktop/club/decision_dialog.hpp"

namespace boardwright::desktop {

/// What can be decided about a finished match, with names: who has won, a draw, that it doesn't count, that
/// it counts as it was played.
[[nodiscard]] DecisionDialog::Question correction_question(const Catalogue& catalogue,
                                                           const ResultInfo& result);
[[nodiscard]] DecisionDialog::Decide correction_of(Club& club, const Catalogue& catalogue,
                                                   const ResultInfo& result);
/// Asks; true if something was decided.
bool correct_result(Club& club, const Catalogue& catalogue, const ResultInfo& result, QWidget* parent);

/// The same of an unfinished match: how it ends, or that it is deleted.
[[nodiscard]] DecisionDialog::Question adjudication_question(const Catalogue& catalogue,
                                                             const MatchInfo& match);
bool adjudicate_match(Club& club, const Catalogue& catalogue, const MatchInfo& match, QWidget* parent);
[[nodiscard]] DecisionDialog::Question deletion_question(const Catalogue& catalogue, const MatchInfo& match);
bool delete_match(Club& club, const Catalogue& catalogue, const MatchInfo& match, QWidget* parent);

}  // namespace boardwright::desktop
