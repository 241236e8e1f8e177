// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/sgf_tree.hpp"

#include <algorithm>

#include "framework/record/scanner.hpp"

namespace boardwright {
namespace {

Result<std::string> read_value(Scanner& scanner, const RecordLimits& limits) {
  const Scanner start = scanner;
  scanner.next();
  std::string value;
  while (!scanner.take(']')) {
    if (scanner.at_end()) return start.wrong("expected a closing ]");
    char c = scanner.next();
    if (c == '\\') {
      c = scanner.next();
      // A soft line break; both signs of it, in either order, are one.
      if (c == '\r' || c == '\n') {
        scanner.take(c == '\r' ? '\n' : '\r');
        continue;
      }
    }
    value += c;
    if (value.size() > limits.word)
      return start.wrong("too long, expected at most " + std::to_string(limits.word) + " bytes");
  }
  return value;
}

Result<SgfProperty> read_property(Scanner& scanner, const RecordLimits& limits) {
  const Scanner start = scanner;
  SgfProperty property{{}, {}, start.line(), start.column()};
  std::string whole;
  while (is_letter(scanner.peek())) {
    // FF[3] and older allow small letters in between, which mean nothing.
    const char c = scanner.next();
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital) property.name += c;
    whole += capital ? c : static_cast<char>(c - 'a' + 'A');
    if (whole.size() > 64) return start.wrong("the property's name is too long");
  }
  if (property.name.empty()) property.name = whole;  // nothing but small ones can only be meant as capitals
  scanner.skip(kBlanks);
  while (scanner.peek() == '[') {
    auto value = read_value(scanner, limits);
    if (!value) return fail(value.error());
    property.values.push_back(std::move(*value));
    if (property.values.size() > limits.tags) return start.wrong("too many values");
    scanner.skip(kBlanks);
  }
  if (property.name.empty() || property.values.empty())
    return start.wrong("expected a property with a value, such as B[…]");
  return property;
}

/// One game, from its "(" to the ")" that closes it.
class TreeReader {
 public:
  TreeReader(Scanner& scanner, const RecordLimits& limits) : scanner_(scanner), limits_(limits) {
    game_.line = scanner.line();
    game_.column = scanner.column();
  }

  Result<SgfGame> read() {
    do {
      scanner_.skip(kBlanks);
      if (const auto step = read_step(); !step) return fail(step.error());
    } while (depth_ > 0);
    return std::move(game_);
  }

 private:
  Result<void> read_step() {
    if (scanner_.take('(')) {
      ++depth_;
      // Variations of variations may go as deep as a game is long, but each of them has a node.
      if (++empty_ > limits_.nesting) return scanner_.wrong("the variations are nested too deep");
      if (past_main_line_) ++game_.variations;
      return {};
    }
    if (depth_ == 0) return scanner_.wrong("expected (");
    if (scanner_.take(';')) return add_node();
    if (scanner_.take(')')) {
      if (game_.nodes.empty()) return scanner_.wrong("expected a node, ;");
      past_main_line_ = true;
      --depth_;
      return {};
    }
    if (!is_letter(scanner_.peek()) || game_.nodes.empty())
      return scanner_.wrong(scanner_.at_end() ? "expected )" : "expected one of ( ; ) or a property");
    auto property = read_property(scanner_, limits_);
    if (!property) return fail(property.error());
    if (past_main_line_) return {};
    auto& properties = game_.nodes.back().properties;
    if (properties.size() == limits_.tags) return scanner_.wrong("too many properties");
    properties.push_back(std::move(*property));
    return {};
  }

  Result<void> add_node() {
    empty_ = 0;
    if (past_main_line_) return {};
    if (game_.nodes.size() == limits_.moves + limits_.tags) return scanner_.wrong("too many nodes");
    game_.nodes.emplace_back();
    return {};
  }

