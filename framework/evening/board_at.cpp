// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/board_at.hpp"

namespace boardwright {

using namespace tournament;

std::vector<std::string> board_words(std::uint32_t round, std::uint32_t board, std::string more) {
  std::vector<std::string> at = {std::to_string(board), std::to_string(round)};
  if (!more.empty()) at.push_back(std::move(more));
  return at;
}

Allowed<BoardAt> board_at(const Tournament& tournament, std::uint32_t round, std::uint32_t board) {
  const auto& rounds = tournament.results_of();
  if (round == 0 || round > rounds.size()) return refuse("evening.round_missing", {std::to_string(round)});
  const Round& of = rounds[round - 1];
  const auto* found = of.board(board);
  if (found == nullptr)
    return refuse("evening.no_board", board_words(round, board, std::to_string(of.boards.size())));
  return BoardAt{&of, found};
}

Allowed<TournamentPlace> board_place(const Tournament& tournament, std::uint32_t round, std::uint32_t board) {
  const auto found = board_at(tournament, round, board);
  if (!found) return pass_on(found);
  TournamentPlace place{tournament.id, {}, board, false, found->round->pairing, 0};
  if (!tournament.settings.without_rounds()) place.round = round;
  return place;
}

std::uint32_t round_of_place(const Tournament& tournament, const TournamentPlace& place) {
  const auto& rounds = tournament.results_of();
  for (std::size_t i = 0; i < rounds.size(); ++i)
    if (!place.pairing.empty() && rounds[i].pairing == place.pairing)
      return static_cast<std::uint32_t>(i + 1);
  return tournament.settings.without_rounds() ? 0 : place.round.value_or(0);
}

}  // namespace boardwright
