// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_file.hpp"

#include <algorithm>

#include "framework/catalogue/script_head.hpp"
#include "framework/text/plain_text.hpp"
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

std::size_t count_of(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += what.size()) ++count;
  return count;
}

struct Lines {
  std::string text;      // without a mark of byte order; lines end in \n
  bool returns = false;  // they all ended in \r\n
};

Result<Lines> read_lines(const std::filesystem::path& file) {
  auto text = read_text(file, kLongestScript, "a script");
  if (!text) return fail(text.error());
  if (text->starts_with("\xEF\xBB\xBF")) text->erase(0, 3);
  const auto returns = static_cast<std::ptrdiff_t>(count_of(*text, "\r\n"));
  const bool all = returns > 0 && returns == std::count(text->begin(), text->end(), '\n');
  return Lines{replace_all(std::move(*text), "\r\n", "\n"), all};
}

}  // namespace

Result<ScriptFile> ScriptFile::open(const std::filesystem::path& file) {
  if (!is_script(file))
    return fail(file.string() +
                ": expected a script such as my_game.lua; `boardwright work` takes other games");
  std::error_code error;
  ScriptFile opened;
  opened.path_ = std::filesystem::absolute(file, error).lexically_normal();
  auto lines = read_lines(opened.path_);
  if (!lines) return fail(lines.error());
  if (!is_utf8(lines->text))
    return fail(file.string() + ": isn't UTF-8; save it as UTF-8 in the editor that wrote it");
  opened.text_ = std::move(lines->text);
  opened.returns_ = lines->returns;
  return opened;
}

std::optional<std::string> ScriptFile::other_text() const {
  auto now = read_lines(path_);
  return !now || now->text == text_ ? std::nullopt : std::optional(std::move(now->text));
}

Result<void> ScriptFile::write(const std::string& text) {
  if (auto saved = save_file(path_, returns_ ? replace_all(text, "\n", "\r\n") : text, Readers::kEverybody);
      !saved)
    return saved;
  text_ = text;
  return {};
}

}  // namespace boardwright::desktop
