// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// The words of a command, as a shell would part them and nothing else that a shell does: blanks part words,
/// 'single' and "double" quotes keep them together, a backslash takes the next sign as it is (in single
/// quotes it is a sign like others). At least one word.
[[nodiscard]] Result<std::vector<std::string>> command_words(std::string_view command);

}  // namespace boardwright
