// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string_view>

namespace boardwright {

/// Writes a file whole or not at all: into a new file beside it, flushed to the disk, then renamed. The
/// sentence names the file and what is in the way (no permission, disk full).
[[nodiscard]] Result<void> save_file(const std::filesystem::path& file, std::string_view text);

}  // namespace boardwright
