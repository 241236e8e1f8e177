// SPDX-License-Identifier: GPL-3.0-or-later
//
// An evening that never was: so many people, so many rounds by the Berger circle, results by a rule.
#pragma once

#include <algorithm>
#include <functional>

#include "framework/papers/evening_paper.hpp"

namespace boardwright::papers {

inline tournament::RoundEntry round_entry(Number opponent, tournament::Side side, tournament::Code code) {
  tournament::RoundEntry entry;
  entry.opponent = opponent;
  entry.side = side;
  entry.code = code;
  return entry;
}

inline EveningPaper sample_evening(std::uint32_t people, std::uint32_t rounds, Language language,
                                   bool set_up = false) {
  using tournament::Code;
  using tournament::Side;
  constexpr std::array<const char*, 12> kNames{"Ada Lovelace",
                                               "Ben Óttar Þorsteinsson",
                                               "Çiğdem Öztürk",
                                               "Jan-Willem van der Meulen-Hendriks",
                                               "Li Wei",
                                               "Maximilian Freiherr von Wettersheim zu Großkirchen",
                                               "Noëlle d'Aubigné",
                                               "Olga",
                                               "Пётр Кузнецов",
                                               "=1+1 Quirin",
                                               "Renée de la Fontaine",
                                               "Żaneta Brzęczyszczykiewicz"};
  EveningPaper paper{.language = language,
                     .id = "018f2f6e-7a10-7c3a-9d2b-0242ac120002",
                     .tournament = "Herbstturnier 2026",
                     .club = "Spieleclub Zürich",
                     .date = "2026-11-25",
                     .games = {{.name = "Lines of Action",
                                .sides = {"Black", "White"},
                                .set_up = false,
                                .dice = false,
                                .hidden = false,
                                .fields = {}}},
                     .table = {},
                     .rounds = {},
                     .standings = {},
                     .tie_breaks = {"BH/C1", "BH", "DE", "WIN"},
                     .order_note = {},
                     .show_ratings = false,
                     .slips_a_match = 1};
  if (set_up) {
    auto& game = paper.games[0];
    game.name = "Hidden Towers, Single board";
    game.set_up = game.dice = game.hidden = true;
    for (int y = 0; y < 12; ++y)
      for (int x = 0; x < 6; ++x)
        game.fields.push_back({static_cast<double>(x), static_cast<double>(y), 1, 1,
                               std::string(1, static_cast<char>('a' + x)) + std::to_string(12 - y)});
  }
  paper.table.planned_rounds = rounds + 2;
  for (std::uint32_t i = 0; i < people; ++i) {
    std::string name = kNames[i % kNames.size()];
    if (i >= kNames.size()) name += " " + std::to_string(i / kNames.size() + 1);
    paper.table.entrants.push_back({.id = {},
                                    .name = name,
                                    .rating = 1900 - static_cast<std::int32_t>(i * 7),
                                    .title = {},
                                    .federation = {},
                                    .fide_id = {},
                                    .club = i % 3 == 0 ? "Zürich" : "",
                                    .rounds = {},
                                    .extra = {},
                                    .out = {}});
  }
  const std::uint32_t even = people + people % 2;
  for (std::uint32_t round = 0; round < rounds; ++round) {
    PaperRound published{.number = round + 1, .boards = {}, .bye = 0, .fill = {}};
    for (auto& entrant : paper.table.entrants) entrant.rounds.emplace_back();
    for (std::uint32_t i = 0; i < even / 2; ++i) {
      // The circle: one stays, the others go round.
      const auto at = [&](std::uint32_t place) {
        return place == 0 ? 1 : (place - 1 + round) % (even - 1) + 2;
      };
      Number first = at(i), second = at(even - 1 - i);
      if ((round + i) % 2 == 1) std::swap(first, second);
      if (first > people || second > people) {
        published.bye = std::min(first, second);
        paper.table.entrants[published.bye - 1].rounds.back().code = Code::kBye;
        continue;
      }
      const bool last = round + 1 == rounds, draw = (first + second) % 5 == 0, wins = first < second;
      auto& one = paper.table.entrants[first - 1].rounds.back();
      auto& two = paper.table.entrants[second - 1].rounds.back();
      const Code code = last ? Code::kOpen : draw ? Code::kDraw : wins ? Code::kWin : Code::kLoss;
      one = round_entry(second, Side::kFirst, code);
      two = round_entry(first, Side::kSecond,
                        code == Code::kWin    ? Code::kLoss
                        : code == Code::kLoss ? Code::kWin
                                              : code);
      published.boards.push_back(
          {static_cast<std::uint32_t>(published.boards.size()) + 1, first, second, 0, 1});
    }
    paper.rounds.push_back(std::move(published));
  }
  std::vector<Number> order(people);
  for (Number n = 0; n < people; ++n) order[n] = n + 1;
  std::ranges::stable_sort(order, std::greater<>{},
                           [&](Number n) { return paper.table.score(n, paper.table.rounds()); });
  for (std::uint32_t place = 0; place < people; ++place)
    paper.standings.push_back({order[place],
                               place + 1,
                               points_text(paper.table.score(order[place], paper.table.rounds()), language),
                               {"12.5", "14", "", "2"}});
  return paper;
}

}  // namespace boardwright::papers
