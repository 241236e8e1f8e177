// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands and updates of a match in JSON. The first line names a game.
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::as_text(data, size);
  const auto chosen = fuzz::take_rules(text);
  const Rules& rules = *chosen;
  if (const auto command = command_from_json(text, rules)) {
    const auto again = command_from_json(to_json(*command, rules).dump(), rules);
    fuzz::require(again.has_value() && *again == *command, "a command that is written is read as the same");
  } else {
    fuzz::require_sentence(command.error());
  }
  if (const auto update = update_from_json(text, rules)) {
    const auto again = update_from_json(to_json(*update, rules).dump(), rules);
    fuzz::require(again.has_value() && *again == *update, "an update that is written is read as the same");
  } else {
    fuzz::require_sentence(update.error());
  }
  return 0;
}
