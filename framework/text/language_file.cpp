// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/language_file.hpp"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <functional>
#include <set>

#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

bool is_small_letter(char letter) { return letter >= 'a' && letter <= 'z'; }

/// Of a place's name: what stands between braces otherwise is text.
bool is_place_letter(char letter) {
  return is_small_letter(letter) || (letter >= '0' && letter <= '9') || letter == '_';
}

std::string listed(const std::vector<std::string>& places) {
  std::string text;
  for (const auto& place : places) text += (text.empty() ? "{" : ", {") + place + "}";
  return text.empty() ? "none" : text;
}

/// Up to the second key of the file: sentences are many, and seldom all of them are asked for.
std::string_view head_of(std::string_view text) {
  bool begun = false;
  for (std::size_t line = 0; line < text.size();) {
    const bool key = is_small_letter(text[line]);
    if (key && begun) return text.substr(0, line);
    begun = begun || key;
    line = std::min(text.find('\n', line), text.size() - 1) + 1;
  }
  return text;
}

using Visit = std::function<void(const std::string& key, const YAML::Node& at, const YAML::Node& value)>;

/// A file that is being read: problems with their places, maps without keys that occur twice.
class FileReader {
 public:
  FileReader(const std::filesystem::path& file, std::vector<std::string>& problems)
      : file_(one_line(file.string())), problems_(problems) {}

  void read(std::string_view text, const Visit& visit) {
    try {
      each(YAML::Load(std::string(text)), "the file", visit);
    } catch (const YAML::Exception& exception) {
      problem(exception.mark, "this is not YAML: " + exception.msg);
    }
  }

  void each(const YAML::Node& map, const std::string& what, const Visit& visit) {
    if (!map.IsMap()) return problem(map.Mark(), what + ": expected keys with texts");
    std::set<std::string> seen;
    for (const auto& pair : map) {
      if (!pair.first.IsScalar())
        problem(pair.first.Mark(), what + ": expected a word as a key");
      else if (!seen.insert(pair.first.Scalar()).second)
        problem(pair.first.Mark(), what + ": key '" + excerpt(pair.first.Scalar()) + "' occurs twice");
      else
        visit(pair.first.Scalar(), pair.first, pair.second);
    }
  }

  void problem(const YAML::Mark& at, std::string_view sentence) {
    const YAML::Mark mark = at.is_null() ? YAML::Mark() : at;
    problems_.push_back(file_ + ":" + std::to_string(mark.line + 1) + ":" + std::to_string(mark.column + 1) +
                        ": " + one_line(sentence));
  }

 private:
  std::string file_;
  std::vector<std::string>& problems_;
};

class FactsReader {
 public:
  FactsReader(FileReader& file, LanguageFacts& facts) : file_(file), facts_(facts) {}

  void note(const std::string& name, const YAML::Node& key, const YAML::Node& value) {
    static const std::vector<std::string> kKnown{"name", "place", "decimal", "percent", "draft"};
    if (std::find(kKnown.begin(), kKnown.end(), name) == kKnown.end())
      return file_.problem(key.Mark(),
                           "language: unknown key '" + excerpt(name) + "'" + suggestion(name, kKnown));
    if (!value.IsScalar() || value.Scalar().empty() || !is_utf8(value.Scalar()))
      return file_.problem(value.Mark(), "language: " + name + ": expected a text");
    const std::string text = clean_lines(value.Scalar());
    if (name == "name") facts_.name = one_line(text);
    if (name == "decimal") facts_.decimal = text;
    if (name == "percent") facts_.percent = text;
    if (name == "draft") facts_.draft = text == "on";
    if (name == "draft" && text != "on" && text != "off")
      file_.problem(value.Mark(), "language: draft: expected on or off, found '" + excerpt(text) + "'");
    if (name != "place") return;
    if (const auto place = whole_number<std::uint32_t>(text))
      facts_.place = *place;
    else
      file_.problem(value.Mark(), "language: place: expected a whole number, found '" + excerpt(text) + "'");
  }

