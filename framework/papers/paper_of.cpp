// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_of.hpp"

#include <algorithm>

#include "framework/tournament/lots_due.hpp"
#include "framework/tournament/team_table_of.hpp"

namespace boardwright::papers {

using namespace tournament;

namespace {

PaperRound paper_round(const Round& round, std::uint32_t number, const std::vector<std::string>& order) {
  const auto number_of = [&](const std::string& player) {
    const auto found = std::ranges::find(order, player);
    return found == order.end() ? Number{0} : static_cast<Number>(found - order.begin()) + 1;
  };
  PaperRound paper{.number = number, .boards = {}, .bye = 0, .fill = round.published.fill};
  if (!round.published.bye.empty()) paper.bye = number_of(round.published.bye);
  for (const BoardNow& board : round.boards) {
    const auto& pairing = board.pairing;
    PaperBoard shown{.board = pairing.board,
                     .first = number_of(pairing.first),
                     .second = number_of(pairing.second),
                     .game = pairing.game,
                     .sitting = pairing.sitting};
    if (board.swapped) std::swap(shown.first, shown.second);
    if (shown.first != 0 && shown.second != 0) paper.boards.push_back(shown);
  }
  return paper;
}

/// Why the list of tie-breaks was changed after it had been settled (T17.1).
std::string order_note(const Tournament& tournament) {
  std::string reason;
  std::vector<std::string> list;
  bool known = false;
  for (const Event& event : tournament.history) {
    if (!tournament.counts(event.id)) continue;
    if (const auto* created = std::get_if<Created>(&event.what)) {
      list = created->settings.tie_breaks;
      known = true;
    } else if (const auto* changed = std::get_if<SettingsChanged>(&event.what)) {
      if (known && changed->settings.tie_breaks != list && !changed->reason.empty()) reason = changed->reason;
      list = changed->settings.tie_breaks;
    }
  }
  return reason;
}

std::string shown_decimal(const Fraction& value, int decimals, Language language) {
  std::string text = decimal_text(value, decimals);
  if (language != Language::kEnglish) std::ranges::replace(text, '.', ',');
  return text;
}

std::string shown_value(const Fraction& value, const TieBreak& tie_break, Language language) {
  return shown_decimal(value, shown_decimals(tie_break.criterion), language);
}

}  // namespace

Result<EveningPaper> paper_of(const Tournament& tournament, const NameOf& name, PaperFrame frame) {
  const TableNow now = table_now(tournament, name);
  EveningPaper paper{.language = frame.language,
                     .id = tournament.id,
                     .tournament = tournament.settings.name,
                     .club = std::move(frame.club),
                     .date = std::move(frame.date),
                     .games = std::move(frame.games),
                     .table = now.table,
                     .rounds = {},
                     .standings = {},
                     .tie_breaks = {},
                     .order_note = order_note(tournament),
                     .show_ratings = frame.show_ratings,
                     .slips_a_match = std::max(1U, tournament.settings.games_per_match),
                     .state = std::move(frame.state)};
  const bool open = tournament.settings.system == System::kOpenEvening;
  paper.open = open;
  paper.keizer = goes_by_keizer(tournament.settings);
  paper.lot = hash_due(tournament);
  std::uint32_t number = 0;
  for (const Round& round : open ? tournament.matches : tournament.rounds)
    paper.rounds.push_back(paper_round(round, ++number, now.order));
  if (!tournament.entrants.empty()) {
    const auto list = tie_breaks_of(tournament.settings);
    if (!list) return fail(list.error());
    const auto lines = standing_lines(tournament, name);
    if (!lines) return fail(lines.error());
    if (!paper.keizer)
      for (const auto& tie_break : *list) paper.tie_breaks.push_back(tie_break_text(tie_break));
    for (const PlacedLine& line : *lines) {
      PaperPlace place{.number = line.number,
                       .place = line.place,
                       .score = points_text(line.points, paper.language),
                       .values = {}};
      // The places follow from Keizer's points alone.
      if (paper.keizer && !line.values.empty() && line.values.front())
        place.score = shown_decimal(*line.values.front(), 1, paper.language);
      for (std::size_t i = 0; i < std::min(line.values.size(), paper.tie_breaks.size()); ++i)
        place.values.push_back(line.values[i] ? shown_value(*line.values[i], (*list)[i], paper.language)
                                              : std::string());
      paper.standings.push_back(std::move(place));
    }
    if (!tournament.settings.of_teams())
      for (const TeamScore& team : team_scores(tournament, name))
        paper.teams.push_back({team.place, team.team, points_text(team.points, paper.language)});
  }
  return with_names(std::move(paper), frame.names);
}

}  // namespace boardwright::papers
