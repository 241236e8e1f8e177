// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/appearance.hpp"

#include "framework/text/config_file.hpp"

namespace boardwright {

std::filesystem::path shared_symbol(const std::string& word) {
  return config_file("symbols") / (word + ".svg");
}

std::filesystem::path Appearance::picture_of(const std::string& kind) const {
  auto own = art / (kind + ".svg");
  if (is_there(own)) return own;
  const auto named = pieces.find(kind);
  auto shared = shared_symbol(named == pieces.end() ? kind : named->second);
  return named != pieces.end() || is_there(shared) ? shared : own;
}

}  // namespace boardwright
