// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game's rules on a page, each with a position in which it shows.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>

namespace boardwright::report {

/// A sheet as framework/statistics/rule_sheet.hpp writes one, as a page that needs no other file; a browser prints it. Fails with a sentence for a text that isn't one.
[[nodiscard]] Result<std::string> make_rule_sheet(std::string_view text);

}  // namespace boardwright::report
