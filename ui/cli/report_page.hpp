// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>
#include <vector>

namespace boardwright::cli {

/// Whether reports can be written into these files: known endings, in folders that may be written to. So that
/// nobody plays a night's games for a report that there is no place for.
[[nodiscard]] Result<void> check_reports(const std::vector<std::string>& files);

/// The same of one file that is to be written at the end; `option` begins the sentence.
[[nodiscard]] Result<void> check_place(const std::string& option, const std::filesystem::path& file);

/// A page or paper for each file. The exit status, after a sentence on standard error for each that fails.
[[nodiscard]] int write_reports(const std::string& figures, const std::vector<std::string>& files);

/// Makes a page, a paper or a table, as the file's ending says, of figures (comparison_json) with the program
/// boardwright-report beside this one. Where that is missing, as in a build without Qt, the figures
/// themselves are written beside the file, and boardwright-report makes the page of them later; the sentence
/// of the failure says so.
[[nodiscard]] Result<void> write_report_page(const std::string& figures, const std::filesystem::path& file);

}  // namespace boardwright::cli
