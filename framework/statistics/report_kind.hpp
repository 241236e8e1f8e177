// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>

namespace boardwright {

/// What a report is written as.
enum class ReportKind { kPage, kPaper, kTable, kFigures };

/// By the file's ending, in small or capital letters: .html, .pdf, .csv or .json. Another one is refused with
/// a sentence that names the file and these.
[[nodiscard]] Result<ReportKind> report_kind(const std::filesystem::path& file);

}  // namespace boardwright
