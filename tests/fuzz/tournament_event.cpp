// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events of tournaments as another laptop's text brings them, one payload a line: what can be read is written alike, and
// any of them come to a tournament.
#include "framework/tournament/draft.hpp"
#include "framework/tournament/tournament_standings.hpp"
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
  // What comes of them is counted without an end or a limit that isn't the rules' own.
  const auto name = [](const std::string& player) { return player; };
  if (const auto lines = tournament::standing_lines(now, name); !lines) fuzz::require_sentence(lines.error());
  const auto drafted = tournament::draft_round(now, name);
  if (const auto* problem = std::get_if<tournament::PairingProblem>(&drafted.what))
    fuzz::require_sentence(problem->sentence());
  return 0;
}
