// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/event_words.hpp"

#include <algorithm>

#include "framework/text/program_texts.hpp"

namespace boardwright {

std::string event_words(const tournament::Event& event, Language language) {
  std::string key = "tournament_event." + std::string(kind_of(event));
  std::replace(key.begin(), key.end(), '-', '_');
  return said(language, key);
}

}  // namespace boardwright
