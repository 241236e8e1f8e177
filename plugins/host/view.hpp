// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "plugins/host/position.hpp"

namespace boardwright {

/// What a seat, or a spectator, may see of a position: the truth with everything else removed. Made only by
/// projecting, so that whatever is drawn, written or explained for somebody takes one of these and no truth.
/// A value; one thread at a time.
class View {
 public:
  /// Of the truth, or again of the same viewer's view, which gives the same.
  [[nodiscard]] static View of(const Position& position, Seat whose) { return {position.view(whose), whose}; }

  [[nodiscard]] Seat whose() const noexcept { return whose_; }
  [[nodiscard]] const Rules& rules() const noexcept { return position_.rules(); }
  /// Without what the viewer may not see; for rules and searches, which know positions.
  [[nodiscard]] const Position& position() const& noexcept { return position_; }
  [[nodiscard]] Position position() && noexcept { return std::move(position_); }
  [[nodiscard]] const Position* operator->() const noexcept { return &position_; }
  [[nodiscard]] std::string text() const { return position_.view_text(whose_); }

 private:
  View(Position position, Seat whose) : position_(std::move(position)), whose_(whose) {}

  Position position_;
  Seat whose_;
};

}  // namespace boardwright
