// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tie-breaks are called and mean (T17), in short: the foot of a table has room for a line each.
#include <array>
#include <utility>

#include "framework/papers/paper_words.hpp"

namespace boardwright::papers {
namespace {

/// What a column's name gets for what follows the code after a "/".
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSigns{
    {{"C1", " −1"}, {"C2", " −2"}, {"M1", " ±1"}, {"M2", " ±2"}}};

std::string_view sign_of(std::string_view change) {
  for (const auto& [code, sign] : kSigns)
    if (code == change) return sign;
  return {};
}

/// The text of the tie-break under this group, and what `changed` says for each change of it.
template <class Changed>
std::string text_of(Language language, std::string_view code, const std::string& group, Changed&& changed) {
  const auto slash = code.find('/');
  const std::string* whole = find_text(language, group + "." + std::string(code.substr(0, slash)));
  if (whole == nullptr) return std::string(code);
  std::string text = *whole;
  while (code.find('/') != std::string_view::npos) {
    code.remove_prefix(code.find('/') + 1);
    text += changed(code.substr(0, code.find('/')));
  }
  return text;
}

}  // namespace

std::string tie_break_name(Language language, std::string_view code) {
  return text_of(language, code, "tie_break", sign_of);
}

std::string tie_break_meaning(Language language, std::string_view code) {
  return text_of(language, code, "tie_break_meaning", [&](std::string_view change) {
    const std::string* text = find_text(language, "tie_break_changed." + std::string(change));
    return text == nullptr ? std::string() : *text;
  });
}

}  // namespace boardwright::papers
