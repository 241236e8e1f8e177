// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace boardwright::check {

class Trial;

enum class Status { kPassed, kFailed, kNotApplicable };

/// What came of a law: how much was examined, what is wrong, or what the rules don't have.
struct Finding {
  Status status = Status::kFailed;
  std::string text;
  bool rules_failed = false;  ///< at a line of their own, which the text names
};

[[nodiscard]] Finding passed(std::uint64_t count, std::string_view things);
[[nodiscard]] Finding broken(std::string sentence);
[[nodiscard]] Finding not_applicable(std::string sentence);

/// Something that every rule set must keep.
struct Law {
  const char* id;
  const char* statement;  ///< one sentence for the author of a game
  Finding (*run)(Trial&);
  /// False for laws that load the library themselves.
  bool needs_rules = true;
};

/// All of them, in the order in which they run.
[[nodiscard]] std::span<const Law> laws();

}  // namespace boardwright::check
