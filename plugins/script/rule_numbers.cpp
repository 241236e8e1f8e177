// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/rule_numbers.hpp"

#include <algorithm>
#include <string>

#include "plugins/script/source_code.hpp"

namespace boardwright::script {
namespace {

/// Where a name stands by itself, before an opening parenthesis or a text; from there on, or npos.
std::size_t find_call(std::string_view code, std::string_view name, std::size_t from) {
  for (std::size_t at = code.find(name, from); at != code.npos; at = code.find(name, at + 1)) {
    const bool begins = at == 0 || (!is_word(code[at - 1]) && code[at - 1] != '.' && code[at - 1] != ':');
    const std::size_t next = code.find_first_not_of(' ', at + name.size());
    if (begins && next != code.npos && (code[next] == '(' || code[next] == '"' || code[next] == '\''))
      return at;
  }
  return code.npos;
}

}  // namespace

std::vector<std::uint32_t> used_rules(const Declaration& declared, std::string_view source,
                                      std::string_view code) {
  std::vector<std::string_view> lines;  // each from its `uses` on
  for (std::size_t at = find_call(code, "uses", 0); at != code.npos; at = find_call(code, "uses", at + 1))
    lines.push_back(source.substr(at, std::min(source.find('\n', at), source.size()) - at));
  std::vector<std::uint32_t> used;
  for (std::uint32_t rule = 0; rule < declared.rules.size(); ++rule) {
    const std::string& number = declared.rules[rule].first;
    const std::string double_quoted = '"' + number + '"', single_quoted = '\'' + number + '\'';
    if (std::ranges::any_of(lines, [&](std::string_view line) {
          return line.find(double_quoted) != line.npos || line.find(single_quoted) != line.npos;
        }))
      used.push_back(rule);
  }
  return used;
}

std::optional<Problem> unknown_rule(const Declaration& declared, std::string_view source,
                                    std::string_view code) {
  std::optional<Problem> first;
  // A function of the script's own by that name takes what it likes.
  for (const std::string_view own : {"function no(", "function uses("})
    if (code.find(own) != code.npos) return first;
  std::size_t first_at = source.npos;
  for (const std::string_view word : {"no", "uses"})
    for (std::size_t at = find_call(code, word, 0); at < first_at; at = find_call(code, word, at + 1)) {
      const std::size_t begin = source.rfind('\n', at) + 1;
      std::string_view given = source.substr(source.find_first_not_of(' ', at + word.size()));
      const bool in_parentheses = given.starts_with('(');
      if (in_parentheses) given.remove_prefix(1);
      given.remove_prefix(std::min(given.find_first_not_of(' '), given.size()));
      if (!given.starts_with('"') && !given.starts_with('\'')) continue;
      const std::size_t end = given.find(given.front(), 1);
      if (end == given.npos) continue;
      const std::string_view behind = given.substr(end + 1);
      if (in_parentheses && !behind.starts_with(',') && !behind.starts_with(')')) continue;
      const std::string_view number = given.substr(1, end - 1);
      if (std::ranges::any_of(declared.rules, [&](const auto& rule) { return rule.first == number; }))
        continue;
      const auto place = static_cast<std::size_t>(given.data() - source.data());
      first_at = at;
      first = Problem{static_cast<std::uint32_t>(
                          std::count(source.begin(), source.begin() + static_cast<long>(at), '\n') + 1),
                      static_cast<std::uint32_t>(place - begin + 1),
                      "there is no rule '" + std::string(number) + "' among the numbered ones"};
    }
  return first;
}

}  // namespace boardwright::script
