// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/language.hpp"

#include <cstdlib>

namespace boardwright {

std::string_view language_code(Language language) noexcept {
  switch (language) {
    case Language::kEnglish: return "en";
    case Language::kDutch: return "nl";
    case Language::kGerman: return "de";
    case Language::kFrench: return "fr";
  }
  return "en";
}

std::optional<Language> language_from(std::string_view name) noexcept {
  const std::string_view code = name.substr(0, name.find_first_of("_-.@"));
  for (const Language language : kLanguages)
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
