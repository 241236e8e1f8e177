// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/rule_numbers.hpp"

#include <algorithm>
#include <cctype>
#include <string>

namespace boardwright::script {
namespace {

/// How long the opening bracket of a long text is, [[ or [=[; 0: there is none.
std::size_t long_bracket(std::string_view source) {
  if (!source.starts_with('[')) return 0;
  const std::size_t end = source.find_first_not_of('=', 1);
  return end != source.npos && source[end] == '[' ? end + 1 : 0;
}

/// Where a text or a comment ends that begins here, the end's own signs included.
std::size_t end_of_quote(std::string_view source, std::size_t at) {
  const std::size_t from = source.substr(at).starts_with("--") ? at + 2 : at;
  if (const std::size_t size = long_bracket(source.substr(from)); size != 0) {
    const std::string close = ']' + std::string(size - 2, '=') + ']';
    const std::size_t end = source.find(close, from + size);
    return end == source.npos ? source.size() : end + close.size();
  }
  if (from != at) return std::min(source.find('\n', at), source.size());
  std::size_t end = at + 1;
  while (end < source.size() && source[end] != source[at] && source[end] != '\n')
    end += source[end] == '\\' ? 2U : 1U;
  return std::min(end + 1, source.size());
}

/// The source, of equal length, with blanks for comments and for what texts say: names there call nothing.
std::string code_of(std::string_view source) {
  std::string code(source);
  for (std::size_t at = 0; at < source.size();) {
    const std::string_view rest = source.substr(at);
    const bool comment = rest.starts_with("--");
    const bool quoted = rest.starts_with('"') || rest.starts_with('\'');
    if (!comment && !quoted && long_bracket(rest) == 0) {
      ++at;
      continue;
    }
    const std::size_t end = end_of_quote(source, at);
    for (std::size_t i = comment ? at : at + 1; i < (comment ? end : end - 1); ++i)
      if (code[i] != '\n') code[i] = ' ';
    at = end;
  }
  return code;
}

/// Where a name stands by itself, before an opening parenthesis or a text; from there on, or npos.
std::size_t find_call(std::string_view code, std::string_view name, std::size_t from) {
  for (std::size_t at = code.find(name, from); at != code.npos; at = code.find(name, at + 1)) {
    const bool begins = at == 0 || (std::isalnum(static_cast<unsigned char>(code[at - 1])) == 0 &&
                                    code[at - 1] != '_' && code[at - 1] != '.' && code[at - 1] != ':');
    const std::size_t next = code.find_first_not_of(' ', at + name.size());
    if (begins && next != code.npos && (code[next] == '(' || code[next] == '"' || code[next] == '\''))
      return at;
  }
  return code.npos;
}

}  // namespace

std::vector<std::uint32_t> used_rules(const Declaration& declared, std::string_view source) {
  std::vector<std::uint32_t> used;
  const std::string code = code_of(source);
  for (std::uint32_t rule = 0; rule < declared.rules.size(); ++rule)
    for (std::size_t at = find_call(code, "uses", 0); at != code.npos; at = find_call(code, "uses", at + 1)) {
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
  const std::string code = code_of(source);
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