  Scanner& scanner_;
  const RecordLimits& limits_;
  SgfGame game_;
  std::size_t depth_ = 0;
  std::size_t empty_ = 0;  // "(" since the last node
  bool past_main_line_ = false;
};

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

void move_to(Scanner& scanner, std::size_t at) {
  while (scanner.at() < at && !scanner.at_end()) scanner.next();
}

std::string left_out(const Scanner& at) {
  return std::to_string(at.line()) + ":" + std::to_string(at.column()) +
         ": what stands here is no part of a game and was left out";
}

/// Whether a property, or another node or variation, follows the sign of a node: a smiley in a mail has one too.
bool begins_node(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
  text.remove_prefix(first);
  if (text.empty()) return true;
  if (text.front() == ';' || text.front() == '(') return true;
  const std::size_t name = std::min(text.find_first_not_of(kLetters), text.size());
  const std::size_t value = text.find_first_not_of(kBlanks, name);
  return name > 0 && value != std::string_view::npos && text[value] == '[';
}

/// After an error the next game begins where one says that it does: GM or FF stand only in a game's first
/// node.
std::size_t next_game_after_error(std::string_view text, std::size_t from) {
  for (std::size_t at = find_sgf(text, from); at != std::string_view::npos; at = find_sgf(text, at + 1)) {
    const std::size_t node = text.find(';', at) + 1;
    const std::string_view properties = text.substr(node, text.find_first_of(";(", node) - node);
    if (properties.find("GM[") != std::string_view::npos || properties.find("FF[") != std::string_view::npos)
      return at;
  }
  return std::string_view::npos;
}

}  // namespace

const SgfProperty* SgfNode::find(std::string_view name) const {
  const auto found = std::find_if(properties.begin(), properties.end(),
                                  [&](const auto& property) { return property.name == name; });
  return found == properties.end() ? nullptr : &*found;
}

std::size_t find_sgf(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find('(', from); at != std::string_view::npos; at = text.find('(', at + 1)) {
    const std::size_t next = text.find_first_not_of(kBlanks, at + 1);
    if (next != std::string_view::npos && text[next] == ';' && begins_node(text.substr(next + 1))) return at;
  }
  return std::string_view::npos;
}

std::string_view sgf_character_set(std::string_view bytes) {
  const std::size_t begin = find_sgf(bytes);
  if (begin == std::string_view::npos) return {};
  for (std::size_t at = bytes.find(';', begin) + 1; at < bytes.size();) {
    const std::size_t open = bytes.find_first_of("[;()", at);
    if (open == std::string_view::npos || bytes[open] != '[') return {};
    std::string name;
    for (const char c : bytes.substr(at, open - at))
      if (is_letter(c)) name += c;
    std::size_t close = open + 1;
    while (close < bytes.size() && bytes[close] != ']') close += bytes[close] == '\\' ? 2 : 1;
    if (close >= bytes.size()) return {};
    if (name == "CA" || name == "ca") {
      std::string_view set = bytes.substr(open + 1, close - open - 1);
      set.remove_prefix(std::min(set.find_first_not_of(kBlanks), set.size()));
      return set.substr(0, set.find_last_not_of(kBlanks) + 1);
    }
    at = close + 1;
  }
  return {};
}

std::vector<Result<SgfGame>> read_sgf_games(std::string_view text, const RecordLimits& limits) {
  std::vector<Result<SgfGame>> games;
  if (text.size() > limits.bytes) {
    games.push_back(
        fail("1:1: the record is too large, expected at most " + std::to_string(limits.bytes) + " bytes"));
    return games;
  }
  Scanner scanner(text);
  std::size_t at = find_sgf(text);
  if (at == std::string_view::npos) at = text.find('(');
  do {
    scanner.skip(kBlanks);
    std::string aside;
    if (scanner.at() < std::min(at, text.size())) aside = left_out(scanner);
    move_to(scanner, at);
    const Scanner begin = scanner;
    auto game = games.size() < limits.games
                    ? TreeReader(scanner, limits).read()
                    : Result<SgfGame>(
                          begin.wrong("too many games, expected at most " + std::to_string(limits.games)));
    if (game) {
      if (!aside.empty()) game->notes.push_back(std::move(aside));
      at = find_sgf(text, scanner.at());
    } else {
      scanner = begin;
      at = games.size() < limits.games ? next_game_after_error(text, begin.at() + 1) : std::string_view::npos;
    }
    games.push_back(std::move(game));
  } while (at != std::string_view::npos);
  scanner.skip(kBlanks);
  if (games.back() && !scanner.at_end()) games.back()->notes.push_back(left_out(scanner));
  return games;
}

std::string sgf_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == ']' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

}  // namespace boardwright
