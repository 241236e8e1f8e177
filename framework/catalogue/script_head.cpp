// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/script_head.hpp"

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/text_file.hpp"
#include "plugins/host/script_language.hpp"

namespace boardwright {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

void skip_blanks(std::string_view& text) {
  while (!text.empty()) {
    if (is_blank(text.front()))
      text.remove_prefix(1);
    else if (text.starts_with("--"))
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    else
      return;
  }
}

/// A text in quotes at the beginning, which is cut off; nothing if there is none.
std::optional<std::string> take_text(std::string_view& text) {
  if (text.empty() || (text.front() != '"' && text.front() != '\'')) return std::nullopt;
  const char quote = text.front();
  text.remove_prefix(1);
  std::string found;
  while (!text.empty() && text.front() != quote && text.front() != '\n') {
    if (text.front() == '\\' && text.size() > 1) text.remove_prefix(1);
    found += text.front();
    text.remove_prefix(1);
  }
  if (text.empty() || text.front() != quote) return std::nullopt;
  text.remove_prefix(1);
  return found;
}

/// The text behind `key =`, where the key stands by itself; empty if there is none.
std::string value_of(std::string_view text, std::string_view key) {
  for (std::size_t at = text.find(key); at != text.npos; at = text.find(key, at + 1)) {
    const bool begins = at == 0 || is_blank(text[at - 1]) || text[at - 1] == '{' || text[at - 1] == ',';
    std::string_view rest = text.substr(at + key.size());
    skip_blanks(rest);
    if (!begins || !rest.starts_with('=')) continue;
    rest.remove_prefix(1);
    skip_blanks(rest);
    if (auto found = take_text(rest)) return *found;
  }
  return {};
}

GameFileReading nothing_read_of(const std::filesystem::path& file) {
  GameFileReading reading;
  reading.file.file = file;
  reading.file.id = file.stem().string();
  reading.file.script = file.filename().string();
  return reading;
}

}  // namespace

bool is_script(const std::filesystem::path& file) {
  const std::string suffix = file.extension().string();
  return !suffix.empty() && suffix != ".so" && suffix != ".yaml" &&
         !ScriptLanguage::library_for(suffix).empty();
}

std::filesystem::path description_of(const std::filesystem::path& file) {
  if (!is_script(file)) return file;
  auto beside = std::filesystem::path(file).replace_extension(".yaml");
  return is_there(beside) ? beside : file;
}

GameFileReading read_script_head(const std::filesystem::path& file) {
  const auto named = std::filesystem::absolute(file).lexically_normal();
  const auto content = read_text(file, std::size_t{1} << 20U, "a script");
  if (content) return read_script_text(*content, named);
  auto reading = nothing_read_of(named);
  reading.problems.push_back(content.error());
  return reading;
}

GameFileReading read_script_text(std::string_view text, const std::filesystem::path& file) {
  auto reading = nothing_read_of(file);
  std::string name;
  while (!text.empty()) {
    skip_blanks(text);
    std::string_view rest = text;
    if (rest.starts_with("game")) {
      rest.remove_prefix(4);
      skip_blanks(rest);
      if (auto found = take_text(rest)) {
        name = *found;
        text = rest;
        break;
      }
    }
    text.remove_prefix(
        std::min(text.size(), text.find('\n') == text.npos ? text.size() : text.find('\n') + 1));
  }
  const std::string id = value_of(text, "id");
  if (name.empty() || !is_id(id, false)) {
    reading.problems.push_back(reading.file.at({}) +
                               "a script begins with: game \"Name\" { id = \"name\", seats = { … } }");
    return reading;
  }
  reading.file.id = id;
  reading.file.name.set(Language::kEnglish, name);
  reading.file.summary.set(Language::kEnglish, value_of(text, "summary"));
  reading.file.variants.push_back(
      {.id = "standard", .name = reading.file.name, .summary = reading.file.summary});
  return reading;
}

}  // namespace boardwright
