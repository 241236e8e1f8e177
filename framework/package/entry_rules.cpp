// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/entry_rules.hpp"

#include <algorithm>
#include <array>

#include "framework/package/drawing_rules.hpp"
#include "framework/text/ascii.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kLongestEntryName = 120;
constexpr std::size_t kDeepest = 4;
constexpr std::array<std::string_view, 8> kEndings{".lua", ".yaml", ".md",  ".svg",
                                                   ".txt", ".sgf",  ".pgn", ".json"};
constexpr std::array<std::string_view, 6> kNative{".so", ".dll", ".dylib", ".exe", ".a", ".o"};

bool is_plain_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
         c == '.' || c == '/';
}

/// Also where a version stands behind it: libgame.so.1.
bool is_native(std::string_view name) {
  const std::string file = ascii_lower(name.substr(name.rfind('/') + 1));
  return std::any_of(kNative.begin(), kNative.end(), [&](std::string_view ending) {
    return file.ends_with(ending) || file.find(std::string(ending) + ".") != file.npos;
  });
}

bool is_control_byte(char c) {
  return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t';
}

}  // namespace

Result<void> check_entry_name(std::string_view name) {
  const std::string holds = "the package holds '" + excerpt(name) + "'";
  if (name.empty()) return fail("the package holds a file without a name");
  if (name.size() > kLongestEntryName) return fail(holds + ", a name that is too long");
  if (name.find('\\') != name.npos) return fail(holds + ", a name with a backslash");
  if (name.front() == '/' || name.find(':') != name.npos)
    return fail(holds + ", which leads out of the package");
  if (name.back() == '/') return fail(holds + ", a folder by itself");
  std::size_t depth = 0;
  for (std::string_view rest = name; !rest.empty(); ++depth) {
    const std::string_view part = rest.substr(0, rest.find('/'));
    if (part == "..") return fail(holds + ", which leads out of the package");
    if (part.empty() || part.front() == '.') return fail(holds + ", a hidden name or none at all");
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
  }
  if (depth > kDeepest) return fail(holds + ", in too many folders");
  if (!std::all_of(name.begin(), name.end(), is_plain_letter))
    return fail(holds + "; names in packages have letters from a to z, digits, _ - and .");
  if (is_native(name))
    return fail(holds + ", a native library; packages hold only texts that anybody can read");
  if (std::none_of(kEndings.begin(), kEndings.end(),
                   [&](std::string_view ending) { return name.ends_with(ending); }))
    return fail(holds + ", a kind of file that packages don't have");
  return {};
}

Result<void> check_entry_content(std::string_view name, std::string_view content) {
  const std::string holds = "the package holds '" + excerpt(name) + "'";
  if (content.starts_with("\x7f"
                          "ELF"))
    return fail(holds + ", which is a native library, whatever its name says");
  const bool drawing = name.ends_with(".svg");  // a picture, and a text all the same
  if (const auto kind = file_kind(content); !kind.empty() && !drawing)
    return fail(holds + ", which is " + std::string(kind) + ", whatever its name says");
  if (!is_utf8(content) || std::any_of(content.begin(), content.end(), is_control_byte))
    return fail(holds + ", which is no text");
  if (!drawing) return {};
  if (auto draws = check_drawing(content); !draws) return fail(holds + ", a drawing " + draws.error());
  return {};
}

}  // namespace boardwright
