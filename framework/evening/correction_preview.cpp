// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/correction_preview.hpp"

#include <set>

#include "framework/evening/board_at.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/tournament_standings.hpp"

namespace boardwright {
namespace {

using namespace tournament;

std::set<std::pair<std::string, std::string>> pairs_of(const Published& round) {
  std::set<std::pair<std::string, std::string>> both;
  for (const auto& one : round.boards) both.emplace(one.first, one.second);
  return both;
}

}  // namespace

Allowed<CorrectionPreview> preview_correction(const Tournament& tournament, const NameOf& name,
                                              std::uint32_t round, std::uint32_t board,
                                              std::optional<Score> score, bool swapped) {
  if (const auto at = board_at(tournament, round, board); !at) return pass_on(at);
  Tournament after = tournament;
  for (auto& one : after.results_of()[round - 1].boards)
    if (one.pairing.board == board) one.score = score, one.swapped = swapped, one.disputed = false;
  const auto before_lines = standing_lines(tournament, name, utc_now());
  const auto after_lines = standing_lines(after, name, utc_now());
  if (!before_lines) return refuse("evening.no_standings", {before_lines.error()});
  if (!after_lines) return refuse("evening.no_standings", {after_lines.error()});
  CorrectionPreview preview;
  for (const auto& line : *after_lines)
    for (const auto& old : *before_lines)
      if (old.player == line.player && (old.points != line.points || old.place != line.place))
        preview.moved.push_back({line.player, old.points, line.points, old.place, line.place});
  if (tournament.settings.without_rounds()) return preview;
  for (std::uint32_t later = round + 1; later <= after.rounds.size(); ++later) {
    const auto anew = paired_anew(after, later, name);
    const auto* draft = std::get_if<Draft>(&anew.what);
    const auto& published = after.rounds[later - 1].published;
    if (draft == nullptr || published.by_hand) continue;
    if (pairs_of(draft->round) != pairs_of(published) || draft->round.bye != published.bye)
      preview.otherwise[later] = *draft;
  }
  return preview;
}

}  // namespace boardwright
