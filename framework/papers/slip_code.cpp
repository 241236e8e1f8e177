// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/slip_code.hpp"

#include <vector>

#include "framework/text/ascii.hpp"
#include "framework/text/number.hpp"

namespace boardwright::papers {
namespace {

constexpr std::string_view kSchema = "BW1", kLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-";
constexpr std::size_t kLongestId = 64;

/// Weighted by place, modulo a prime: one wrong letter and two that changed places are both seen.
char check_letter(std::string_view text) {
  static_assert(kLetters.size() == 37);
  std::size_t sum = 0, weight = 1;
  for (const char letter : text) {
    const auto value = kLetters.find(letter);
    sum += (value == std::string_view::npos ? 36 : value) * weight;
    weight = weight % 36 + 1;
  }
  return kLetters[sum % 37];
}

std::string checked(const SlipCode& code) {
  std::string text = std::string(kSchema) + "/";
  for (const char letter : code.tournament) text += ascii_upper(letter);
  return text + "/" + std::to_string(code.round) + "/" + std::to_string(code.board);
}

}  // namespace

std::string slip_text(const SlipCode& code) {
  const std::string text = checked(code);
  return text + "/" + check_letter(text);
}

Result<SlipCode> read_slip(std::string_view text) {
  const auto wrong = [](const char* why) {
    return fail("the code of a slip looks like BW1/…/3/12/K: " + std::string(why));
  };
  while (!text.empty() && (text.front() == ' ' || text.front() == '\n')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r'))
    text.remove_suffix(1);
  std::vector<std::string> parts(1);
  for (const char letter : text) {
    if (letter == '/') {
      parts.emplace_back();
    } else {
      parts.back() += ascii_upper(letter);
    }
    if (parts.size() > 5 || parts.back().size() > kLongestId) return wrong("this is something else");
  }
  if (parts.size() != 5 || parts[0] != kSchema || parts[1].empty()) return wrong("this is something else");
  for (const char letter : parts[1])
    if (kLetters.find(letter) == std::string_view::npos) return wrong("this is something else");
  const auto round = whole_number<std::uint32_t>(parts[2]), board = whole_number<std::uint32_t>(parts[3]);
  if (!round || !board || *board == 0) return wrong("the round or the board isn't a number");
  SlipCode code{.tournament = {}, .round = *round, .board = *board};
  for (const char letter : parts[1]) code.tournament += ascii_lower(letter);
  if (parts[4] != std::string(1, check_letter(checked(code)))) return wrong("this one is mistyped");
  return code;
}

QrPicture slip_picture(const SlipCode& code) { return qr_picture(slip_text(code)); }

}  // namespace boardwright::papers
