// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/sort_key.hpp"

#include <unicode/coll.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>

#include "framework/text/name.hpp"

namespace boardwright {

std::string sort_key(std::string_view name, Language language) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::Collator> order(
      icu::Collator::createInstance(icu::Locale(std::string(language_code(language)).c_str()), error));
  if (U_FAILURE(error) || order == nullptr) return folded(name);
  order->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, error);
  const auto text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int>(name.size())));
  std::string key(64 + name.size() * 8, '\0');
  const int length =
      order->getSortKey(text, reinterpret_cast<std::uint8_t*>(key.data()), static_cast<int>(key.size()));
  key.resize(static_cast<std::size_t>(std::clamp(length, 0, static_cast<int>(key.size()))));
  return key;
}

}  // namespace boardwright
