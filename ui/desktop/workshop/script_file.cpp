// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_file.hpp"

#include <QString>
#include <algorithm>

#include "framework/catalogue/script_head.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::desktop {
namespace {

constexpr std::size_t kLongestScript = 2U << 20U;

std::string replace_all(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

void without_mark(std::string& text) {  // of byte order
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
}

std::size_t count_of(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += what.size()) ++count;
  return count;
}

}  // namespace

Result<ScriptFile> ScriptFile::open(const std::filesystem::path& file) {
  if (!is_script(file))
    return fail(file.string() +
                ": expected a script such as my_game.lua; `boardwright work` takes other games");
  std::error_code error;
  ScriptFile opened;
  opened.path_ = std::filesystem::absolute(file, error).lexically_normal();
  auto text = read_text(opened.path_, kLongestScript, "a script");
  if (!text) return fail(text.error());
  without_mark(*text);
  if (QString::fromStdString(*text).toStdString() != *text)
    return fail(file.string() + ": isn't UTF-8; save it as UTF-8 in the editor that wrote it");
  const auto returns = static_cast<std::ptrdiff_t>(count_of(*text, "\r\n"));
  opened.returns_ = returns > 0 && returns == std::count(text->begin(), text->end(), '\n');
  opened.text_ = replace_all(std::move(*text), "\r\n", "\n");
  return opened;
}

std::optional<std::string> ScriptFile::other_text() const {
  auto text = read_text(path_, kLongestScript, "a script");
  if (!text) return std::nullopt;
  without_mark(*text);
  std::string now = replace_all(std::move(*text), "\r\n", "\n");
  return now == text_ ? std::nullopt : std::optional(std::move(now));
}

Result<void> ScriptFile::write(const std::string& text) {
  if (auto saved = save_file(path_, returns_ ? replace_all(text, "\n", "\r\n") : text, Readers::kEverybody);
      !saved)
    return saved;
  text_ = text;
  return {};
}

}  // namespace boardwright::desktop
