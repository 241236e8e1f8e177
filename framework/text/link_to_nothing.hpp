// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace boardwright {

/// "this is a link to PLACE, and nothing is there", for at_file; empty where the path is something else.
[[nodiscard]] std::string link_to_nothing(const std::filesystem::path& path);

}  // namespace boardwright
