// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/rule_numbers.hpp"

#include <algorithm>
#include <cctype>

namespace boardwright::script {
namespace {

/// Where a name stands by itself, directly before an opening parenthesis; from there on, or npos.
std::size_t find_call(std::string_view source, std::string_view name, std::size_t from) {
  for (std::size_t at = source.find(name, from); at != source.npos; at = source.find(name, at + 1)) {
    const bool begins = at == 0 || (std::isalnum(static_cast<unsigned char>(source[at - 1])) == 0 &&
                                    source[at - 1] != '_' && source[at - 1] != '.');
    if (begins && source.substr(at + name.size()).starts_with('(')) return at;
  }
  return source.npos;
}

}  // namespace

std::vector<std::uint32_t> used_rules(const Declaration& declared, std::string_view source) {
  std::vector<std::uint32_t> used;
  for (std::uint32_t rule = 0; rule < declared.rules.size(); ++rule)
    for (std::size_t at = find_call(source, "uses", 0); at != source.npos;
         at = find_call(source, "uses", at + 1)) {
      const std::string_view line = source.substr(at, std::min(source.find('\n', at), source.size()) - at);
      const std::string& number = declared.rules[rule].first;
      if (line.find('"' + number + '"') == line.npos && line.find('\'' + number + '\'') == line.npos)
        continue;
      used.push_back(rule);
      break;
    }
  return used;
}

std::optional<Problem> unknown_rule(const Declaration& declared, std::string_view source) {
  std::optional<Problem> first;
  std::size_t first_at = source.npos;
  for (const std::string_view word : {"no", "uses"})
    for (std::size_t at = find_call(source, word, 0); at < first_at; at = find_call(source, word, at + 1)) {
      const std::size_t begin = source.rfind('\n', at) + 1;
      if (source.substr(begin, at - begin).find("--") != source.npos) continue;  // only said
      std::string_view given = source.substr(at + word.size() + 1);
      given.remove_prefix(std::min(given.find_first_not_of(' '), given.size()));
      if (!given.starts_with('"') && !given.starts_with('\'')) continue;
      const std::size_t end = given.find(given.front(), 1);
      if (end == given.npos) continue;
      const std::string_view behind = given.substr(end + 1);
      if (!behind.starts_with(',') && !behind.starts_with(')')) continue;
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
