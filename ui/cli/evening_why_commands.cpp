// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament why: what decided about a board, or the bye.
#include <iostream>

#include "ui/cli/evening_lines.hpp"
#include "ui/cli/why_words.hpp"

namespace boardwright::cli {

int tournament_why(const Context& context, const TournamentEveningOptions& options) {
  if ((options.board == 0) != options.of_bye) return wrong("say which: --board and its number, or --bye");
  const auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  const auto& now = evening->now();
  const auto round = options.round != 0 ? options.round : static_cast<std::uint32_t>(now.rounds.size());
  const auto why = why_board(now, round, options.board, evening->names());
  if (!why) return wrong(why.error());
  for (const auto& sentence : why_sentences(*why, evening->names())) std::cout << sentence << "\n";
  if (options.not_with.empty()) return kGood;
  const auto other = evening->find(options.not_with);
  if (!other) return wrong(other.error());
  if (why->second.empty()) {
    std::cout << why_not_sentence(*why, *other, {}, evening->names()) << "\n";
    return kGood;
  }
  if (*other == why->first || *other == why->second)
    return wrong("--not: " + evening->name(*other) + " plays on this board; name somebody else");
  for (const auto& one : {why->first, why->second})
    std::cout << why_not_sentence(*why, one, *other, evening->names()) << "\n";
  return kGood;
}

}  // namespace boardwright::cli
