// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file of the program's own texts in one language: <code>.yaml, first with what the language is like under
// `language:`, then the texts in groups. The text `won` of the group `standings` has the key "standings.won".
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// What is known of a language besides its texts.
struct LanguageFacts {
  std::string code;                ///< two or three small letters, as ISO 639 has them
  std::string name;                ///< its own: Deutsch is Deutsch everywhere
  std::uint32_t place = 1000;      ///< in lists; those of the same place by their codes
  std::string decimal = ".";       ///< between whole numbers and fractions
  std::string percent = "%";       ///< as it stands behind a number, with what sets it apart
  bool draft = false;              ///< begun only: no check asks for what is missing
  std::filesystem::path folder{};  ///< where its other files may be; empty for the program's own English
};

/// By their keys.
using Sentences = std::map<std::string, std::string, std::less<>>;

/// "de" of "/somewhere/de.yaml"; empty if the name is no language's.
[[nodiscard]] std::string code_in_name(const std::filesystem::path& file);

// What is wrong with a language's text is left out, and a sentence with file, line and column is added to
// `problems`. `file` is the name in sentences and has the code. Neither fails otherwise.

/// What it says of the language, which stands first in it; the rest isn't looked at.
[[nodiscard]] LanguageFacts read_language_facts(std::string_view text, const std::filesystem::path& file,
                                                std::vector<std::string>& problems);
/// The rest. Keys that English hasn't and texts whose {places} are others than in English are wrong; nullptr
/// for English itself.
[[nodiscard]] Sentences read_sentences(std::string_view text, const std::filesystem::path& file,
                                       const Sentences* english, std::vector<std::string>& problems);

/// The names between braces, each once and sorted: "{0} beats {1}, {0}" has 0 and 1.
[[nodiscard]] std::vector<std::string> places_in(std::string_view sentence);

}  // namespace boardwright
