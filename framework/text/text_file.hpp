// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>
#include <string_view>

namespace boardwright {

/// The bytes of a person's file: regular files only, so that no pipe or device keeps anybody waiting, and at
/// most one byte more than `most`, so that its reader sees that there are too many. The sentence begins with
/// the file's name and says what it is, as in "photo.jpg is a picture, not a record" (`wanted`: "a record").
[[nodiscard]] Result<std::string> read_regular_file(const std::filesystem::path& file, std::size_t most,
                                                    std::string_view wanted);

/// A sentence about a file: its name, then line and column where the sentence begins with them.
[[nodiscard]] std::string at_file(const std::filesystem::path& file, std::string_view sentence);

}  // namespace boardwright
