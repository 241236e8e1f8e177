// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_parts.hpp"

#include <algorithm>

#include "framework/papers/paper_words.hpp"

namespace boardwright::papers {

using tournament::Code;
using tournament::RoundEntry;

namespace {

/// So that the wall can be read from where people stand; long names would be broken in large letters.
double size_for(const EveningPaper& paper, std::size_t rows) {
  std::size_t longest = 0;
  for (const auto& entrant : paper.table.entrants) longest = std::max(longest, entrant.name.size());
  const double by_names = longest <= 24 ? 15 : longest <= 34 ? 13 : 11.5;
  return std::min(by_names, rows <= 10 ? 15 : rows <= 18 ? 13 : rows <= 30 ? 11.5 : rows <= 48 ? 10 : 9.5);
}

}  // namespace

Result<const PaperRound*> published(const EveningPaper& paper, std::uint32_t round) {
  if (const PaperRound* found = paper.round(round)) return found;
  return fail("round " + std::to_string(round) + " has not been published");
}

const RoundEntry* entry_of(const EveningPaper& paper, Number number, std::uint32_t round) {
  const auto& rounds = paper.table.of(number).rounds;
  return round == 0 || round > rounds.size() ? nullptr : &rounds[round - 1];
}

std::string entry_text(const EveningPaper& paper, const RoundEntry& entry) {
  if (entry.code == Code::kForfeitWin) return "+";
  if (entry.code == Code::kForfeitLoss) return "-";
  return points_text(paper.table.points(entry), paper.language);
}

std::string result_text(const EveningPaper& paper, const PaperBoard& board, std::uint32_t round) {
  const RoundEntry* first = entry_of(paper, board.first, round);
  const RoundEntry* second = entry_of(paper, board.second, round);
  if (first == nullptr || second == nullptr || first->code == Code::kOpen) return {};
  return entry_text(paper, *first) + " – " + entry_text(paper, *second);
}

std::string open_boards(const EveningPaper& paper) {
  if (paper.rounds.empty()) return {};
  const PaperRound& last = paper.rounds.back();
  std::vector<std::string> open;
  for (const auto& board : last.boards)
    if (result_text(paper, board, last.number).empty()) open.push_back(std::to_string(board.board));
  return open.empty() ? "" : word(paper.language, "paper.still_open", joined(open, ", "));
}

const PaperGame& game_of(const EveningPaper& paper, const PaperBoard& board) {
  static const PaperGame kUnknown;
  return board.game < paper.games.size() ? paper.games[board.game] : kUnknown;
}

std::string side_name(const EveningPaper& paper, const PaperGame& game, std::size_t side) {
  return game.sides[side].empty() ? word(paper.language, side == 0 ? "paper.first_side" : "paper.second_side")
                                  : game.sides[side];
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const auto& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

PaperList list_for(const EveningPaper& paper, std::string title, std::size_t rows) {
  std::vector<std::string> parts;
  for (const auto* part : {&paper.club, &paper.tournament, &paper.date})
    if (!part->empty()) parts.push_back(*part);
  return {.language = paper.language,
          .title = std::move(title),
          .note = joined(parts, " · "),
          .intro = {},
          .sections = {},
          .size = size_for(paper, rows)};
}

}  // namespace boardwright::papers
