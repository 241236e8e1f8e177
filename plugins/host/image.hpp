// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>

namespace boardwright {

/// A private copy of a plugin file in memory. The file may be replaced or truncated meanwhile without harm,
/// what was probed is what gets loaded, and nothing is left behind on disk. Move-only.
class PluginImage {
 public:
  [[nodiscard]] static Result<PluginImage> read(const std::filesystem::path& file);
  PluginImage(PluginImage&& other) noexcept;
  PluginImage& operator=(PluginImage&&) = delete;
  ~PluginImage();

  /// Opens like a file as long as this image lives, also in a child process that inherits `descriptor`.
  [[nodiscard]] std::string path() const;
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }
  /// The content, of a text; at most 1 MB.
  [[nodiscard]] Result<std::string> text() const;
  /// Whether the content fits the checksum that it may have at its end.
  [[nodiscard]] bool is_whole() const;
  /// BLAKE2b of the content, in hexadecimal.
  [[nodiscard]] const std::string& hash() const noexcept { return hash_; }

 private:
  PluginImage(int descriptor, std::string hash) : descriptor_(descriptor), hash_(std::move(hash)) {}
  int descriptor_;
  std::string hash_;
};

}  // namespace boardwright
