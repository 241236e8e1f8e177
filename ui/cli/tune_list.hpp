// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/papers/paper_list.hpp"
#include "framework/tune/tune.hpp"

namespace boardwright::cli {

/// What a search has found, for people: the answer, the table of those that were played again, how random play sees
/// them, what was left out. `command` makes the same again.
[[nodiscard]] papers::PaperList tune_list(Language language, const TuneReport& report,
                                          const std::string& command);

/// The same on standard output, columns under their headings.
void print_list(const papers::PaperList& list);

}  // namespace boardwright::cli
