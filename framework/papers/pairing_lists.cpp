// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_lists.hpp"

#include <algorithm>

#include "framework/papers/paper_parts.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/text/sort_key.hpp"

namespace boardwright::papers {

using tournament::Code;
using tournament::RoundEntry;
using tournament::Side;

namespace {

/// With the points that somebody had before the round; before the first nobody has any.
std::string name_and_points(const EveningPaper& paper, Number number, std::uint32_t round) {
  return paper.name(number) +
         (round <= 1 ? "" : " (" + points_text(paper.table.score(number, round - 1), paper.language) + ")");
}

std::string board_text(const PaperBoard& board) {
  return std::to_string(board.board) + (board.sitting > 1 ? "*" : "");
}

bool several_games(const EveningPaper& paper, const PaperRound& round) {
  return std::ranges::any_of(round.boards,
                             [&](const auto& board) { return board.game != round.boards[0].game; }) &&
         !paper.games.empty();
}

/// What a side is called where one game alone is played.
std::string column_name(const EveningPaper& paper, const PaperRound& round, std::size_t side) {
  if (round.boards.empty() || several_games(paper, round)) return side_name(paper, PaperGame(), side);
  return side_name(paper, game_of(paper, round.boards[0]), side);
}

/// Who is free, who doesn't play, which boards wait.
std::vector<std::string> round_notes(const EveningPaper& paper, const PaperRound& round) {
  std::vector<std::string> notes;
  if (round.bye != 0) {
    notes.push_back(word(paper.language, "paper.free_this_round", paper.name(round.bye)));
    if (!round.fill.empty())
      notes.push_back(word(paper.language, "paper.fill_plays", paper.name(round.bye), round.fill));
  }
  std::vector<std::string> away;
  for (Number number = 1; number <= paper.table.entrants.size(); ++number) {
    const RoundEntry* entry = entry_of(paper, number, round.number);
    if (entry != nullptr && entry->opponent == 0 && number != round.bye && entry->code != Code::kBye)
      away.push_back(paper.name(number));
  }
  if (!away.empty()) notes.push_back(word(paper.language, "paper.not_paired", joined(away, ", ")));
  if (std::ranges::any_of(round.boards, [](const auto& board) { return board.sitting > 1; }))
    notes.push_back(word(paper.language, "paper.second_sitting"));
  return notes;
}

std::string game_note(const EveningPaper& paper, const PaperRound& round) {
  if (round.boards.empty() || several_games(paper, round)) return {};
  return game_of(paper, round.boards[0]).name;
}

std::string round_title(const EveningPaper& paper, const PaperRound& round, const std::string& after) {
  const std::string game = paper.games.size() > 1 ? game_note(paper, round) : "";
  return word(paper.language, "paper.round", std::to_string(round.number)) +
         (game.empty() ? "" : " · " + game) + after;
}

}  // namespace

Result<PaperList> pairings_by_board(const EveningPaper& paper, std::uint32_t number) {
  const auto found = published(paper, number);
  if (!found) return fail(found.error());
  const PaperRound& round = **found;
  const Language language = paper.language;
  PaperList list = list_for(paper, round_title(paper, round, ""), round.boards.size());
  const bool games = several_games(paper, round);
  const bool open = std::ranges::any_of(
      round.boards, [&](const auto& board) { return result_text(paper, board, number).empty(); });
  const bool any = std::ranges::any_of(
      round.boards, [&](const auto& board) { return !result_text(paper, board, number).empty(); });
  ListSection section{
      .heading = {}, .columns = {}, .rows = {}, .notes = round_notes(paper, round), .breaks = {}};
  const auto column = [&](std::string heading, bool right, bool wide, bool blank) {
    section.columns.push_back({std::move(heading), right, wide, blank});
  };
  column(word(language, "paper.board"), true, false, false);
  column(column_name(paper, round, 0), false, true, false);
  column(word(language, "paper.result"), false, false, open && !any);
  column(column_name(paper, round, 1), false, true, false);
  if (games) column(word(language, "paper.game"), false, false, false);
  for (const auto& board : round.boards) {
    std::vector<std::string> row{board_text(board), name_and_points(paper, board.first, number),
                                 result_text(paper, board, number),
                                 name_and_points(paper, board.second, number)};
    if (games) row.push_back(game_of(paper, board).name);
    section.rows.push_back(std::move(row));
  }
  list.sections.push_back(std::move(section));
  return list;
}

Result<PaperList> pairings_by_name(const EveningPaper& paper, std::uint32_t number) {
  const auto found = published(paper, number);
  if (!found) return fail(found.error());
  const PaperRound& round = **found;
  const Language language = paper.language;
  struct Seat {
    std::string order;  ///< by which people look for themselves
    std::vector<std::string> row;
  };
  const bool games = several_games(paper, round);
  std::vector<Seat> seats;
  const auto add = [&](const PaperBoard& board, Number who, Number other, std::size_t side) {
    const std::string side_text = side_name(paper, game_of(paper, board), side);
    std::vector<std::string> row{paper.name(who), board_text(board), side_text, paper.name(other)};
    if (games) row.push_back(game_of(paper, board).name);
    seats.push_back({sort_key(paper.name(who), paper.language), std::move(row)});
  };
  for (const auto& board : round.boards) {
    add(board, board.first, board.second, 0);
    add(board, board.second, board.first, 1);
  }
  if (round.bye != 0)
    seats.push_back({sort_key(paper.name(round.bye), paper.language),
                     {paper.name(round.bye), "", "", word(language, "paper.free")}});
  std::ranges::stable_sort(seats, {}, &Seat::order);
  PaperList list =
      list_for(paper, round_title(paper, round, ", " + word(language, "paper.by_name")), seats.size());
  ListSection section{.heading = {},
                      .columns = {{word(language, "paper.player"), false, true, false},
                                  {word(language, "paper.board"), true, false, false},
                                  {word(language, "paper.side"), false, false, false},
                                  {word(language, "paper.opponent"), false, true, false}},
                      .rows = {},
                      .notes = round_notes(paper, round),
                      .breaks = {}};
  if (games) section.columns.push_back({word(language, "paper.game"), false, false, false});
  for (auto& seat : seats) section.rows.push_back(std::move(seat.row));
  list.sections.push_back(std::move(section));
  return list;
}

}  // namespace boardwright::papers
