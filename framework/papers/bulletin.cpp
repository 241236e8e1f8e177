// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/papers/paper_lists.hpp"
#include "framework/papers/paper_parts.hpp"
#include "framework/papers/paper_words.hpp"

namespace boardwright::papers {

PaperList bulletin(const EveningPaper& paper) {
  const Language language = paper.language;
  PaperList list =
      list_for(paper, paper.tournament.empty() ? word(language, "paper.evening") : paper.tournament, 0);
  list.note = joined(paper.club.empty() ? std::vector<std::string>{paper.date}
                                        : std::vector<std::string>{paper.club, paper.date},
                     " · ");
  list.intro = {word(language, "paper.players_count", std::to_string(paper.table.entrants.size()))};
  constexpr double kSize = 9.5;
  list.size = kSize;
  const auto add = [&](const PaperList& part) {
    for (ListSection section : part.sections) {
      section.heading = part.title;
      list.sections.push_back(std::move(section));
    }
  };
  const PaperList standings = standings_list(paper);
  list.size = std::min(list.size, standings.size);
  add(standings);
  if (paper.open && !paper.rounds.empty()) add(matches_list(paper));
  for (const PaperRound& round : paper.rounds)
    if (paper.open) {
      break;
    } else if (const auto part = pairings_by_board(paper, round.number))
      add(*part);
  if (!paper.rounds.empty()) add(cross_list(paper));
  return list;
}

}  // namespace boardwright::papers
