// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/problem_words.hpp"

#include "framework/record/foreign_moves.hpp"

namespace boardwright {

std::string problem_in(Language language, const OpenedRecord& opened, const Replay& played) {
  const std::string& problem = played.problem;
  if (language == Language::kEnglish || played.problem_ply >= opened.record.moves.size()) return problem;
  const std::string& text = opened.record.moves[played.problem_ply].text;
  const Position& now = played.line.now();
  const auto in_words = [&](const std::optional<Explanation>& why) -> std::string {
    if (!why || why->legal) return {};
    const std::string english = plugin_english(*played.rules, *why);
    if (english.empty() || !problem.ends_with(english)) return {};
    return problem.substr(0, problem.size() - english.size()) +
           opened.game->explanation_text(language, *why, *played.rules);
  };
  for (const Seat seat : now.seats_on_turn()) {
    if (auto told = in_words(now.explain(seat, text)); !told.empty()) return told;
    if (!opened.moves) continue;
    if (auto told = in_words(ForeignNotation(*played.rules, *opened.moves).why_not(now, seat, text));
        !told.empty())
      return told;
  }
  return problem;
}

}  // namespace boardwright
