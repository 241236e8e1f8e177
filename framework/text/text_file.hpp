// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace boardwright {

/// More than any of the files has that people write for the program: variants, games, records.
inline constexpr std::size_t kLargestText = 64U << 20U;
/// More than the text of any club's store has.
inline constexpr std::size_t kLargestStoreText = std::size_t{1} << 30U;

/// What a regular file holds, links followed, if that is at most so many bytes. Pipes, sockets and devices
/// are refused and never waited for. The sentence says what is wrong without the file's name, as in "this is
/// a pipe, not a record" (`wanted`: "a record").
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& file,
                                            std::size_t largest = kLargestText,
                                            std::string_view wanted = "a file");

/// The same of a text, still encoded; what begins as pictures, archives and the like do is refused. The
/// sentence begins with the file's name: "photo.jpg is a picture, not a record".
[[nodiscard]] Result<std::string> read_text(const std::filesystem::path& file, std::size_t largest,
                                            std::string_view wanted);

/// Whether a sentence begins with line:column.
[[nodiscard]] bool has_place(std::string_view sentence) noexcept;

/// A sentence about a file: its name, then line and column where the sentence begins with them.
[[nodiscard]] std::string at_file(const std::filesystem::path& file, std::string_view sentence);

}  // namespace boardwright
