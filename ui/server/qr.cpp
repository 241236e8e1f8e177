// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/qr.hpp"

#include "framework/papers/qr_picture.hpp"

namespace boardwright::server {
namespace {

constexpr int kQuiet = 4;  // squares of white around it, as the standard wants

}  // namespace

std::string qr_svg(const std::string& text) {
  const auto code = papers::qr_picture(text);
  const int size = code.size;
  const std::string whole = std::to_string(size + 2 * kQuiet);
  std::string path;
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      if (code.dark(x, y))
        path += "M" + std::to_string(x + kQuiet) + "," + std::to_string(y + kQuiet) + "h1v1h-1z";
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + whole + " " + whole +
         R"(" shape-rendering="crispEdges"><path fill="#fff" d="M0,0h)" + whole + "v" + whole + "h-" + whole +
         R"(z"/><path fill="#000" d=")" + path + R"("/></svg>)";
}

std::string qr_lines(const std::string& text) {
  const auto code = papers::qr_picture(text);
  const int size = code.size;
  // White is drawn, black is left: most terminals are dark, and readers take both.
  const auto white = [&](int x, int y) {
    return x < 0 || y < 0 || x >= size || y >= size || !code.dark(x, y);
  };
  std::string lines;
  for (int y = -2; y < size + 2; y += 2) {
    for (int x = -2; x < size + 2; ++x)
      lines += white(x, y) ? (white(x, y + 1) ? "█" : "▀") : (white(x, y + 1) ? "▄" : " ");
    lines += '\n';
  }
  return lines;
}

}  // namespace boardwright::server
