// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament's terms as an organiser says them. No codes of the rules are among them.
#pragma once

#include <QDate>
#include <QString>

#include "framework/text/language.hpp"
#include "framework/tournament/derivation.hpp"
#include "framework/tournament/event.hpp"
#include "framework/tournament/tie_break.hpp"
#include "ui/desktop/evening/evening_rows.hpp"

namespace boardwright::desktop {

[[nodiscard]] QString points_words(tournament::Points points);    ///< "2½", or "7.3"
[[nodiscard]] QString points_counted(tournament::Points points);  ///< "1 point", "2½ points"
[[nodiscard]] QString value_words(const tournament::Fraction& value, int decimals);
/// A column's name and what it is.
[[nodiscard]] TieColumn tie_words(const tournament::TieBreak& tie);
[[nodiscard]] TieColumn tie_words(const std::string& code);
/// How a score stands on a slip: "1 – 0", "7 – 5"; nothing for none.
[[nodiscard]] QString score_words(const std::optional<tournament::Score>& score);
/// "0:34" since then.
[[nodiscard]] QString elapsed(TimeMs since, TimeMs now);

/// "25 November 2026", of the day that it is here then.
[[nodiscard]] QString day_words(TimeMs time, Language language);
[[nodiscard]] QString day_words(const QDate& day, Language language, bool year = true);
/// As it is written in some country, or 2027-03-31; invalid: that is no day.
[[nodiscard]] QDate day_of(const QString& text);
/// What a paper of papers::paper_kinds() is called.
[[nodiscard]] QString paper_name(std::string_view kind);

}  // namespace boardwright::desktop
