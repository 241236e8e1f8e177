// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace boardwright::desktop {

/// A text that is edited in steps, each of which can be undone and done again. A value.
class TextHistory {
 public:
  static constexpr std::size_t kMostSteps = 200;  ///< that can be undone

  TextHistory() = default;
  explicit TextHistory(std::string text) : text_(std::move(text)) {}

  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  /// One step. False: the same text is none.
  bool put(std::string text);
  /// False where there is nothing to undo, or to do again.
  bool undo();
  bool redo();
  [[nodiscard]] bool can_undo() const noexcept { return !before_.empty(); }
  [[nodiscard]] bool can_redo() const noexcept { return !after_.empty(); }

 private:
  std::string text_;
  std::vector<std::string> before_, after_;  // the nearest ones last
};

}  // namespace boardwright::desktop
