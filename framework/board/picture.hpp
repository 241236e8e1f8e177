// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "plugins/host/view.hpp"

namespace boardwright {

/// Something that stands on a field or lies in a tray. Numbers as in the board extension and in
/// BoardGeometry: places count fields first, then trays; `kind` is an index into the kinds.
struct PictureItem {
  std::uint32_t place = 0;
  std::uint32_t kind = 0;
  std::uint32_t count = 1;  ///< pieces in a tray or of one kind on each other (at most 1000), else 1
  std::uint32_t flags = 0;  ///< enum bw_item_flag
  std::uint32_t level = 0;  ///< on a field that holds several: how many items lie below it
  friend bool operator==(const PictureItem&, const PictureItem&) = default;
};

/// What is counted for a seat on the border between two fields side by side, such as crossings in a row.
struct BorderCount {
  std::uint32_t field = 0, other = 0;  ///< the lower one first
  Seat owner = 0;
  std::uint32_t count = 1;
  bool closed = false;  ///< the owner must not cross it now
  friend bool operator==(const BorderCount&, const BorderCount&) = default;
};

/// What a viewer sees of a position: a value, without ties to the rules it came from. Copy and compare
/// freely, on any thread.
struct Picture {
  std::vector<PictureItem> items = {};    ///< sorted by place, level and kind
  std::vector<BorderCount> borders = {};  ///< sorted by fields and owner

  /// What the viewer sees. Empty without a board extension. Items on places or of kinds that don't exist are
  /// left out, so that nobody who draws has to check.
  [[nodiscard]] static Picture of(const View& view);
  /// With nothing hidden: each seat's pieces as that seat sees them, what is nobody's as the first seat does.
  /// Of a true position, for games that are over, records and lessons.
  [[nodiscard]] static Picture whole(const Position& position);

  /// The item at a place, the uppermost of a stack, the first in a tray; or nullptr. Valid as long as `items` doesn't
  /// change.
  [[nodiscard]] const PictureItem* at(std::uint32_t place) const noexcept;
  /// How many pieces there are at a place.
  [[nodiscard]] std::uint32_t pieces_at(std::uint32_t place) const noexcept;

  friend bool operator==(const Picture&, const Picture&) = default;
};

}  // namespace boardwright
