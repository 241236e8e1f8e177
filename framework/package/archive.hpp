// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files in a zip, both ways, in memory. What is read is hostile: nothing is unpacked before the archive's own list of what
// it holds has been found harmless, and what comes out is held to that list.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// A file by its path in the archive, "art/king.svg".
struct PackedFile {
  std::string name;
  std::string content;
  friend bool operator==(const PackedFile&, const PackedFile&) = default;
};

struct PackageLimits {
  std::size_t packed = 16U << 20U;    ///< bytes of the archive
  std::size_t unpacked = 32U << 20U;  ///< of all files together
  std::size_t file = 4U << 20U;       ///< of each
  std::size_t files = 1000;
  std::size_t ratio = 200;  ///< unpacked to packed bytes of a file that is larger than `small`
  std::size_t small = 1U << 16U;
};

/// Everything in the archive, in its order. Refused with one sentence, without the file's name: what is no zip or is damaged,
/// what breaks a limit or a rule for names (entry_rules.hpp), links and other things that are no files, two of one name,
/// what is encrypted or packed by anything but deflate. Any thread.
[[nodiscard]] Result<std::vector<PackedFile>> read_archive(std::string_view bytes,
                                                           const PackageLimits& limits = {});

/// The same files give the same bytes, whenever it is.
[[nodiscard]] Result<std::string> write_archive(const std::vector<PackedFile>& files);

}  // namespace boardwright
