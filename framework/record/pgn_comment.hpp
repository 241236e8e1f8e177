// SPDX-License-Identifier: GPL-3.0-or-later
//
// Comments of PGN: lines are broken where there is room, so that the end of a line means no more than a
// blank. A line that is to end stands before an empty one.
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// What stands between { and }, or after ; on a line.
[[nodiscard]] std::string read_pgn_comment(std::string_view text);

/// In {}, or after ; where it holds a }, in lines that begin at a column and are at most `width` wide where
/// words allow it. Ends with "\n" where nothing else may stand on its line.
[[nodiscard]] std::string write_pgn_comment(std::string_view comment, std::size_t column, std::size_t width);

}  // namespace boardwright
