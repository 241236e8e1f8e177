// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/host_reasons.hpp"

#include <algorithm>
#include <array>

#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

constexpr std::array<std::string_view, 8> kReasons{"resignation",   "agreement",    "time",     "forfeit",
                                                   "disconnection", "adjudication", "reported", "move_limit"};

const std::string* words(Language language, std::string_view id, std::string_view to) {
  return is_host_reason(id) ? find_text(language, "reason." + std::string(id) + std::string(to)) : nullptr;
}

}  // namespace

std::span<const std::string_view> host_reasons() noexcept { return kReasons; }

bool is_host_reason(std::string_view id) noexcept {
  return std::find(kReasons.begin(), kReasons.end(), id) != kReasons.end();
}

const std::string* host_reason(Language language, std::string_view id) { return words(language, id, ""); }
const std::string* host_reason_lost(Language language, std::string_view id) {
  return words(language, id, "_lost");
}
const std::string* host_reason_won(Language language, std::string_view id) {
  return words(language, id, "_won");
}
const std::string* host_reason_by(Language language, std::string_view id) {
  return words(language, id, "_by");
}
const std::string* host_reason_short(Language language, std::string_view id) {
  return words(language, id, "_short");
}

}  // namespace boardwright
