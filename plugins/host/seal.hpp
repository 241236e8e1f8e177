// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright {

/// Whether a plugin's content fits the checksum at its end (plugins/sdk/cmake/seal.cmake). A content without
/// one fits. Damage to the checksum itself is noticed unless little is left of it.
[[nodiscard]] bool seal_fits(std::string_view content);

}  // namespace boardwright
