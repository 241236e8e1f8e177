// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/explain.h>

#include <boardwright/pure/utf8.hpp>
#include <boardwright/sdk/types.hpp>
#include <cstring>

namespace boardwright::sdk {

/// Says that a move is legal, or which rule is in the way: `Explanation::no("2.1", "too_far").at(field)
/// .with("reach", 3)`. Rule and message are ids among the rules' texts, with static storage.
class Explanation {
 public:
  /// `message` may tell what comes of the move.
  [[nodiscard]] static Explanation yes(const char* message = nullptr) {
    Explanation result;
    result.value_.legal = 1;
    result.value_.message = message;
    return result;
  }
  /// `rule` may be nullptr where no rule is at fault (an unreadable text, say).
  [[nodiscard]] static Explanation no(const char* rule, const char* message) {
    Explanation result;
    result.value_.rule = rule;
    result.value_.message = message;
    return result;
  }
  Explanation& at(std::uint32_t place) {
    if (value_.place_count < BW_MAX_EXPLAINED_PLACES) value_.places[value_.place_count++] = place;
    return *this;
  }
  Explanation& with(const char* name, std::int64_t number) {
    if (bw_argument* argument = next(name, BW_INTEGER)) argument->integer = number;
    return *this;
  }
  Explanation& with(const char* name, std::string_view text) {
    if (bw_argument* argument = next(name, BW_TEXT)) {
      const std::string_view kept = cut_letters(text, sizeof argument->text - 1);
      std::memcpy(argument->text, kept.data(), kept.size());
      argument->text[kept.size()] = '\0';
    }
    return *this;
  }
  [[nodiscard]] const bw_explanation& get() const noexcept { return value_; }

 private:
  Explanation() { value_.struct_size = sizeof value_; }
  bw_argument* next(const char* name, bw_type type) {
    if (value_.argument_count == BW_MAX_ARGUMENTS) return nullptr;
    bw_argument& argument = value_.arguments[value_.argument_count++];
    argument.name = name;
    argument.type = type;
    return &argument;
  }
  bw_explanation value_{};
};

}  // namespace boardwright::sdk
