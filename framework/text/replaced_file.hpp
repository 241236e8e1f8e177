// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>

namespace boardwright {

/// Who may read a file that wasn't there before. One that was keeps its own mode.
enum class Readers {
  kOwner,     ///< it may hold secrets: seeds, hidden ranks, names
  kEverybody  ///< as far as the umask allows
};

/// A new file that takes the place of another, or a new name, whole or not at all. Whoever holds it fills the
/// file at `path()` or `descriptor()`; without a keep() that succeeded nothing has happened. Links are
/// followed: what they lead to is replaced.
class ReplacedFile {
 public:
  [[nodiscard]] static Result<ReplacedFile> begin(const std::filesystem::path& file, Readers readers);
  ReplacedFile(ReplacedFile&& other) noexcept;
  ReplacedFile& operator=(ReplacedFile&&) = delete;
  ~ReplacedFile();

  [[nodiscard]] const std::string& path() const noexcept { return beside_; }
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }
  /// Flushes it to the disk and gives it its name.
  [[nodiscard]] Result<void> keep();

 private:
  ReplacedFile(std::filesystem::path file, std::filesystem::path target, std::string beside, int descriptor)
      : file_(std::move(file)),
        target_(std::move(target)),
        beside_(std::move(beside)),
        descriptor_(descriptor) {}
  std::filesystem::path file_;    ///< as it was named
  std::filesystem::path target_;  ///< where links lead
  std::string beside_;
  int descriptor_;
};

/// Where a path leads when it is written to: links are followed, also to what isn't there yet. Names for
/// descriptors, such as /dev/stdout, stay as they are.
[[nodiscard]] Result<std::filesystem::path> written_place(const std::filesystem::path& file);

/// "FILE: can't be written: …" with a way out, for an error's number.
[[nodiscard]] std::string cannot_write(const std::filesystem::path& file, int error);

}  // namespace boardwright
