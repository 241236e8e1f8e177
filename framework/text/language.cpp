// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/language.hpp"

#include <cstdlib>

#include "framework/text/program_texts.hpp"

namespace boardwright {

std::span<const Language> languages() noexcept {
  static const std::vector<Language> kAll = [] {
    std::vector<Language> all;
    for (std::size_t i = 0; i < program_texts().languages().size(); ++i)
      all.emplace_back(static_cast<std::uint8_t>(i));
    return all;
  }();
  return kAll;
}

std::string_view language_code(Language language) noexcept { return facts_of(language).code; }

std::optional<Language> language_from(std::string_view name) noexcept {
  const std::string_view code = name.substr(0, name.find_first_of("_-.@"));
  for (const Language language : languages())
    if (language_code(language) == code) return language;
  return std::nullopt;
}

Language language_of_environment() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nothing here changes it
    if (value != nullptr && *value != '\0') return language_from(value).value_or(Language::kEnglish);
  }
  return Language::kEnglish;
}

}  // namespace boardwright
