// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/why_board.hpp"

#include <algorithm>

namespace boardwright {

using namespace tournament;

Number WhyBoard::number(const std::string& player) const {
  const auto found = std::ranges::find(order, player);
  return found == order.end() ? 0 : static_cast<Number>(found - order.begin() + 1);
}

Allowed<WhyBoard> why_board(const Tournament& tournament, std::uint32_t round, std::uint32_t board,
                            const NameOf& name) {
  if (tournament.settings.system != System::kSwiss) return refuse("evening.why_swiss");
  const auto* published = tournament.round(round);
  if (published == nullptr) return refuse("evening.round_missing", {std::to_string(round)});
  WhyBoard why;
  if (board == 0) {
    why.first = published->published.bye;
    if (why.first.empty()) return refuse("evening.no_bye", {std::to_string(round)});
  } else {
    const auto* found = published->board(board);
    if (found == nullptr)
      return refuse("evening.no_such_board", {std::to_string(board), std::to_string(round)});
    why.first = found->pairing.first, why.second = found->pairing.second;
  }
  why.by_hand = published->published.by_hand;
  why.said = published->published.reason;
  for (const auto& broken : published->published.breaks)  // "T5.1 3": of board 3; without a board the bye's
    if (board == 0 ? broken.find(' ') == std::string::npos : broken.ends_with(" " + std::to_string(board)))
      why.breaks.push_back(broken.substr(0, broken.find(' ')));
  why.order = published->published.order;
  why.table = paired_from(tournament, round, name);
  const Number one = why.number(why.first), other = board == 0 ? 0 : why.number(why.second);
  if (const auto reasons = pair_reasons(why.table))
    for (const auto& reason : *reasons)
      if (std::minmax(reason.pair.first, reason.pair.second) == std::minmax(one, other)) why.reason = reason;
  if (why.reason) why.without = best_without(why.table, one, other);
  return why;
}

Tournament with_draft(const Tournament& tournament, const Draft& draft) {
  Tournament next = tournament;
  Round round;
  round.published = draft.round;
  for (const auto& board : draft.round.boards) {
    round.boards.emplace_back();
    round.boards.back().pairing = board;
  }
  next.rounds.resize(std::min<std::size_t>(next.rounds.size(), draft.round.round - 1));
  next.rounds.push_back(std::move(round));
  return next;
}

}  // namespace boardwright
