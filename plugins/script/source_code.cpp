// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/source_code.hpp"

#include <algorithm>

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

}  // namespace

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
    for (std::size_t i = comment ? at : at + 1; i < (comment ? end : end - 1); ++i) code[i] = ' ';
    at = end;
  }
  return code;
}

}  // namespace boardwright::script
