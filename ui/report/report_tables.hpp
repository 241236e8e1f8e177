// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables of a report, wherever they are shown.
#pragma once

#include <optional>

#include "ui/report/report_figures.hpp"

namespace boardwright::report {

struct ReportTable {
  struct Column {
    std::string heading;
    std::optional<std::size_t> set{};  ///< the rule set whose values stand here
    bool number = false;               ///< set flush right
  };
  /// What a cell is, which says how it looks.
  enum class Look { kPlain, kLesser, kStrong, kDifferent, kSame, kOpen };
  struct Cell {
    std::string text;
    Look look = Look::kPlain;
    std::optional<std::size_t> set{};  ///< the rule set that it names, or that its bar is of
    std::optional<double> bar{};       ///< a share, from 0 to 1, drawn before the text
  };
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;
  /// Rows that belong together: cells of the first of them may go down into the others, where they are empty.
  std::size_t group = 1;
};

/// The parameters in which the rule sets differ; without rows if there are none.
[[nodiscard]] ReportTable rules_table(const ReportFigures& figures);
/// Every figure of one comparison, with its difference and what can be said about it.
[[nodiscard]] ReportTable difference_table(const ReportFigures& figures,
                                           const ReportFigures::Json& comparison);
/// Every figure of one rule set by itself, with its interval: of a `played` without comparisons.
[[nodiscard]] ReportTable figures_table(const ReportFigures& figures, const ReportFigures::Json& played);

/// How often each numbered rule was used and decided, a group of rows for each rule and a row for each rule
/// set; without rows where no rule set tells of its rules.
[[nodiscard]] ReportTable rules_used_table(const ReportFigures& figures, const ReportFigures::Json& played);
/// The same in words.
[[nodiscard]] std::vector<std::string> rules_used_sentences(const ReportFigures::Json& played);

}  // namespace boardwright::report
