// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/disc.hpp"

#include <boardwright/pure/utf8.hpp>

namespace boardwright {
namespace {

/// For the text of an element.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (static_cast<unsigned char>(c) >= ' ')
      out += c;
  }
  return out;
}

}  // namespace

DiscColours disc_colours(Tone tone) noexcept {
  switch (tone) {
    case Tone::kDark: return {"#33312e", "#121110", "#f3ece0"};
    case Tone::kLight: return {"#f6f1e6", "#7a7060", "#2a2825"};
    case Tone::kRed: return {"#8e2f2a", "#551a17", "#fdf1ec"};
    case Tone::kBlue: return {"#2c4f86", "#172d52", "#eef3fc"};
    case Tone::kYellow: return {"#e3b93c", "#7d6317", "#2a2825"};
    case Tone::kGreen: return {"#2f6b43", "#183a24", "#eefaf1"};
    case Tone::kNone: break;
  }
  return {"#c9c2b4", "#6c665b", "#2a2825"};
}

std::string drawn_disc(const PieceKind& kind, Tone tone) {
  const DiscColours colours = disc_colours(tone);
  const bool small = letters_in(kind.sign) > 1;
  const auto in = [](std::string_view colour) { return "\"" + std::string(colour) + "\""; };
  std::string svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
      "<ellipse cx=\"50\" cy=\"53\" rx=\"39\" ry=\"38.5\" fill=\"#000000\" fill-opacity=\"0.22\"/>"
      "<circle cx=\"50\" cy=\"50\" r=\"39\" fill=" +
      in(colours.body) + " stroke=" + in(colours.rim) + " stroke-width=\"2.5\"/>";
  if (kind.owner == 1 || kind.owner == 3)
    svg += "<circle cx=\"50\" cy=\"50\" r=\"33\" fill=\"none\" stroke=" + in(colours.sign) +
           " stroke-opacity=\"0.5\" stroke-width=\"2\"/>";
  svg += "<text x=\"50\" y=\"" + std::string(small ? "61" : "65") + "\" font-size=\"" +
         (small ? "32" : "42") +
         "\" font-family=\"Inter, sans-serif\" font-weight=\"600\" text-anchor=\"middle\" fill=" +
         in(colours.sign) + ">" + escaped(kind.sign) + "</text></svg>";
  return svg;
}

}  // namespace boardwright
