// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/command_words.hpp"

namespace boardwright {

Result<std::vector<std::string>> command_words(std::string_view command) {
  std::vector<std::string> words;
  std::string word;
  bool begun = false;  // an empty word in quotes is one too
  char quote = '\0';
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    if (c == '\0') return fail("a command can't hold a zero byte");
    if (c == '\\' && quote != '\'') {
      if (++i == command.size()) return fail("the command ends with a backslash");
      word += command[i];
      begun = true;
    } else if (quote != '\0') {
      if (c == quote)
        quote = '\0';
      else
        word += c;
    } else if (c == '\'' || c == '"') {
      quote = c;
      begun = true;
    } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      if (begun) words.push_back(std::move(word));
      word.clear();
      begun = false;
    } else {
      word += c;
      begun = true;
    }
  }
  if (quote != '\0') return fail(std::string("the command has no closing ") + quote);
  if (begun) words.push_back(std::move(word));
  if (words.empty() || words.front().empty()) return fail("a command is missing, as in ugi:program");
  return words;
}

}  // namespace boardwright
