// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// A cell of a table for spreadsheets (RFC 4180), in quotation marks. What a spreadsheet would take for a
/// formula stands behind a quote mark, as names may be anything; `number`: one of ours, which never is one.
[[nodiscard]] inline std::string csv_cell(std::string_view text, bool number) {
  std::string cell = "\"";
  // Some spreadsheets skip blanks and take full-width signs for the plain ones before they look for a formula.
  const auto first = text.find_first_not_of(" \v\f");
  const std::string_view seen = first == std::string_view::npos ? std::string_view() : text.substr(first);
  const bool wide =
      seen.starts_with("＝") || seen.starts_with("＋") || seen.starts_with("－") || seen.starts_with("＠");
  const bool plain =
      !seen.empty() && std::string_view("=+-@\t\r\n|%").find(seen[0]) != std::string_view::npos;
  if (!number && (wide || plain)) cell += '\'';
  for (const char letter : text) cell += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return cell + "\"";
}

}  // namespace boardwright
