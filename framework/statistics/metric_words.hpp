// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures in words.
#pragma once

#include <string>
#include <string_view>

#include "framework/catalogue/game.hpp"
#include "framework/text/language.hpp"

namespace boardwright {

/// A metric's name; those of a seat have the seat's text in them.
[[nodiscard]] std::string metric_name(Language language, std::string_view id, const Game& game,
                                      const Rules& rules);
/// The name of a metric with {0} for the seat; nullptr if there is no such metric.
[[nodiscard]] const std::string* metric_text(Language language, std::string_view id);

/// As it stands behind a number: some languages set it apart, on the same line.
[[nodiscard]] std::string_view percent_sign(Language language);
/// A figure as the language writes numbers, with a real minus: percent with one decimal for shares, else
/// three significant digits; `sign`: with a plus, for differences.
[[nodiscard]] std::string figure_text(Language language, double value, bool percent, bool sign = false);
/// The same of a metric.
[[nodiscard]] std::string metric_value(Language language, std::string_view id, double value,
                                       bool sign = false);
[[nodiscard]] bool is_percent(std::string_view id);

/// Metrics that tell much the same have the same family.
[[nodiscard]] std::string_view metric_family(std::string_view id);

}  // namespace boardwright
