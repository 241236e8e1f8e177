// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace boardwright::server {

/// A QR code with its quiet zone, black on white whatever is around it.
[[nodiscard]] std::string qr_svg(const std::string& text);
/// The same for a terminal, two rows of squares in a line.
[[nodiscard]] std::string qr_lines(const std::string& text);

}  // namespace boardwright::server
