// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events of tournaments as another laptop's text brings them, one payload a line: what can be read is written alike, and
// any of them come to a tournament.
#include "framework/tournament/tournament.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::as_text(data, size);
  std::vector<tournament::Event> events;
  while (!text.empty() && events.size() < 50) {
    const auto end = text.find('\n');
    const auto event = tournament::event_of(std::to_string(events.size()), 0, text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!event) {
      fuzz::require_sentence(event.error());
      continue;
    }
    const auto again = tournament::event_of(event->id, 0, tournament::payload_of(*event));
    fuzz::require(again.has_value() && *again == *event, "what is read is written alike");
    events.push_back(*event);
  }
  const auto now = tournament::fold("t", events);
  fuzz::require(now.history.size() == events.size(), "every event stays readable");
  for (const auto& round : now.rounds)
    for (const auto& board : round.boards)
      fuzz::require(!(board.disputed && board.score), "nothing is half taken");
  return 0;
}
