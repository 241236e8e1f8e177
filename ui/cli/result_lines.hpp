// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/table/club.hpp"

namespace boardwright::cli {

/// One finished match in one line, on standard output.
void print_result(const ResultInfo& result);
/// "1-0", "0.5-0.5" as half points by seat; the sentence names the option.
[[nodiscard]] Result<std::vector<std::uint32_t>> read_scores(const std::string& option,
                                                             const std::string& text);

}  // namespace boardwright::cli
