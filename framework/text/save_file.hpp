// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string_view>

#include "framework/text/replaced_file.hpp"

namespace boardwright {

/// Writes a file whole or not at all: into a new file beside it, flushed to the disk, then renamed. A link is
/// followed; a device or a pipe is written to. The sentence names the file and what is in the way (no
/// permission, disk full). Private unless somebody says otherwise.
[[nodiscard]] Result<void> save_file(const std::filesystem::path& file, std::string_view text,
                                     Readers readers = Readers::kOwner);

/// Writes everything to a descriptor; 0 or the error's number.
[[nodiscard]] int write_all(int descriptor, std::string_view text);

}  // namespace boardwright
