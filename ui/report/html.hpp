// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace boardwright::report {

/// Text as it stands in HTML, also between quotes.
[[nodiscard]] std::string escaped(std::string_view text);

/// An element around what stands in HTML; `kind` is its class.
[[nodiscard]] std::string element(std::string_view tag, const std::string& inside,
                                  std::string_view kind = "");

/// An attribute with a space before it.
[[nodiscard]] std::string attribute(std::string_view name, const std::string& value);

}  // namespace boardwright::report
