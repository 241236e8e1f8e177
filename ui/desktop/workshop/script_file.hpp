// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <optional>
#include <string>

namespace boardwright::desktop {

/// A script that is edited here, and may be written by other programs meanwhile. A value; lines end in \n here, and in
/// the file as they did.
class ScriptFile {
 public:
  /// Fails on what isn't UTF-8, too long, or not a script.
  [[nodiscard]] static Result<ScriptFile> open(const std::filesystem::path& file);

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  /// As it was read or written last.
  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  /// What the file holds now, where that is something else. A file that has gone, or can't be read, is no change.
  [[nodiscard]] std::optional<std::string> other_text() const;
  void take(std::string text) { text_ = std::move(text); }
  [[nodiscard]] Result<void> write(const std::string& text);

 private:
  std::filesystem::path path_;
  std::string text_;
  bool returns_ = false;  // lines end in \r\n
};

}  // namespace boardwright::desktop
