// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <filesystem>
#include <string>

namespace boardwright {

/// More than any of the files has that people write for the program: variants, games, records.
inline constexpr std::size_t kLargestText = 64U << 20U;

/// What a regular file holds, links followed, if that is at most so many bytes. Pipes, sockets and devices
/// are refused and never waited for. The sentence says what is wrong without the file's name.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& file,
                                            std::size_t largest = kLargestText);

}  // namespace boardwright
