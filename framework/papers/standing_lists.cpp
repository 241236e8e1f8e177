// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "framework/papers/paper_lists.hpp"
#include "framework/papers/paper_parts.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/text/label.hpp"

namespace boardwright::papers {

using tournament::Code;
using tournament::RoundEntry;
using tournament::Side;

namespace {

std::string after_title(const EveningPaper& paper) {
  const std::size_t rounds = paper.rounds.size();
  if (paper.open) return word(paper.language, "paper.after_matches", std::to_string(rounds));
  return rounds == 0 ? word(paper.language, "paper.before_first")
                     : word(paper.language, "paper.after_round", std::to_string(paper.rounds.back().number));
}

ListSection teams_section(const EveningPaper& paper) {
  const Language language = paper.language;
  ListSection section{.heading = word(language, "paper.teams"),
                      .columns = {{word(language, "paper.place"), true, false, false},
                                  {word(language, "paper.team"), false, true, false},
                                  {word(language, "paper.points"), true, false, false}},
                      .rows = {},
                      .notes = {},
                      .breaks = {}};
  std::uint32_t before = 0;
  for (const auto& team : paper.teams) {
    section.rows.push_back({team.place == before ? "" : std::to_string(team.place), team.name, team.points});
    before = team.place;
  }
  return section;
}

}  // namespace

PaperList standings_list(const EveningPaper& paper) {
  const Language language = paper.language;
  PaperList list = list_for(paper, word(language, "paper.standings") + " · " + after_title(paper),
                            paper.standings.size() + paper.tie_breaks.size());
  // Names of tie-breaks are long words, and people's names must stay whole beside them.
  constexpr double kBesideMany = 7.5, kBesideSome = 9.5;
  if (paper.tie_breaks.size() > 1)
    list.size = std::min(list.size, paper.tie_breaks.size() > 3 ? kBesideMany : kBesideSome);
  ListSection section{.heading = {},
                      .columns = {{word(language, "paper.place"), true, false, false},
                                  {word(language, "paper.player"), false, true, false}},
                      .rows = {},
                      .notes = {},
                      .breaks = {}};
  if (paper.show_ratings) section.columns.push_back({word(language, "paper.rating"), true, false, false});
  section.columns.push_back({word(language, "paper.points"), true, false, false});
  for (const auto& code : paper.tie_breaks)
    section.columns.push_back({tie_break_name(language, code), true, false, false});
  std::uint32_t before = 0;
  for (const auto& place : paper.standings) {
    // Whoever shares a place stands below it without a number of his own.
    std::vector<std::string> row{place.place == before ? "" : std::to_string(place.place),
                                 paper.name(place.number)};
    before = place.place;
    if (paper.show_ratings) {
      const auto& rating = paper.table.of(place.number).rating;
      row.push_back(rating ? std::to_string(*rating) : "");
    }
    row.push_back(place.score);
    row.insert(row.end(), place.values.begin(), place.values.end());
    section.rows.push_back(std::move(row));
  }
  if (auto open = open_boards(paper); !open.empty()) section.notes.push_back(std::move(open));
  if (paper.keizer) section.notes.push_back(word(language, "paper.keizer_mean"));
  if (!paper.tie_breaks.empty()) {
    section.notes.push_back(word(language, "paper.tie_breaks_mean"));
    for (const auto& code : paper.tie_breaks)
      section.notes.push_back(
          label_and_value(language, tie_break_name(language, code), tie_break_meaning(language, code)) + ".");
  }
  // T17.1: printed below every table.
  if (!paper.order_note.empty())
    section.notes.push_back(word(language, "paper.order_changed", paper.order_note));
  list.sections.push_back(std::move(section));
  if (!paper.teams.empty()) list.sections.push_back(teams_section(paper));
  return list;
}

namespace {

std::string cross_cell(const EveningPaper& paper, const RoundEntry& entry) {
  if (entry.opponent == 0) {
    if (entry.code == Code::kZero) return "–";
    return word(paper.language, "paper.free") + " " + points_text(paper.table.points(entry), paper.language);
  }
  std::string cell = std::to_string(entry.opponent);
  if (paper.table.balanced_sides && entry.side != Side::kNone)
    cell += entry.side == Side::kFirst ? "·1" : "·2";
  return cell + " " + (entry.code == Code::kOpen ? "…" : entry_text(paper, entry));
}

}  // namespace

namespace {

/// Of an open evening, whose matches are no rounds: everybody against everybody, in the order of the standings.
PaperList meetings_list(const EveningPaper& paper, const std::vector<Number>& order) {
  const Language language = paper.language;
  PaperList list =
      list_for(paper, word(language, "paper.crosstable") + " · " + after_title(paper), order.size());
  ListSection section{.heading = {},
                      .columns = {{word(language, "paper.place"), true, false, false},
                                  {word(language, "paper.player"), false, true, false}},
                      .rows = {},
                      .notes = {word(language, "paper.met_legend")},
                      .breaks = {}};
  for (std::size_t at = 1; at <= order.size(); ++at)
    section.columns.push_back({std::to_string(at), true, false, false});
  section.columns.push_back({word(language, "paper.points"), true, false, false});
  for (std::size_t at = 0; at < order.size(); ++at) {
    std::vector<std::string> row{std::to_string(at + 1), paper.name(order[at])};
    for (const Number other : order) {
      std::vector<std::string> games;
      for (const RoundEntry& entry : paper.table.of(order[at]).rounds)
        if (entry.opponent == other)
          games.push_back(entry.code == Code::kOpen ? "…" : entry_text(paper, entry));
      row.push_back(other == order[at] ? "·" : joined(games, " "));
    }
    row.push_back(points_text(paper.table.score(order[at], paper.table.rounds()), language));
    section.rows.push_back(std::move(row));
  }
  list.sections.push_back(std::move(section));
  return list;
}

}  // namespace

PaperList matches_list(const EveningPaper& paper) {
  const Language language = paper.language;
  PaperList list = list_for(paper, word(language, "paper.matches"), paper.rounds.size());
  const PaperGame only = paper.games.size() == 1 ? paper.games.front() : PaperGame{};
  ListSection section{.heading = {},
                      .columns = {{word(language, "paper.number"), true, false, false},
                                  {side_name(paper, only, 0), false, true, false},
                                  {word(language, "paper.result"), false, false, false},
                                  {side_name(paper, only, 1), false, true, false}},
                      .rows = {},
                      .notes = {},
                      .breaks = {}};
  if (paper.games.size() > 1) section.columns.push_back({word(language, "paper.game"), false, false, false});
  for (const PaperRound& round : paper.rounds)
    for (const PaperBoard& board : round.boards) {
      const std::string result = result_text(paper, board, round.number);
      std::vector<std::string> row{std::to_string(round.number), paper.name(board.first),
                                   result.empty() ? "…" : result, paper.name(board.second)};
      if (paper.games.size() > 1) row.push_back(game_of(paper, board).name);
      section.rows.push_back(std::move(row));
    }
  list.sections.push_back(std::move(section));
  return list;
}

PaperList cross_list(const EveningPaper& paper) {
  const Language language = paper.language;
  std::vector<Number> order;
  for (const auto& place : paper.standings) order.push_back(place.number);
  if (order.empty()) {
    order.resize(paper.table.entrants.size());
    std::iota(order.begin(), order.end(), Number{1});
  }
  constexpr std::size_t kMostMeetings = 20;  // columns that a page has room for
  if (paper.open && order.size() <= kMostMeetings) return meetings_list(paper, order);
  PaperList list = list_for(paper, word(language, "paper.crosstable") + " · " + after_title(paper),
                            std::max<std::size_t>(order.size(), paper.table.rounds() > 7 ? 40 : 0));
  ListSection section{.heading = {},
                      .columns = {{word(language, "paper.number"), true, false, false},
                                  {word(language, "paper.player"), false, true, false}},
                      .rows = {},
                      .notes = {word(language, "paper.cross_legend")},
                      .breaks = {}};
  const std::uint32_t rounds = paper.table.rounds();
  for (std::uint32_t round = 1; round <= rounds; ++round)
    section.columns.push_back({std::to_string(round), true, false, false});
  section.columns.push_back({word(language, "paper.points"), true, false, false});
  for (const Number number : order) {
    std::vector<std::string> row{std::to_string(number), paper.name(number)};
    for (std::uint32_t round = 1; round <= rounds; ++round) {
      const RoundEntry* entry = entry_of(paper, number, round);
      row.push_back(entry == nullptr ? "" : cross_cell(paper, *entry));
    }
    row.push_back(points_text(paper.table.score(number, rounds), language));
    section.rows.push_back(std::move(row));
  }
  list.sections.push_back(std::move(section));
  return list;
}

}  // namespace boardwright::papers
