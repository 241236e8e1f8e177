// SPDX-License-Identifier: GPL-3.0-or-later
//
// Papers of a tournament that are cut, folded or written into: slips, score sheets, cards, certificates.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>

#include "framework/statistics/report_kind.hpp"
#include "ui/report/paper.hpp"

namespace boardwright::report {

/// What framework/papers/paper_cards.hpp writes, as a PDF; needs a QApplication. Fails with a sentence for another kind, or a text that isn't one.
[[nodiscard]] Result<std::string> make_cards(std::string_view text, ReportKind kind);
/// The sheets themselves; fails like make_cards.
[[nodiscard]] Result<void> draw_cards(Sheets& sheets, std::string_view text);

}  // namespace boardwright::report
