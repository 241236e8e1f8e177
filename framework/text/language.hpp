// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright {

enum class Language { kEnglish, kDutch, kGerman, kFrench };
inline constexpr std::array<Language, 4> kLanguages{Language::kEnglish, Language::kDutch, Language::kGerman,
                                                    Language::kFrench};

/// "en", "nl", "de", "fr".
[[nodiscard]] std::string_view language_code(Language language) noexcept;
/// From a code or a locale's name such as "nl_NL.UTF-8".
[[nodiscard]] std::optional<Language> language_from(std::string_view name) noexcept;
/// What LC_ALL, LC_MESSAGES or LANG ask for, in this order; English if none of ours.
[[nodiscard]] Language language_of_environment();

/// A text in the languages it exists in; empty where it doesn't.
struct LocalText {
  std::array<std::string, kLanguages.size()> texts;

  [[nodiscard]] const std::string& in(Language language) const noexcept {
    return texts[static_cast<std::size_t>(language)];
  }
  /// In that language, else in English, else empty.
  [[nodiscard]] const std::string& or_english(Language language) const noexcept {
    return in(language).empty() ? in(Language::kEnglish) : in(language);
  }
  friend bool operator==(const LocalText&, const LocalText&) = default;
};

}  // namespace boardwright
