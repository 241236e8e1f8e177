// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright {

/// Whether the bytes are the files of one zip, its list and its end, one behind the other, and nothing else: no comments or
/// further fields, no data before, between or behind them, no second list. What hides there is signed by nobody, and other
/// programs may read it instead. As `write_archive` writes it; that the list is sound somebody else has seen.
[[nodiscard]] bool holds_its_files_alone(std::string_view bytes);

}  // namespace boardwright
