// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/digest.hpp"

#include <sodium.h>

#include <array>

namespace boardwright {

std::string text_digest(std::string_view text) {
  std::array<unsigned char, 32> digest{};
  crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  std::string hex(digest.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  hex.pop_back();  // the terminating NUL
  return hex;
}

}  // namespace boardwright
