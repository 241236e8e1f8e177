// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// One of the languages that there are (program_texts.hpp), English or one that came with a file of texts.
/// A small value; its number holds for this run of the program only, its code for ever.
class Language {
 public:
  static const Language kEnglish;

  constexpr Language() = default;
  constexpr explicit Language(std::uint8_t index) : index_(index) {}
  [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

  friend constexpr bool operator==(Language, Language) = default;

 private:
  std::uint8_t index_ = 0;  ///< into languages()
};
inline constexpr Language Language::kEnglish{};

/// All there are, English first, then as they stand in menus. The same for as long as the program runs.
[[nodiscard]] std::span<const Language> languages() noexcept;

/// "en", "nl".
[[nodiscard]] std::string_view language_code(Language language) noexcept;
/// From a code or a locale's name such as "nl_NL.UTF-8".
[[nodiscard]] std::optional<Language> language_from(std::string_view name) noexcept;
/// What LC_ALL, LC_MESSAGES or LANG ask for, in this order; English if none of ours.
[[nodiscard]] Language language_of_environment();

/// A text in the languages it exists in; empty where it doesn't.
struct LocalText {
  std::vector<std::string> texts;  ///< by the languages' numbers; what is behind the end is empty

  [[nodiscard]] const std::string& in(Language language) const noexcept {
    static const std::string kNone;
    return language.index() < texts.size() ? texts[language.index()] : kNone;
  }
  /// In that language, else in English, else empty.
  [[nodiscard]] const std::string& or_english(Language language) const noexcept {
    return in(language).empty() ? in(Language::kEnglish) : in(language);
  }
  void set(Language language, std::string text) {
    if (texts.size() <= language.index()) texts.resize(language.index() + 1);
    texts[language.index()] = std::move(text);
  }
  [[nodiscard]] bool empty() const noexcept {
    return std::all_of(texts.begin(), texts.end(), [](const std::string& text) { return text.empty(); });
  }
  friend bool operator==(const LocalText& one, const LocalText& other) noexcept {
    const std::size_t size = std::max(one.texts.size(), other.texts.size());
    for (std::uint8_t i = 0; i < size; ++i)
      if (one.in(Language(i)) != other.in(Language(i))) return false;
    return true;
  }
};

}  // namespace boardwright
