// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/foreign.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/scanner.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

/// How long the number of a move is: "12." or "12...", which may stand right before the move.
std::size_t number_size(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size()) - digits;
  return digits == 0 || dots == 0 ? 0 : digits + dots;
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "0.5-0.5" || word == "*";
}

}  // namespace

Result<Record> read_move_list(std::string_view text, const RecordLimits& limits) {
  if (text.size() > limits.bytes)
    return fail("1:1: the list is too large, expected at most " + std::to_string(limits.bytes) + " bytes");
  Record record;
  std::vector<std::pair<std::string, std::string>> tags;
  Scanner scanner(text);
  for (scanner.skip(kSpace); !scanner.at_end(); scanner.skip(kSpace)) {
    const Scanner start = scanner;
    const char first = scanner.peek();
    if (first == '#' || first == ';' || (first == '[' && start.column() == 1)) {
      const std::string_view line = scanner.until("\n");
      if (first != '[' || !record.moves.empty()) continue;
      if (line.size() > limits.word) return start.wrong("the tag is too long");
      if (auto tag = read_pgn_tag(line)) tags.push_back(std::move(*tag));
      if (tags.size() > limits.tags)
        return start.wrong("too many tags, expected at most " + std::to_string(limits.tags));
      continue;
    }
    if (first == '{') {
      const std::string_view comment = scanner.until("}");
      if (!scanner.take('}')) return start.wrong("expected a closing }");
      if (comment.size() > limits.word) return start.wrong("the comment is too long");
      (record.moves.empty() ? record.comment : record.moves.back().comment) = comment.substr(1);
      continue;
    }
    std::string_view word = scanner.until(" \t\r\n{");
    if (word.size() > limits.word) return start.wrong("the move is too long");
    if (!record.tags.empty()) return start.wrong("expected nothing after the result");
    const std::size_t number = number_size(word);
    word.remove_prefix(number);
    if (word.empty()) continue;
    if (is_result(word)) {
      record.tags.emplace_back("Result", word);
      continue;
    }
    if (record.moves.size() == limits.moves)
      return start.wrong("too many moves, expected at most " + std::to_string(limits.moves));
    record.moves.push_back(
        {{}, std::string(word), {}, {}, start.line(), start.column() + static_cast<int>(number)});
  }
  if (record.moves.empty()) return fail("1:1: there is no move in the list");
  // What stands after the moves counts, not what the tags say of it.
  if (!record.tags.empty()) std::erase_if(tags, [](const auto& tag) { return tag.first == "Result"; });
  record.tags.insert(record.tags.begin(), tags.begin(), tags.end());
  take_pgn_tags(record);
  return record;
}

}  // namespace boardwright
