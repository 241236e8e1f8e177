// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which numbered rules a move used.
#include <boardwright/abi/trace.h>

#include <algorithm>
#include <bit>
#include <set>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

/// As RULES.md numbers them: M6.3, 11.3a. No longer than a column of a table may be.
bool is_rule_number(std::string_view text) {
  const auto allowed = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '.';
  };
  return !text.empty() && text.size() <= 16 && std::all_of(text.begin(), text.end(), allowed) &&
         std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The extension with what it says about itself.
class Traced {
 public:
  Traced(const Rules& rules, const bw_trace& table) : rules_(rules), table_(table) {
    count_ = table.ids(rules.raw(), &ids_);
    possible_ = table.possible(rules.raw());
  }

  [[nodiscard]] Result<void> sound() const {
    if (count_ == 0 || count_ > BW_MAX_TRACED_RULES)
      return fail(std::to_string(count_) + " rules can be reported, expected 1 to 64");
    if (ids_ == nullptr) return fail("the numbers of the rules that can be reported are missing");
    std::set<std::string> described, met;
    for (const RuleText& text : rules_.texts(BW_TEXT_RULE)) described.insert(text.id);
    for (std::uint32_t i = 0; i < count_; ++i) {
      if (ids_[i] == nullptr) return fail("number " + std::to_string(i) + " is missing");
      const std::string id = ids_[i];
      if (!is_rule_number(id)) return fail(in_quotes(id) + " is not the number of a rule");
      if (!described.contains(id)) return fail("rule " + id + " can be reported and isn't described");
      if (!met.insert(id).second) return fail("rule " + id + " is reported by two bits");
    }
    if ((possible_ & ~all()) != 0)
      return fail("bit " + std::to_string(std::countr_zero(possible_ & ~all())) +
                  " is possible, but no rule has it");
    for (const RuleText& reason : rules_.texts(BW_TEXT_REASON))
      if (const auto beyond = ending(reason.id) & ~possible_; beyond != 0)
        return fail("the reason " + reason.id + " ends games by " + name(beyond) +
                    ", which isn't possible under these parameters");
    if (ending("no such reason") != 0) return fail("some rule ends games for a reason that doesn't exist");
    return {};
  }

  /// What a ply used, and what is wrong with that.
  [[nodiscard]] Result<std::uint64_t> used(const Position& before, const Ply& ply,
                                           const Position& after) const {
    std::uint64_t used[2] = {0, ~std::uint64_t{0}};
    for (std::uint64_t& answer : used)
      if (const bw_status status =
              table_.used(rules_.raw(), before.data(), ply.seat, ply.move, after.data(), &answer);
          status != BW_OK)
        return fail("the rules that " + name_of(before, ply) + " used fail with status " +
                    std::to_string(status));
    if (used[0] != used[1])
      return fail("the rules that " + name_of(before, ply) + " used differ the second time");
    if (const auto beyond = used[0] & ~possible_; beyond != 0)
      return fail(name_of(before, ply) + " used " + name(beyond) +
                  ", which isn't possible under these parameters");
    return used[0];
  }
  [[nodiscard]] std::uint64_t ending(const std::string& reason) const {
    return table_.ending(rules_.raw(), reason.c_str());
  }

 private:
  [[nodiscard]] std::uint64_t all() const { return ~std::uint64_t{0} >> (BW_MAX_TRACED_RULES - count_); }
  /// Of the first rule in a set.
  [[nodiscard]] std::string name(std::uint64_t rules) const {
    const auto bit = static_cast<std::uint32_t>(std::countr_zero(rules));
    return bit < count_ ? "rule " + std::string(ids_[bit]) : "rule number " + std::to_string(bit);
  }

  const Rules& rules_;
  const bw_trace& table_;
  const char* const* ids_ = nullptr;
  std::uint32_t count_ = 0;
  std::uint64_t possible_ = 0;
};

Finding rules_used(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_trace>(BW_TRACE);
  if (table == nullptr) return not_applicable("the rules don't say which rules a move used");
  const Traced traced(rules, *table);
  if (const auto sound = traced.sound(); !sound) return broken(sound.error());
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    Position after = position;
    for (const Ply& ply : plies(position)) {
      after = position;
      if (!after.play(ply.seat, ply.move)) continue;  // another law says so
      const auto used = traced.used(position, ply, after);
      if (!used) return fail(used.error());
      if (!after.is_over()) continue;
      const std::string reason = after.outcome().reason;
      const auto ending = traced.ending(reason);
      if (ending != 0 && (ending & *used) == 0)
        return fail(name_of(position, ply) + " ended the game by " + reason +
                    " and used no rule that ends games so");
    }
    return {};
  });
}

}  // namespace

std::span<const Law> rules_used_laws() {
  static constexpr Law kLaws[] = {
      {"rules_used",
       "The rules that a move used are described, possible under the parameters and the same each time; one "
       "of them "
       "ends the game if a rule does.",
       rules_used},
  };
  return kLaws;
}

}  // namespace boardwright::check
