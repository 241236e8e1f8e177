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
    bool wide = false;                 ///< has the room that others leave; without one, the first
    bool blank = false;                ///< boxes to be written into
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
  std::vector<std::size_t> breaks{};  ///< rows, from 0, above which the line is a stronger one

  /// The column that has the room that others leave.
  [[nodiscard]] std::size_t wide_column() const {
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (columns[i].wide) return i;
    return 0;
  }
};

/// The parameters in which the rule sets differ; without rows if there are none.
[[nodiscard]] ReportTable rules_table(const ReportFigures& figures);
/// Every figure of one comparison, with its difference and what can be said about it.
[[nodiscard]] ReportTable difference_table(const ReportFigures& figures,
                                           const ReportFigures::Json& comparison);
/// Every figure of one rule set by itself, with its interval, of everybody who played it.
[[nodiscard]] ReportTable figures_table(const ReportFigures& figures);

/// How large the state space can be, and what matches say of skill and information; without rows where
/// nothing of it is known.
[[nodiscard]] ReportTable measures_table(const ReportFigures& figures, const ReportFigures::Json& played);
/// What its rows mean: a sentence for each kind of them.
[[nodiscard]] std::vector<std::string> measures_legend(const ReportFigures& figures,
                                                       const ReportFigures::Json& played);

/// How often each numbered rule was used and decided, a group of rows for each rule and a row for each rule
/// set; without rows where no rule set tells of its rules.
[[nodiscard]] ReportTable rules_used_table(const ReportFigures& figures, const ReportFigures::Json& played);
/// The same in words.
[[nodiscard]] std::vector<std::string> rules_used_sentences(const ReportFigures::Json& played);

}  // namespace boardwright::report
