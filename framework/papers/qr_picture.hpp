// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace boardwright::papers {

/// A QR code as squares, without the white around it.
struct QrPicture {
  int size = 0;
  std::string rows{};  ///< '1' where it is dark, else '0'; row by row, size * size of them
  [[nodiscard]] bool dark(int x, int y) const {
    return rows[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x)] ==
           '1';
  }
  friend bool operator==(const QrPicture&, const QrPicture&) = default;
};

/// A pure function. Of a text that is too long for any (some 2,000 bytes): none, whose size is 0.
[[nodiscard]] QrPicture qr_picture(std::string_view text);

}  // namespace boardwright::papers
