// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/drawing_rules.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "framework/text/ascii.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::array<std::string_view, 24> kElements{
    "svg",      "g",       "defs",           "title",          "desc",    "metadata", "path",  "rect",
    "circle",   "ellipse", "line",           "polyline",       "polygon", "text",     "tspan", "stop",
    "clippath", "mask",    "lineargradient", "radialgradient", "symbol",  "use",      "style", "pattern"};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool ends_name(char c) { return is_space(c) || c == '=' || c == '>' || c == '/' || c == '"' || c == '\''; }

void skip_space(std::string_view& rest) {
  while (!rest.empty() && is_space(rest.front())) rest.remove_prefix(1);
}

std::string_view take_name(std::string_view& rest) {
  const auto end = std::find_if(rest.begin(), rest.end(), ends_name);
  const auto name = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
  rest.remove_prefix(name.size());
  return name;
}

/// What stands behind a name's prefix, in small letters: "xlink:HREF" is "href".
std::string local_name(std::string_view name) { return ascii_lower(name.substr(name.rfind(':') + 1)); }

/// Whatever it is written in, a link within the drawing begins with #, and a fill may name a colour by url(#…).
Result<void> check_attribute(std::string_view name, std::string_view value) {
  const std::string local = local_name(name);
  if (local.starts_with("on")) return fail("that runs something ('" + excerpt(name) + "')");
  if ((local == "href" || local == "src") && !value.starts_with('#'))
    return fail("that leads to something outside itself");
  const std::string small = ascii_lower(value);
  for (auto at = small.find("url"); at != small.npos; at = small.find("url", at + 1)) {
    std::string_view rest = std::string_view(small).substr(at + 3);
    if (!rest.starts_with("(#")) return fail("that leads to something outside itself");
  }
  return {};
}

/// From behind the element's name to behind its '>'.
Result<void> read_attributes(std::string_view& rest) {
  for (;;) {
    while (!rest.empty() && (is_space(rest.front()) || rest.front() == '/')) rest.remove_prefix(1);
    if (rest.empty()) return fail("that ends in the middle");
    if (rest.front() == '>') return rest.remove_prefix(1), Result<void>();
    const auto name = take_name(rest);
    skip_space(rest);
    if (name.empty() || !rest.starts_with('=')) return fail("that can't be read");
    rest.remove_prefix(1);
    skip_space(rest);
    if (rest.empty() || (rest.front() != '"' && rest.front() != '\'')) return fail("that can't be read");
    const auto end = rest.find(rest.front(), 1);
    if (end == rest.npos) return fail("that ends in the middle");
    if (auto fits = check_attribute(name, rest.substr(1, end - 1)); !fits) return fits;
    rest.remove_prefix(end + 1);
  }
}

/// Past the end of what begins here; false if there is none.
bool skip_past(std::string_view& rest, std::string_view end) {
  const auto at = rest.find(end);
  if (at == rest.npos) return false;
  rest.remove_prefix(at + end.size());
  return true;
}

}  // namespace

Result<void> check_drawing(std::string_view svg) {
  bool styled = false;
  for (std::string_view rest = svg;;) {
    const auto open = rest.find('<');
    const std::string_view words = rest.substr(0, open);
    const std::string small = styled ? ascii_lower(words) : std::string();
    if (small.find("@import") != small.npos || small.find("url") != small.npos ||
        small.find('\\') != small.npos)
      return fail("that leads to something outside itself");
    if (open == rest.npos) return {};
    rest.remove_prefix(open);
    if (rest.starts_with("<!--") || rest.starts_with("<?xml ")) {
      if (!skip_past(rest, rest[1] == '!' ? "-->" : "?>")) return fail("that ends in the middle");
      continue;
    }
    if (rest.starts_with("<!") || rest.starts_with("<?"))
      return fail("that holds more than shapes ('" + excerpt(rest, 12) + "')");
    rest.remove_prefix(1);
    const bool closes = rest.starts_with('/');
    if (closes) rest.remove_prefix(1);
    const auto name = take_name(rest);
    const std::string element = local_name(name);
    if (std::find(kElements.begin(), kElements.end(), element) == kElements.end())
      return fail("that holds '" + excerpt(name) + "', which is no shape");
    if (element == "style")
      styled = true;  // from here on; what stands behind it is looked at as well, which does no harm
    if (auto read = read_attributes(rest); !read) return read;
  }
}

}  // namespace boardwright
