// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"

namespace boardwright {

/// Pieces that have left the game, by what a viewer's pictures show and nothing else: a piece whose rank the
/// viewer doesn't know is lost as the back that was seen. Pieces that lie in a tray are still there, and one
/// that becomes another kind (promoted, stacked, revealed) is not lost.
class LostPieces {
 public:
  explicit LostPieces(const BoardGeometry& board);

  /// `mover`: whose move led from one picture to the next; BW_CHANCE for none. `moves_on`: the same seat's
  /// next move belongs to it, as when it brings something in for what it has given away.
  void follow(const Picture& before, const Picture& after, Seat mover, bool moves_on = false);

  struct Loss {
    std::uint32_t kind = 0;
    std::uint32_t count = 0;
    friend bool operator==(const Loss&, const Loss&) = default;
  };
  /// What a seat has lost, by kind; nothing for a seat without pieces of its own.
  [[nodiscard]] std::vector<Loss> of(Seat owner) const;

 private:
  using Counts = std::vector<std::int64_t>;  // by kind
  void learn_pieces(const Picture& picture);
  [[nodiscard]] Counts count(const Picture& picture) const;
  [[nodiscard]] bool arrives(const Picture& before, const Picture& after, Seat seat) const;

  BoardGeometry board_;
  std::vector<bool> is_piece_;  // by kind
  std::map<Seat, Counts> lost_;
};

}  // namespace boardwright
