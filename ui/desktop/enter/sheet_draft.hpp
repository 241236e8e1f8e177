// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "framework/record/record.hpp"

namespace boardwright::desktop {

/// The score sheet that somebody is entering, as a record in the user's data folder: it outlives the program,
/// however that ends.
class SheetDraft {
 public:
  /// In the user's data folder.
  SheetDraft();

  /// Nothing: there is none. Fails with a sentence if it can't be read as a record.
  [[nodiscard]] Result<std::optional<Record>> read() const;
  /// Instead of what was there; does nothing if that was the same.
  [[nodiscard]] Result<void> keep(const Record& record);
  [[nodiscard]] Result<void> drop();
  /// Under another name, which comes back, so that whoever can may mend it and nothing is written over it.
  [[nodiscard]] Result<std::filesystem::path> put_aside();
  [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_; }

 private:
  std::filesystem::path file_;
  std::string kept_;  // what was written last
};

}  // namespace boardwright::desktop
