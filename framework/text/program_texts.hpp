// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program itself says, besides its window, in every language that there is. English is built in; the
// others are files <code>.yaml beside the program (config/texts), in the user's own data (texts) and in the
// folders that BOARDWRIGHT_TEXTS names. A language's texts are read once, when somebody first asks for one, in
// that thread; afterwards nothing changes. Any thread may ask.
#pragma once

#include <deque>
#include <filesystem>
#include <initializer_list>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/text/language.hpp"
#include "framework/text/language_file.hpp"

namespace boardwright {

class ProgramTexts {
 public:
  /// English from its text, then the files of these folders; of two for one language the first counts. Never
  /// fails: a file that can't be read is a problem, and English remains.
  ProgramTexts(std::string_view english, std::span<const std::filesystem::path> folders);

  /// English first, then by their places and codes.
  [[nodiscard]] const std::vector<LanguageFacts>& languages() const noexcept { return facts_; }
  /// In that language, else in English; nullptr if the program says nothing under that key.
  [[nodiscard]] const std::string* find(Language language, std::string_view key) const;
  /// All that this language says itself.
  [[nodiscard]] const Sentences& sentences(Language language) const { return texts(language).sentences; }

  /// What is wrong with the files' names and with what they say of their languages, one sentence each.
  [[nodiscard]] const std::vector<std::string>& problems() const noexcept { return problems_; }
  /// What is wrong with a language's texts.
  [[nodiscard]] const std::vector<std::string>& problems(Language language) const {
    return texts(language).problems;
  }

 private:
  struct Texts {
    std::filesystem::path file;
    std::string unread;
    std::once_flag once{};
    Sentences sentences{};
    std::vector<std::string> problems{};
  };
  struct Found {
    LanguageFacts facts;
    std::filesystem::path file;
    std::string text;
  };

  [[nodiscard]] std::vector<Found> look_in(std::span<const std::filesystem::path> folders);
  [[nodiscard]] const Texts& texts(Language language) const;

  std::vector<LanguageFacts> facts_;
  std::vector<std::string> problems_;
  mutable std::deque<Texts> texts_;  ///< by language; each written once
};

/// The running program's.
[[nodiscard]] const ProgramTexts& program_texts();

[[nodiscard]] inline const LanguageFacts& facts_of(Language language) {
  return program_texts().languages()[language.index()];
}

/// "en, nl, de or fr".
[[nodiscard]] std::string codes_of_languages();

/// The codes of the languages that a text should exist in and doesn't, as in "nl, de"; no draft is missed.
[[nodiscard]] std::string missing_in(const LocalText& text);

/// In that language, else in English; nullptr if the program says nothing under that key.
[[nodiscard]] inline const std::string* find_text(Language language, std::string_view key) {
  return program_texts().find(language, key);
}
/// The same of a key that stands in config/texts/en.yaml: a test reads the sources.
[[nodiscard]] const std::string& said(Language language, std::string_view key);
/// The same with these in the places {0}, {1} …
[[nodiscard]] std::string said(Language language, std::string_view key,
                               std::initializer_list<std::string_view> arguments);

}  // namespace boardwright
