// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/lots_due.hpp"

#include <algorithm>

#include "framework/tournament/lots.hpp"
#include "framework/tournament/round_entries.hpp"

namespace boardwright::tournament {
namespace {

bool drawn(const Tournament& now, std::string_view what) {
  return std::ranges::any_of(now.lots, [&](const LotDrawn& lot) { return lot.what == what; });
}

bool by_level_lot(const Settings& settings) {
  return settings.system == System::kKnockOut && settings.level == LevelMatch::kLot;
}

/// Level matches of a bracket that the lot decides (T13.2).
void add_level_matches(const Tournament& now, std::vector<std::string>& due) {
  if (!by_level_lot(now.settings)) return;
  Crosstable worth;
  worth.scheme = match_scheme(now.settings);
  for (const auto& round : now.rounds)
    for (const auto& board : round.boards) {
      if (!board.score || board.score->first == Code::kOpen) continue;
      const auto [first, second] = entries_of(now.settings, board.score);
      if (worth.points(first) != worth.points(second)) continue;
      auto what = level_lot(round.published.round, board.pairing.first, board.pairing.second);
      if (!drawn(now, what)) due.push_back(std::move(what));
    }
}

}  // namespace

std::vector<std::string> lots_due(const Tournament& tournament) {
  std::vector<std::string> due;
  if (tournament.ended || tournament.settings.system == System::kLadder) return due;
  const auto add = [&](const char* what) {
    if (!drawn(tournament, what)) due.emplace_back(what);
  };
  if (tournament.settings.system == System::kOpenEvening) {
    add(kSidesLot);
    return due;
  }
  add_level_matches(tournament, due);
  if (tournament.settings.strength == Strength::kLot) add("numbers");
  if (tournament.settings.balanced_sides) add("initial-side");
  return due;
}

bool may_draw(const Tournament& tournament) {
  return !lots_due(tournament).empty() || (!tournament.ended && by_level_lot(tournament.settings));
}

const PromisedLot* open_promise(const Tournament& tournament) {
  for (const auto& promise : tournament.promised)
    if (std::ranges::find(tournament.lots, promise.event, &LotDrawn::promised) == tournament.lots.end() &&
        Seed::from_hex(promise.seed))
      return &promise;
  return nullptr;
}

std::string promised_hash(const Tournament& tournament) {
  const auto* promise = open_promise(tournament);
  return promise == nullptr ? std::string() : Seed::from_hex(promise->seed)->hash();
}

std::string hash_due(const Tournament& tournament) {
  return lots_due(tournament).empty() ? std::string() : promised_hash(tournament);
}

std::string spaced_hash(std::string_view hash) {
  constexpr std::size_t kGroup = 4;
  std::string spaced;
  for (std::size_t at = 0; at < hash.size(); at += kGroup)
    spaced += (at == 0 ? "" : " ") + std::string(hash.substr(at, kGroup));
  return spaced;
}

std::vector<LotDrawn> draw_promised(const Tournament& tournament, const PromisedLot& promise,
                                    const std::vector<std::string>& names, const std::string& said) {
  std::vector<LotDrawn> lots;
  const auto seed = Seed::from_hex(promise.seed);
  if (!seed) return lots;
  std::string words = said;
  for (const auto& event : tournament.history)
    if (const auto* before = std::get_if<LotDrawn>(&event.what);
        before != nullptr && before->promised == promise.event) {
      words = before->entropy;
      break;
    }
  std::vector<std::string> players;
  for (const auto& entrant : tournament.entrants) players.push_back(entrant.data.player);
  for (const auto& what : names)
    lots.push_back({what, drawn_by(promised_dice(*seed, what, words), what, players), seed->hex(), words,
                    promise.event});
  return lots;
}

}  // namespace boardwright::tournament
