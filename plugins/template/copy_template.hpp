// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string_view>

namespace boardwright {

/// Makes the folder `to` (absent or empty until now) from the template in `from`: in names and contents of
/// files `template_game` becomes the id and `Template game` the id as a title. Either all of it is there
/// afterwards or nothing has changed.
[[nodiscard]] Result<void> copy_template(const std::filesystem::path& from, const std::filesystem::path& to,
                                         std::string_view id);

/// The same of a sample script, to a file that isn't there yet. The game's id is the file's name without its ending.
[[nodiscard]] Result<void> copy_script(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace boardwright
