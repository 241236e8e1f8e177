// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/remark.hpp"

#include "framework/text/fill_in.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"

namespace boardwright {

std::string Remark::in(Language language) const {
  const std::string* text = key.empty() ? nullptr : find_text(language, key);
  if (text != nullptr) {
    const std::vector<std::string_view> values(arguments.begin(), arguments.end());
    return fill_in(*text, values);
  }
  if (arguments.empty()) return key;
  return key.empty() ? refusal_in(language, arguments.front()) : arguments.front();
}

}  // namespace boardwright
