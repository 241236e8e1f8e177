// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi.h>

#include <algorithm>
#include <string>

namespace boardwright {

/// Collects what a plugin writes, up to a limit that no honest text reaches.
class TextSink {
 public:
  [[nodiscard]] bw_sink sink() noexcept { return {this, &TextSink::write}; }
  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  /// The text, or another one if nothing was written.
  [[nodiscard]] std::string or_else(const char* other) const { return text_.empty() ? other : text_; }

 private:
  static void write(void* context, const char* text, std::size_t size) {
    auto& self = *static_cast<TextSink*>(context);
    constexpr std::size_t kLimit = 1U << 20U;
    if (text == nullptr) return;
    self.text_.append(text, std::min(size, kLimit - std::min(kLimit, self.text_.size())));
  }
  std::string text_;
};

}  // namespace boardwright
