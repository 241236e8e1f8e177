// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions, answers and names in JSON. The first line names a game.
#include <nlohmann/json.hpp>

#include "framework/link/answer.hpp"
#include "framework/link/question_json.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

template <class Message, class Read>
void there_and_back(std::string_view text, const GameNames& names, Read read) {
  const Result<Message> message = read(text, names);
  if (!message) return fuzz::require_sentence(message.error());
  const Result<Message> again = read(to_json(*message, names).dump(), names);
  fuzz::require(again.has_value() && *again == *message, "a message that is written is read as the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::as_text(data, size);
  const auto rules = fuzz::take_rules(text);
  const GameNames names = GameNames::of(*rules);
  there_and_back<NumberedQuestion>(text, names, question_from_json);
  there_and_back<NumberedAnswer>(text, names, answer_from_json);
  if (const auto read = game_names_from_json(text); !read) fuzz::require_sentence(read.error());
  // Whatever is asked is answered or refused.
  if (const auto asked = question_from_json(text, names)) {
    MatchOptions options;
    options.rules = rules;
    options.seed = Seed::from_number(1);
    const auto match = Match::create(std::move(options));
    fuzz::require(match.has_value(), "a match begins");
    for (const Seat viewer : {Seat{0}, Seat{BW_SPECTATOR}})
      if (const auto answered = answer(**match, viewer, asked->question); !answered)
        fuzz::require_sentence(answered.error());
  }
  return 0;
}
