// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>

namespace boardwright::report {

/// A page that needs no other file, of the figures of a comparison
/// (framework/statistics/comparison_report.hpp). Needs a QApplication. Fails with a sentence for a text that
/// isn't such figures.
[[nodiscard]] Result<std::string> make_page(std::string_view figures);

}  // namespace boardwright::report
