// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/kept_games.hpp"

#include <algorithm>

namespace boardwright::report {

using Json = ReportFigures::Json;
using Look = ReportTable::Look;

namespace {

/// So many moves tell games apart; some games' moves are long texts.
constexpr std::size_t kFirstMoves = 6, kFirstLetters = 60;

std::string_view reason_word(const std::string& why) {
  if (why == "first") return "report.kept_first";
  if (why == "shortest") return "report.kept_shortest";
  return why == "longest" ? "report.kept_longest" : "report.kept_dramatic";
}

/// A move that no line breaks after its hyphen.
std::string unbroken(std::string move) {
  constexpr std::string_view kJoiner = "\u2060";
  for (auto at = move.find('-'); at != std::string::npos; at = move.find('-', at + 1))
    move.insert(at + 1, kJoiner);
  return move;
}

std::string first_moves(const Json& moves) {
  std::string text;
  std::size_t told = 0;
  for (const Json& move : moves) {
    const auto next = move.at(1).get<std::string>();
    if (told == kFirstMoves || (told != 0 && text.size() + next.size() > kFirstLetters)) break;
    text += (told++ == 0 ? "" : " ") + unbroken(next);
  }
  return told < moves.size() ? text + " …" : text;
}

/// Who won, and by what.
std::string result_of(const ReportFigures& figures, const Json& set, const Json& line) {
  if (!line.contains("scores")) return {};  // of an earlier version of the program
  const Json &scores = line.at("scores"), &seats = set.at("seats");
  if (scores.empty() || scores.at(0).is_null()) return figures.say("report.cut_off");
  double best = 0, least = 1;
  for (const Json& score : scores) {
    best = std::max(best, number_in(score));
    least = std::min(least, number_in(score));
  }
  std::string winners;
  for (std::size_t seat = 0; seat < scores.size(); ++seat)
    if (number_in(scores.at(seat)) == best)
      winners += (winners.empty() ? "" : ", ") + seats.at(seat).get<std::string>();
  const auto end = line.at("end").get<std::string>();
  return (best == least ? figures.say("report.drawn_game") : winners) + (end.empty() ? "" : " · " + end);
}

}  // namespace

std::vector<KeptGame> kept_games(const ReportFigures& figures, const Json& played) {
  std::vector<KeptGame> kept;
  if (!played.contains("lines")) return kept;
  for (std::size_t set = 0; set < figures.sets().size(); ++set) {
    const Json &games = played.at("runs").at(set).at("sample_games"), &lines = played.at("lines").at(set);
    for (std::size_t place = 0; place < games.size(); ++place) {
      const Json &game = games.at(place), &line = lines.at(place);
      KeptGame one{.set = set,
                   .why = {},
                   .number = game.at("number").get<std::uint64_t>(),
                   .plies = game.at("plies").get<std::uint64_t>(),
                   .first_moves = {},
                   .result = {},
                   .record = game.at("record").get<std::string>()};
      for (const Json& why : game.at("why"))
        one.why += (one.why.empty() ? "" : ", ") + figures.say(reason_word(why.get<std::string>()));
      if (!line.is_null()) {
        one.first_moves = first_moves(line.at("moves"));
        one.result = result_of(figures, figures.sets().at(set), line);
        one.line = &line;
      }
      kept.push_back(std::move(one));
    }
  }
  return kept;
}

ReportTable kept_games_table(const ReportFigures& figures, const std::vector<KeptGame>& games) {
  const bool alone = figures.is_alone();
  ReportTable table{{{figures.say("report.kept")},
                     {figures.say("report.game_number"), {}, true},
                     {figures.say("report.plies"), {}, true},
                     {figures.say("report.first_moves"), {}, false, true},
                     {figures.say("report.result")}},
                    {}};
  if (!alone) table.columns.insert(table.columns.begin(), {""});
  for (const KeptGame& game : games) {
    std::vector<ReportTable::Cell> row{{game.why},
                                       {std::to_string(game.number), Look::kLesser},
                                       {std::to_string(game.plies)},
                                       {game.first_moves, Look::kLesser},
                                       {game.result}};
    if (!alone) row.insert(row.begin(), {figures.set_name(game.set), Look::kLesser, game.set});
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace boardwright::report
