// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/sgf_tree.hpp"

#include "framework/record/scanner.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kSgfSpace = " \t\r\n\v\f";

Result<std::string> read_value(Scanner& scanner, const RecordLimits& limits) {
  const Scanner start = scanner;
  scanner.next();
  std::string value;
  while (!scanner.take(']')) {
    if (scanner.at_end()) return start.wrong("expected a closing ]");
    char c = scanner.next();
    if (c == '\\') {
      c = scanner.next();
      if (c == '\n' || c == '\r') continue;  // a soft line break
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
  while (is_letter(scanner.peek())) {
    // FF[3] and older allow small letters in between, which mean nothing.
    const char c = scanner.next();
    if (c >= 'A' && c <= 'Z') property.name += c;
    if (property.name.size() > 64) return start.wrong("the property's name is too long");
  }
  scanner.skip(kSgfSpace);
  while (scanner.peek() == '[') {
    auto value = read_value(scanner, limits);
    if (!value) return fail(value.error());
    property.values.push_back(std::move(*value));
    if (property.values.size() > limits.tags) return start.wrong("too many values");
    scanner.skip(kSgfSpace);
  }
  if (property.name.empty() || property.values.empty())
    return start.wrong("expected a property with a value, such as B[…]");
  return property;
}

}  // namespace

const std::string* SgfNode::find(std::string_view name) const {
  for (const auto& property : properties)
    if (property.name == name) return &property.values.front();
  return nullptr;
}

Result<std::vector<SgfNode>> read_sgf_nodes(std::string_view text, const RecordLimits& limits) {
  if (text.size() > limits.bytes)
    return fail("1:1: the record is too large, expected at most " + std::to_string(limits.bytes) + " bytes");
  Scanner scanner(text);
  (void)scanner.until("(");  // anything may stand before the first game
  std::vector<SgfNode> nodes;
  std::size_t depth = 0;
  for (;;) {
    scanner.skip(kSgfSpace);
    if (scanner.take('(')) {
      if (++depth > limits.nesting) return scanner.wrong("the variations are nested too deep");
    } else if (scanner.take(';')) {
      if (depth == 0) return scanner.wrong("expected (");
      if (nodes.size() == limits.moves + limits.tags) return scanner.wrong("too many nodes");
      nodes.emplace_back();
    } else if (scanner.take(')')) {
      // The first variation ends here; what follows are others.
      if (nodes.empty()) return scanner.wrong("expected a node, ;");
      return nodes;
    } else if (is_letter(scanner.peek()) && !nodes.empty()) {
      if (nodes.back().properties.size() == limits.tags) return scanner.wrong("too many properties");
      auto property = read_property(scanner, limits);
      if (!property) return fail(property.error());
      nodes.back().properties.push_back(std::move(*property));
    } else {
      return scanner.wrong(scanner.at_end() ? depth == 0 ? "expected (" : "expected )"
                                            : "expected one of ( ; ) or a property");
    }
  }
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