 private:
  FileReader& file_;
  LanguageFacts& facts_;
};

class SentenceReader {
 public:
  SentenceReader(FileReader& file, const Sentences* english, Sentences& read)
      : file_(file), english_(english), read_(read) {}

  void add_group(const std::string& group, const YAML::Node& at, const YAML::Node& texts) {
    if (group == "language") return;
    if (!known_group(group)) return file_.problem(at.Mark(), "unknown group '" + excerpt(group) + "'");
    file_.each(texts, group, [&](const std::string& name, const YAML::Node& key, const YAML::Node& text) {
      add(group + "." + name, key, text);
    });
  }

 private:
  [[nodiscard]] bool known_group(const std::string& group) const {
    if (english_ == nullptr) return true;
    const auto first = english_->lower_bound(group + ".");
    return first != english_->end() && first->first.starts_with(group + ".");
  }

  void add(const std::string& key, const YAML::Node& at, const YAML::Node& text) {
    if (!text.IsScalar() || text.Scalar().empty() || !is_utf8(text.Scalar()))
      return file_.problem(text.Mark(), key + ": expected a text");
    if (english_ != nullptr) {
      const auto same = english_->find(key);
      if (same == english_->end())
        return file_.problem(at.Mark(), "unknown key '" + excerpt(key) + "'" + suggestion(key, keys()));
      const auto wanted = places_in(same->second), there = places_in(text.Scalar());
      if (wanted != there)
        return file_.problem(text.Mark(), key + ": expected the places " + listed(wanted) +
                                              " as in English, found " + listed(there));
    }
    read_.emplace(key, clean_lines(text.Scalar()));
  }

  [[nodiscard]] const std::vector<std::string>& keys() {
    if (keys_.empty())
      for (const auto& [key, sentence] : *english_) keys_.push_back(key);
    return keys_;
  }

  FileReader& file_;
  const Sentences* english_;
  Sentences& read_;
  std::vector<std::string> keys_;
};

}  // namespace

std::string code_in_name(const std::filesystem::path& file) {
  const std::string code = file.stem().string();
  const bool is_code = (code.size() == 2 || code.size() == 3) &&
                       std::all_of(code.begin(), code.end(), is_small_letter) && file.extension() == ".yaml";
  return is_code ? code : std::string();
}

std::vector<std::string> places_in(std::string_view sentence) {
  std::set<std::string> places;
  for (auto open = sentence.find('{'); open != std::string_view::npos; open = sentence.find('{', open + 1)) {
    auto end = open + 1;
    while (end < sentence.size() && is_place_letter(sentence[end])) ++end;
    if (end > open + 1 && end < sentence.size() && sentence[end] == '}')
      places.emplace(sentence.substr(open + 1, end - open - 1));
  }
  return {places.begin(), places.end()};
}

LanguageFacts read_language_facts(std::string_view text, const std::filesystem::path& file,
                                  std::vector<std::string>& problems) {
  LanguageFacts facts;
  FileReader reader(file, problems);
  FactsReader notes(reader, facts);
  reader.read(head_of(text), [&](const std::string& key, const YAML::Node& at, const YAML::Node& value) {
    if (key != "language")
      return reader.problem(at.Mark(), "expected 'language' first, found '" + excerpt(key) + "'");
    reader.each(value, key, [&](const std::string& name, const YAML::Node& place, const YAML::Node& fact) {
      notes.note(name, place, fact);
    });
  });
  facts.code = code_in_name(file);
  if (facts.name.empty()) {
    facts.name = facts.code;
    reader.problem(YAML::Mark(), "language: the key 'name' is missing");
  }
  return facts;
}

Sentences read_sentences(std::string_view text, const std::filesystem::path& file, const Sentences* english,
                         std::vector<std::string>& problems) {
  Sentences read;
  FileReader reader(file, problems);
  SentenceReader sentences(reader, english, read);
  reader.read(text, [&](const std::string& group, const YAML::Node& at, const YAML::Node& texts) {
    sentences.add_group(group, at, texts);
  });
  return read;
}

}  // namespace boardwright
