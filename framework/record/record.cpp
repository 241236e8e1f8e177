// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/record.hpp"

#include <sodium.h>

#include <array>

#include "framework/catalogue/settings.hpp"

namespace boardwright {
namespace {

/// Each text with its size before it, so that no two lists of texts give the same bytes.
void add(crypto_generichash_state& state, std::string_view text) {
  const std::string size = std::to_string(text.size()) + ":";
  for (const std::string_view part : {std::string_view(size), text})
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(part.data()), part.size());
}

}  // namespace

std::string rules_hash(const Rules& rules) {
  if (sodium_init() < 0) std::abort();
  constexpr std::size_t kSize = 32;
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, kSize);
  add(state, "boardwright rules 1");
  add(state, rules.game_id());
  add(state, std::to_string(rules.game().rules_revision));
  for (const auto& spec : rules.game().parameters) {
    const auto value = rules.parameters().find(spec.name);
    if (value == rules.parameters().end() || value->second == spec.standard) continue;
    add(state, spec.name);
    add(state, write_value(value->second));
  }
  std::array<unsigned char, kSize> digest{};
  crypto_generichash_final(&state, digest.data(), digest.size());
  std::array<char, 2 * kSize + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  return hex.data();
}

Record record_of(const Rules& rules, std::string variant) {
  Record record;
  record.game = rules.game_id();
  record.variant = std::move(variant);
  record.plugin_version = rules.library().version();
  record.rules_hash = rules_hash(rules);
  record.script_hash = rules.library().script_hash();
  for (const auto& [name, value] : rules.parameters()) record.parameters[name] = write_value(value);
  return record;
}

void set_result(Record& record, const Rules& rules, const Outcome& outcome) {
  record.scores.clear();
  for (Seat seat = 0; seat < outcome.scores.size(); ++seat)
    record.scores[std::string(rules.seat_name(seat))] = outcome.scores[seat];
  record.reason = outcome.reason;
}

std::string score_text(std::uint32_t half_points) {
  return half_points % 2 == 0 ? std::to_string(half_points / 2) : std::to_string(half_points / 2) + ".5";
}

std::string scores_text(const Outcome& outcome) {
  std::string text;
  for (const auto score : outcome.scores) text += (text.empty() ? "" : "-") + score_text(score);
  return text;
}

}  // namespace boardwright
