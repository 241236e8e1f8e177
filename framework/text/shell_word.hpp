// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// A word of a command as a shell takes it, quoted where it needs that.
[[nodiscard]] std::string shell_word(std::string_view word);

/// The same for a file's name among the arguments: one that begins with a dash is no option.
[[nodiscard]] std::string shell_file(std::string_view file);

}  // namespace boardwright
