// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/yaml_layout.hpp"

#include <algorithm>

namespace boardwright {
namespace {

constexpr std::string_view kYamlSpace = " \t\r";

/// A line's words without a comment at its end; a '#' begins one at the line's begin or after a space.
std::string_view without_comment(std::string_view line) {
  for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
    if (at == 0 || kYamlSpace.find(line[at - 1]) != std::string_view::npos) {
      line = line.substr(0, at);
      break;
    }
  const std::size_t last = line.find_last_not_of(kYamlSpace);
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace

YamlLayout::YamlLayout(std::string_view text, const YAML::Node& top) : text_(text), top_(top) {
  lines_.push_back(0);
  for (std::size_t at = 0; at < text.size(); ++at)
    if (text[at] == '\n') lines_.push_back(at + 1);
}

std::size_t YamlLayout::place(const YAML::Mark& mark) const {
  if (mark.is_null()) return text_.size();
  const auto line = static_cast<std::size_t>(mark.line);
  if (line >= lines_.size()) return text_.size();
  return std::min(lines_[line] + static_cast<std::size_t>(mark.column), text_.size());
}

std::size_t YamlLayout::line_begin(std::size_t at) const {
  return *std::prev(std::upper_bound(lines_.begin(), lines_.end(), at));
}

std::size_t YamlLayout::line_end(std::size_t at) const {
  return std::min(text_.find('\n', at), text_.size());
}

std::size_t YamlLayout::after_quotes(std::size_t at) const {
  const char quote = text_[at];
  for (++at; at < text_.size(); ++at) {
    if (quote == '"' && text_[at] == '\\') {
      ++at;
    } else if (text_[at] == quote) {
      if (quote == '"' || at + 1 >= text_.size() || text_[at + 1] != quote) return at + 1;
      ++at;  // '' is one quotation mark inside
    }
  }
  return text_.size();
}

std::size_t YamlLayout::after_brackets(std::size_t at) const {
  std::size_t depth = 0;
  bool begins = true;  // only at the beginning of a value is a quotation mark one
  while (at < text_.size()) {
    const char c = text_[at];
    if (begins && (c == '"' || c == '\'')) {
      at = after_quotes(at);
      begins = false;
      continue;
    }
    if (c == '#' && (kYamlSpace.find(text_[at - 1]) != std::string_view::npos || text_[at - 1] == '\n')) {
      at = line_end(at);
      continue;
    }
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at + 1;
    if (kYamlSpace.find(c) == std::string_view::npos && c != '\n')
      begins = c == '{' || c == '[' || c == ',' || c == ':';
    ++at;
  }
  return text_.size();
}

std::size_t YamlLayout::after_plain_in_flow(std::size_t at) const {
  const std::size_t from = at;
  while (at < text_.size() && std::string_view(",[]{}\n").find(text_[at]) == std::string_view::npos) ++at;
  return from + without_comment(text_.substr(from, at - from)).size();
}

std::size_t YamlLayout::colon_after(std::size_t key) const {
  const bool quoted = text_[key] == '"' || text_[key] == '\'';
  std::size_t at = quoted ? after_quotes(key) : key;
  // In a plain key a colon is part of the key unless a space or the line's end follows.
  for (; at < text_.size(); ++at)
    if (text_[at] == ':' && (quoted || at + 1 == text_.size() ||
                             std::string_view(" \t\r\n,{}[]").find(text_[at + 1]) != std::string_view::npos))
      return at;
  return text_.size();
}

/// The end of the last line that belongs to a value of several lines: blank lines and comments that follow
/// belong to what comes next. Of a text after | or > what is further in than its key belongs to it whatever
/// it looks like.
std::size_t YamlLayout::content_end(std::size_t from, std::size_t limit, std::size_t column,
                                    bool block_scalar) const {
  std::size_t end = line_end(from);
  for (std::size_t at = end + 1; at < limit; at = line_end(at) + 1) {
    const std::string_view line = text_.substr(at, line_end(at) - at);
    const std::size_t indent = line.find_first_not_of(kYamlSpace);
    if (indent == std::string_view::npos) continue;
    if (line[indent] == '#' && (!block_scalar || indent <= column)) continue;
    end = line_end(at);
  }
  return std::min(end, limit);
}

void YamlLayout::find_value(YamlEntry& entry, std::size_t key, std::size_t limit, std::size_t column,
                            bool flow) const {
  const std::size_t colon = std::min(colon_after(key), limit);
  entry.line_end = line_end(colon);
  std::size_t begin = std::min(colon + 1, limit);
  if (!entry.value.IsNull()) {
    begin = place(entry.value.Mark());
  } else {  // nothing, or a word for it
    const std::size_t word = text_.find_first_not_of(kYamlSpace, begin);
    if (word != std::string_view::npos && word < limit &&
        std::string_view("\n#,}]").find(text_[word]) == std::string_view::npos)
      begin = word;
    else
      entry.text = {begin, begin};
  }
  const char first = begin < limit ? text_[begin] : '\n';
  const bool none = entry.value.IsNull() && entry.text.begin == begin;
  std::size_t end = begin;
  if (none) {
    end = begin;
  } else if (first == '"' || first == '\'') {
    end = after_quotes(begin);
  } else if (first == '{' || first == '[') {
    end = after_brackets(begin);
  } else if (flow) {
    end = after_plain_in_flow(begin);
  } else if (first == '|' || first == '>') {
    end = content_end(begin, limit, column, true);
  } else {
    end = content_end(begin, limit, column, false);
    const std::size_t last = line_begin(end == begin ? end : end - 1);
    const std::size_t line = std::max(last, begin);
    end = line + without_comment(text_.substr(line, end - line)).size();
  }
  entry.text = {begin, std::max(begin, end)};
  if (flow) {
    entry.whole = {key, std::max(entry.text.end, colon + 1)};
  } else {
    entry.whole = {line_begin(key), std::min(line_end(entry.text.end) + 1, text_.size())};
  }
}

YamlMap YamlLayout::map(const YAML::Node& node, std::size_t limit) const {
  YamlMap found;
  const std::size_t begin = place(node.Mark());
  found.flow = begin < text_.size() && text_[begin] == '{';
  found.column = begin - line_begin(std::min(begin, text_.size()));
  found.whole = {begin, found.flow ? after_brackets(begin) : limit};
  std::vector<std::size_t> keys;
  for (const auto& pair : node) {
    YamlEntry entry;
    entry.key = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
    entry.value = pair.second;
    found.entries.push_back(std::move(entry));
    keys.push_back(place(pair.first.Mark()));
  }
  for (std::size_t i = 0; i < keys.size(); ++i) {
    std::size_t next = found.flow ? found.whole.end : limit;
    if (i + 1 < keys.size()) next = found.flow ? keys[i + 1] : line_begin(keys[i + 1]);
    if (keys[i] < next) find_value(found.entries[i], keys[i], next, found.column, found.flow);
  }
  return found;
}

}  // namespace boardwright
