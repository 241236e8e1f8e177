// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/problem.hpp"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "plugins/script/source_code.hpp"

namespace boardwright::script {
namespace {

constexpr std::uint32_t kLongestDeclaration = 60;
constexpr std::string_view kChunk = "script:";  // as Machine names every text

std::string_view line_of(std::string_view source, std::uint32_t line) {
  for (; line > 1; --line) {
    const auto end = source.find('\n');
    if (end == source.npos) return {};
    source.remove_prefix(end + 1);
  }
  return source.substr(0, source.find('\n'));
}

/// Where a word stands by itself in a line, from 1; 0 if it doesn't.
std::uint32_t column_of(std::string_view line, std::string_view word) {
  if (word.empty()) return 0;
  for (std::size_t at = line.find(word); at != line.npos; at = line.find(word, at + 1)) {
    const bool begins = !is_word(word.front()) || at == 0 || !is_word(line[at - 1]);
    const bool ends =
        !is_word(word.back()) || at + word.size() == line.size() || !is_word(line[at + word.size()]);
    if (begins && ends) return static_cast<std::uint32_t>(at + 1);
  }
  return 0;
}

/// The text between the first pair of quotes.
std::string_view quoted(std::string_view message) {
  const auto open = message.find('\'');
  if (open == message.npos) return {};
  const auto close = message.find('\'', open + 1);
  return close == message.npos ? std::string_view{} : message.substr(open + 1, close - open - 1);
}

std::size_t indentation(std::string_view line) {
  return std::min(line.find_first_not_of(" \t"), line.size());
}

bool begins_with_word(std::string_view line, std::string_view word) {
  const auto code = line.substr(indentation(line));
  return code.starts_with(word) && (code.size() == word.size() || !is_word(code[word.size()]));
}

/// How many more blocks a line of code begins than it ends.
int blocks_begun(std::string_view line) {
  int begun = 0;
  bool loop = false;  // whose `do` begins nothing more
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    while (end < line.size() && is_word(line[end])) ++end;
    const std::string_view word = line.substr(at, end - at);
    at = std::max(end, at + 1);
    if (word == "end" || word == "until") --begun;
    if (word == "function" || word == "if" || word == "repeat") ++begun;
    if (word == "for" || word == "while" || (word == "do" && !std::exchange(loop, false))) ++begun;
    if (word == "for" || word == "while") loop = true;
  }
  return begun;
}

/// The line of the block that isn't closed: one that is followed, no deeper than itself, by something that can
/// only begin outside of it. 0 if indentation doesn't tell.
std::uint32_t open_block(std::string_view source) {
  struct Block {
    std::uint32_t line;
    std::size_t indent;
  };
  std::vector<Block> open;
  const std::string code = code_of(source);
  std::uint32_t number = 1;
  std::size_t counted = 0;  // as far as `number` goes
  for (std::size_t begin = 0, end = 0; begin < code.size(); begin = end + 1) {
    end = std::min(code.find('\n', begin), code.size());
    const std::string_view line = std::string_view(code).substr(begin, end - begin);
    const std::size_t first = begin + indentation(line);
    if (first == end) continue;
    // Lines of the source: a comment of several may stand before the code.
    number += static_cast<std::uint32_t>(std::ranges::count(source.substr(counted, first - counted), '\n'));
    counted = first;
    const std::size_t indent = first - (source.rfind('\n', first) + 1);
    const bool closes = begins_with_word(line, "end") || begins_with_word(line, "until");
    const bool continues = begins_with_word(line, "else") || begins_with_word(line, "elseif");
    const auto leave = [&open](int blocks) {
      for (; blocks > 0 && !open.empty(); --blocks) open.pop_back();
    };
    if (closes && !open.empty() && open.back().indent > indent) return open.back().line;
    const int begun = blocks_begun(line);
    if (closes || continues) {
      leave(-begun);
      continue;
    }
    if (!open.empty() && open.back().indent >= indent) return open.back().line;
    leave(-begun);
    for (int i = 0; i < begun; ++i) open.push_back({number, indent});
  }
  return open.empty() ? 0 : open.back().line;
}

}  // namespace

std::string in_words(const Problem& problem, std::string_view file) {
  std::string text(file);
  if (problem.line != 0) text += ":" + std::to_string(problem.line);
  if (problem.line != 0 && problem.column != 0) text += ":" + std::to_string(problem.column);
  return text + ": " + problem.sentence;
}

Problem problem_of(std::string_view message, std::string_view source) {
  Problem problem;
  if (const auto place = message.find(kChunk); place != message.npos) {
    const char* first = message.data() + place + kChunk.size();
    const char* last = message.data() + message.size();
    const auto [end, error] = std::from_chars(first, last, problem.line);
    if (error == std::errc() && end != last && *end == ':')
      message.remove_prefix(static_cast<std::size_t>(end - message.data()) + 1);
    while (message.starts_with(' ')) message.remove_prefix(1);
  }
  problem.sentence = message;
  // A text or a comment that isn't closed is told so, and holds what would end the blocks.
  if (message.ends_with("near <eof>") && !message.starts_with("unfinished"))
    if (const std::uint32_t line = open_block(source); line != 0) {
      problem.line = line;
      problem.column = static_cast<std::uint32_t>(indentation(line_of(source, line)) + 1);
      problem.sentence = "this block has no 'end'";
      return problem;
    }
  if (problem.line == 0) return problem;
  // A declaration over several lines is told at its first: the word is on that or a later one.
  const std::string_view word = quoted(message);
  for (std::uint32_t line = problem.line; line < problem.line + kLongestDeclaration; ++line)
    if (const std::uint32_t column = column_of(line_of(source, line), word); column != 0) {
      problem.column = column;
      if (begins_with_word(line_of(source, problem.line), "game")) problem.line = line;
      if (problem.line == line) break;
      problem.column = 0;
      break;
    }
  return problem;
}

Problem written_at(Problem problem, std::uint32_t line, std::string_view source) {
  problem.line = line;
  const std::string_view name =
      std::string_view(problem.sentence).substr(0, problem.sentence.find_first_of("[: "));
  problem.column = column_of(line_of(source, line), name);
  return problem;
}

}  // namespace boardwright::script
