// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/log/problem_report.hpp"

#include <sys/utsname.h>

#include <algorithm>
#include <fstream>

#include "framework/log/log.hpp"
#include "framework/text/ascii.hpp"

namespace boardwright {
namespace {

std::string distribution() {
  std::ifstream release("/etc/os-release");
  constexpr std::string_view kKey = "PRETTY_NAME=";
  for (std::string line; std::getline(release, line);)
    if (line.starts_with(kKey)) {
      line.erase(0, kKey.size());
      std::erase(line, '"');
      return line + ", ";
    }
  return {};
}

bool in_word(char c) {
  return (c >= '0' && c <= '9') || (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z') ||
         (static_cast<unsigned char>(c) & 0x80U) != 0;
}

}  // namespace

std::string system_words() {
  utsname name{};
  if (uname(&name) != 0) return distribution();
  return distribution() + name.sysname + " " + name.release + ", " + name.machine;
}

std::string without_names(std::string text, const std::vector<std::string>& names) {
  constexpr std::string_view kSomebody = "(somebody)";
  std::vector<std::string> longest_first(names);
  std::sort(longest_first.begin(), longest_first.end(),
            [](const auto& a, const auto& b) { return a.size() > b.size(); });
  for (const auto& name : longest_first) {
    if (name.empty()) continue;
    auto from = text.begin();
    for (;;) {
      const auto found = std::search(from, text.end(), name.begin(), name.end(),
                                     [](char a, char b) { return ascii_lower(a) == ascii_lower(b); });
      if (found == text.end()) break;
      const auto at = static_cast<std::size_t>(found - text.begin()), end = at + name.size();
      const bool whole = (at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]));
      if (whole) text.replace(at, name.size(), kSomebody);
      from = text.begin() + static_cast<std::ptrdiff_t>(whole ? at + kSomebody.size() : at + 1);
    }
  }
  return text;
}

std::string problem_report(const ProblemFacts& facts) {
  std::string text = facts.program + "\n" + system_words() + "\n";
  for (const auto& [name, value] : facts.more) text += name + ": " + value + "\n";
  text += "\nGames\n";
  for (const auto& game : facts.games) text += game + "\n";
  text += "\nLog\n";
  const auto lines = last_log_lines(facts.log_lines);
  for (const auto& line : lines) text += line + "\n";
  if (lines.empty()) text += "none is kept\n";
  return without_names(without_home(std::move(text)), facts.names);
}

}  // namespace boardwright
