// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/lost_pieces.hpp"

#include <algorithm>

namespace boardwright {

LostPieces::LostPieces(const BoardGeometry& board) : board_(board), is_piece_(board.kinds().size(), false) {}

/// What has only ever lain in trays may be a counter.
void LostPieces::learn_pieces(const Picture& picture) {
  for (const PictureItem& item : picture.items)
    if (item.kind < is_piece_.size() && board_.is_field(item.place)) is_piece_[item.kind] = true;
}

LostPieces::Counts LostPieces::count(const Picture& picture) const {
  Counts counts(board_.kinds().size(), 0);
  for (const PictureItem& item : picture.items)
    if (item.kind < counts.size() && is_piece_[item.kind]) counts[item.kind] += item.count;
  return counts;
}

/// Whether some field has a piece of the seat that it didn't have before.
bool LostPieces::arrives(const Picture& before, const Picture& after, Seat seat) const {
  return std::any_of(after.items.begin(), after.items.end(), [&](const PictureItem& item) {
    if (!board_.is_field(item.place) || item.kind >= board_.kinds().size()) return false;
    const PictureItem* was = before.at(item.place);
    return board_.kinds()[item.kind].owner == seat && (was == nullptr || was->kind != item.kind);
  });
}

void LostPieces::follow(const Picture& before, const Picture& after, Seat mover, bool moves_on) {
  learn_pieces(before);
  learn_pieces(after);
  const Counts then = count(before), now = count(after);
  std::map<Seat, std::int64_t> change;  // of all kinds of a seat together
  for (std::size_t kind = 0; kind < now.size(); ++kind)
    change[board_.kinds()[kind].owner] += now[kind] - then[kind];
  // A piece taken into somebody else's reserve has not left.
  std::int64_t taken_in = 0;
  for (const auto& [owner, by] : change)
    if (by > 0) taken_in += by;
  for (auto& [owner, by] : change) {
    if (owner == BW_NOBODY || by == 0) continue;
    // What a seat stacks or trades with a move of its own is not lost. Where nothing of it has arrived
    // anywhere, it has lost the fight.
    if (by < 0 && owner == mover && (moves_on || arrives(before, after, owner))) continue;
    std::int64_t left = by < 0 ? std::max<std::int64_t>(0, -by - taken_in) : by;
    if (by < 0) taken_in = std::max<std::int64_t>(0, taken_in + by);
    Counts& lost = lost_.try_emplace(owner, Counts(now.size(), 0)).first->second;
    for (std::size_t kind = 0; kind < now.size() && left > 0; ++kind) {
      if (board_.kinds()[kind].owner != owner) continue;
      const std::int64_t gone = then[kind] - now[kind];
      // One that comes back onto the board, as from under a stack, is lost no more.
      const std::int64_t part = by < 0 ? std::min(gone, left) : std::min({-gone, left, lost[kind]});
      if (part <= 0) continue;
      lost[kind] += by < 0 ? part : -part;
      left -= part;
    }
  }
}

std::vector<LostPieces::Loss> LostPieces::of(Seat owner) const {
  std::vector<Loss> losses;
  const auto found = lost_.find(owner);
  if (found == lost_.end()) return losses;
  for (std::uint32_t kind = 0; kind < found->second.size(); ++kind)
    if (found->second[kind] > 0) losses.push_back({kind, static_cast<std::uint32_t>(found->second[kind])});
  return losses;
}

}  // namespace boardwright
