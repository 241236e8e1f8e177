// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/plain_result.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {
namespace {

constexpr std::string_view kHalf = "½";

/// Hyphens, dashes and minus signs; the colons of other alphabets; blanks that don't break.
constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kSigns{{{"\u2010", "-"},
                                                                                {"\u2011", "-"},
                                                                                {"\u2012", "-"},
                                                                                {"\u2013", "-"},
                                                                                {"\u2014", "-"},
                                                                                {"\u2015", "-"},
                                                                                {"\u2212", "-"},
                                                                                {"\uFE63", "-"},
                                                                                {"\uFF0D", "-"},
                                                                                {"\u2236", ":"},
                                                                                {"\uFF1A", ":"},
                                                                                {"\u00A0", " "},
                                                                                {"\u2009", " "},
                                                                                {"\u202F", " "},
                                                                                {"1/2", kHalf}}};

/// As people write them who pair by hand, and as TRF and the window do.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kForfeits{{{"+-", "+:-"},
                                                                                  {"+--", "+:-"},
                                                                                  {"-+", "-:+"},
                                                                                  {"--+", "-:+"},
                                                                                  {"--", "-:-"},
                                                                                  {"---", "-:-"},
                                                                                  {kHalf, "½-½"}}};

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

void put_instead_of(std::string& text, std::string_view part, std::string_view by) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + by.size()))
    text.replace(at, part.size(), by);
}

/// "0.5", ".5" and "0,5" with ½: a comma that parts the games of a match has a whole game behind it.
void write_halves(std::string& text) {
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    if ((text[at] != '.' && text[at] != ',') || text[at + 1] != '5') continue;
    const bool ends =
        at + 2 == text.size() || std::string_view("-:,").find(text[at + 2]) != std::string::npos;
    const bool behind_digit = at > 0 && is_digit(text[at - 1]);
    if (!ends || (text[at] == ',' && !behind_digit)) continue;
    const bool nothing_whole = behind_digit && text[at - 1] == '0' && (at == 1 || !is_digit(text[at - 2]));
    const std::size_t begin = nothing_whole ? at - 1 : at;
    text.replace(begin, at + 2 - begin, kHalf);
  }
}

/// One game, or the sum of a match.
std::string plain_game(std::string game) {
  for (const auto& [written, meant] : kForfeits)
    if (game == written) return std::string(meant);
  // Points may have a colon between them, forfeits keep theirs.
  if (const auto colon = game.find(':');
      colon != std::string::npos && game.find_first_of("+-") == std::string::npos)
    game[colon] = '-';
  return game;
}

}  // namespace

std::string plain_signs(std::string_view text) {
  std::string plain(text);
  for (const auto& [sign, meant] : kSigns) put_instead_of(plain, sign, meant);
  std::erase_if(plain, [](char letter) { return letter == ' ' || letter == '\t'; });
  write_halves(plain);
  return plain;
}

std::string plain_result(std::string_view text) {
  const std::string plain = plain_signs(text);
  std::string games;
  for (std::size_t from = 0; from <= plain.size();) {
    const std::size_t end = std::min(plain.find(',', from), plain.size());
    games += (from == 0 ? "" : ",") + plain_game(plain.substr(from, end - from));
    from = end + 1;
  }
  return games;
}

}  // namespace boardwright
