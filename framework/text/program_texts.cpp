// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/program_texts.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <tuple>

#include "framework/text/config_file.hpp"
#include "framework/text/fill_in.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {

extern const char* const kEnglishTexts;  // config/texts/en.yaml, made into a source by embed_text.cmake

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = 4U << 20U;
constexpr std::size_t kMostLanguages = 200;  // a Language is a byte

/// The texts' files in a folder by their names; a folder that isn't there has none.
std::vector<fs::path> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error))
    if (i->path().extension() == ".yaml") files.push_back(i->path());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<fs::path> folders_of_texts() {
  std::vector<fs::path> folders;
  const char* value = std::getenv("BOARDWRIGHT_TEXTS");  // NOLINT(concurrency-mt-unsafe): nothing changes it
  std::string_view rest = value == nullptr ? "" : value;
  while (!rest.empty()) {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    if (colon != 0) folders.emplace_back(rest.substr(0, colon));
    rest.remove_prefix(std::min(colon + 1, rest.size()));
  }
  if (const auto own = user_data("texts")) folders.push_back(*own);
  folders.push_back(config_file("texts"));
  return folders;
}

}  // namespace

ProgramTexts::ProgramTexts(std::string_view english, std::span<const fs::path> folders) {
  facts_.push_back(read_language_facts(english, "en.yaml", problems_));
  texts_.emplace_back("en.yaml", std::string(english));
  for (Found& found : look_in(folders)) {
    facts_.push_back(std::move(found.facts));
    texts_.emplace_back(std::move(found.file), std::move(found.text));
  }
}

std::vector<ProgramTexts::Found> ProgramTexts::look_in(std::span<const fs::path> folders) {
  std::vector<Found> all;
  for (const auto& folder : folders)
    for (const auto& file : files_in(folder)) {
      const std::string code = code_in_name(file), name = one_line(file.string());
      if (code.empty()) {
        problems_.push_back(name + ": expected the code of a language as its name, such as nl.yaml");
        continue;
      }
      const auto same = [&](const Found& other) { return other.facts.code == code; };
      if (code == "en" || std::any_of(all.begin(), all.end(), same)) continue;
      auto text = read_file(file, kLargestFile);
      if (!text || all.size() + 1 >= kMostLanguages) {
        problems_.push_back(name + ": " + (text ? "there are too many languages" : text.error()));
        continue;
      }
      LanguageFacts facts = read_language_facts(*text, file, problems_);
      facts.folder = folder;
      all.push_back({std::move(facts), file, std::move(*text)});
    }
  std::stable_sort(all.begin(), all.end(), [](const Found& a, const Found& b) {
    return std::tie(a.facts.place, a.facts.code) < std::tie(b.facts.place, b.facts.code);
  });
  return all;
}

const ProgramTexts::Texts& ProgramTexts::texts(Language language) const {
  Texts& wanted = texts_[language.index()];
  std::call_once(wanted.once, [&] {
    const Sentences* english = language == Language::kEnglish ? nullptr : &sentences(Language::kEnglish);
    wanted.sentences = read_sentences(wanted.unread, wanted.file, english, wanted.problems);
    wanted.unread = std::string();
  });
  return wanted;
}

const std::string* ProgramTexts::find(Language language, std::string_view key) const {
  for (const Language one : {language, Language::kEnglish}) {
    const Sentences& all = sentences(one);
    if (const auto found = all.find(key); found != all.end()) return &found->second;
  }
  return nullptr;
}

const ProgramTexts& program_texts() {
  static const ProgramTexts kTexts(kEnglishTexts, folders_of_texts());
  return kTexts;
}

std::string codes_of_languages() {
  const auto& all = program_texts().languages();
  std::string codes;
  for (std::size_t i = 0; i < all.size(); ++i)
    codes += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + all[i].code;
  return codes;
}

std::string missing_in(const LocalText& text) {
  std::string missing;
  for (const Language language : languages())
    if (text.in(language).empty() && !facts_of(language).draft)
      missing += (missing.empty() ? "" : ", ") + facts_of(language).code;
  return missing;
}

const std::string& said(Language language, std::string_view key) {
  static const std::string kNothing;
  const std::string* text = find_text(language, key);
  assert(text != nullptr);
  return text == nullptr ? kNothing : *text;
}

std::string said(Language language, std::string_view key, std::initializer_list<std::string_view> arguments) {
  return fill_in(said(language, key), arguments);
}

}  // namespace boardwright
