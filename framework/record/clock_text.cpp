// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/clock_text.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>

namespace boardwright {
namespace {

std::optional<std::int64_t> number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

/// The comment with each "[", backslashes and "%clk " or "%seat " by what `change` makes of the backslashes.
template <class Change>
std::string with_backslashes(std::string_view comment, Change&& change) {
  std::string text;
  for (std::size_t at = 0; at < comment.size();) {
    const std::size_t begin = std::min(comment.find('[', at), comment.size());
    text += comment.substr(at, begin - at);
    at = begin;
    if (at == comment.size()) break;
    text += comment[at++];
    const std::size_t name = std::min(comment.find_first_not_of('\\', at), comment.size());
    const std::string_view rest = comment.substr(name);
    const std::size_t count = name - at;
    text.append(rest.starts_with("%clk ") || rest.starts_with("%seat ") ? change(count) : count, '\\');
    at = name;
  }
  return text;
}

}  // namespace

std::string hide_commands(std::string_view comment) {
  return with_backslashes(comment, [](std::size_t count) { return count + 1; });
}

std::string show_commands(std::string_view comment) {
  return with_backslashes(comment, [](std::size_t count) { return count == 0 ? 0 : count - 1; });
}

std::string clock_text(std::chrono::milliseconds left) {
  const long long all = std::max<long long>(left.count(), 0), seconds = all / 1000;
  char text[64];
  std::snprintf(text, sizeof text, "%lld:%02lld:%02lld.%03lld", seconds / 3600, seconds / 60 % 60,
                seconds % 60, all % 1000);
  std::string result = text;
  result.erase(result.find_last_not_of('0') + 1);
  if (result.back() == '.') result.pop_back();
  return result;
}

std::optional<std::chrono::milliseconds> read_clock(std::string_view text) {
  const std::size_t first = text.find(':'), second = text.find(':', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
  const std::size_t dot = std::min(text.find_first_of(".,", second), text.size());
  const auto hours = number(text.substr(0, first)),
             minutes = number(text.substr(first + 1, second - first - 1)),
             seconds = number(text.substr(second + 1, dot - second - 1));
  constexpr std::int64_t kMostHours = 1000000;
  if (!hours || !minutes || !seconds || *hours > kMostHours || *minutes > 59 || *seconds > 59)
    return std::nullopt;
  std::int64_t thousandths = 0;
  if (dot != text.size()) {
    std::string digits(text.substr(dot + 1, 3));
    if (digits.empty() || text.find_first_not_of("0123456789", dot + 1) != std::string_view::npos)
      return std::nullopt;
    digits.resize(3, '0');
    thousandths = *number(digits);
  }
  return std::chrono::milliseconds(((*hours * 60 + *minutes) * 60 + *seconds) * 1000 + thousandths);
}

std::optional<std::string> take_command(std::string& comment, std::string_view name) {
  const std::string begin = "[%" + std::string(name) + " ";
  const std::size_t at = comment.find(begin), end = comment.find(']', at);
  if (at == std::string::npos || end == std::string::npos) return std::nullopt;
  std::string value = comment.substr(at + begin.size(), end - at - begin.size());
  value.erase(0, std::min(value.find_first_not_of(' '), value.size()));
  value.erase(value.find_last_not_of(' ') + 1);
  std::size_t size = end + 1 - at;
  if (at + size < comment.size() && comment[at + size] == ' ')
    ++size;  // the blank between it and what follows
  comment.erase(at, size);
  comment.erase(comment.find_last_not_of(' ') + 1);
  return value;
}

}  // namespace boardwright
