// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which native libraries a process takes in. Rules that crash take with them whoever has loaded them; a process that holds
// what people would miss loads those alone that came with the program.
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>

namespace boardwright {

/// Whether it lies where the program's own files lie, whatever links lead there. Opens nothing.
[[nodiscard]] bool comes_with_program(const std::filesystem::path& library);

/// From now on, or no longer, Library::load refuses in this process what didn't come with the program. Any thread.
void load_own_libraries_only(bool only);
/// The sentence names the file.
[[nodiscard]] Result<void> may_be_loaded_here(const std::filesystem::path& library);

}  // namespace boardwright
