// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi/board_2.h>

#include <array>
#include <vector>

namespace boardwright {

/// A board of the contract's first form, board/1, in the form that all boards have here: a grid of squares. Its texts
/// and lists are the plugin's, and live as long as those.
class LiftedBoard {
 public:
  explicit LiftedBoard(const bw_geometry& board);
  LiftedBoard(const LiftedBoard&) = delete;
  LiftedBoard& operator=(const LiftedBoard&) = delete;

  [[nodiscard]] const bw_shape& shape() const noexcept { return shape_; }

 private:
  std::vector<bw_spot> fields_;
  std::array<bw_point, 4> square_;
  bw_path outline_;
  bw_shape shape_{};
};

}  // namespace boardwright
