// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string_view>

namespace boardwright::report {

/// Writes figures as what the file's ending says (framework/statistics/report_kind.hpp). Needs a
/// QApplication. The sentence of a failure names the file, or says what is wrong with the figures.
[[nodiscard]] Result<void> write_report(std::string_view figures, const std::filesystem::path& file);

/// The figures as CSV (RFC 4180), a line for each figure of each comparison: docs/metrics.md has the columns.
[[nodiscard]] Result<std::string> make_figures_csv(std::string_view figures);

}  // namespace boardwright::report
