// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament why: what decided about a board, or the bye.
#include <iostream>

#include "framework/evening/why_words.hpp"
#include "ui/cli/evening_lines.hpp"

namespace boardwright::cli {

int tournament_why(const Context& context, const TournamentEveningOptions& options) {
  if ((options.board == 0) != options.of_bye) return wrong(context, refuse("tournament.why_which"));
  const auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto& now = evening->now();
  if (now.settings.without_rounds()) return wrong(context, refuse("tournament.why_open"));
  const auto round = options.round != 0 ? options.round : static_cast<std::uint32_t>(now.rounds.size());
  const auto say = [](const WhySentence& sentence) { std::cout << with_rule(sentence) << "\n"; };
  if (now.settings.system != tournament::System::kSwiss && options.not_with.empty()) {
    const auto told = why_by_system(now, round, options.board, evening->names(), context.language);
    if (!told) return wrong(context, told);
    for (const auto& sentence : *told) say(sentence);
    return kGood;
  }
  const auto why = why_board(now, round, options.board, evening->names());
  if (!why) return wrong(context, why);
  for (const auto& sentence : why_sentences(*why, evening->names(), context.language)) say(sentence);
  if (options.not_with.empty()) return kGood;
  const auto other = evening->find(options.not_with);
  if (!other) return wrong(context, other);
  if (why->second.empty()) {
    say(why_not_sentence(*why, *other, {}, evening->names(), context.language));
    return kGood;
  }
  if (*other == why->first || *other == why->second)
    return wrong(context, refuse("tournament.why_here", {evening->name(*other)}));
  for (const auto& one : {why->first, why->second})
    say(why_not_sentence(*why, one, *other, evening->names(), context.language));
  return kGood;
}

}  // namespace boardwright::cli
