// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands, refusals, updates and their differences in JSON. The first line names a game.
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

/// What is read is written as what is read as the same; what isn't is refused with a sentence.
template <class Message, class Read>
void there_and_back(std::string_view text, const Rules& rules, Read read) {
  const Result<Message> message = read(text, rules);
  if (!message) return fuzz::require_sentence(message.error());
  const Result<Message> again = read(to_json(*message, rules).dump(), rules);
  fuzz::require(again.has_value() && *again == *message, "a message that is written is read as the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::as_text(data, size);
  const auto chosen = fuzz::take_rules(text);
  const Rules& rules = *chosen;
  there_and_back<Command>(text, rules, command_from_json);
  there_and_back<Refusal>(text, rules, refusal_from_json);
  there_and_back<Update>(text, rules, update_from_json);
  there_and_back<UpdateDifference>(text, rules, difference_from_json);
  // Whatever a difference says, to whatever update.
  if (const auto difference = difference_from_json(text, rules)) {
    Update before;
    before.generation = difference->generation;
    before.number = difference->of;
    if (const auto after = apply(*difference, before)) {
      const auto other = apply(difference_of(before, *after), before);
      fuzz::require(other.has_value() && *other == *after, "a difference applied gives the update");
    }
  }
  return 0;
}
