// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen has to animate between two pictures.
#pragma once

#include <span>
#include <vector>

#include "framework/board/picture.hpp"

namespace boardwright {

/// One piece (never several: three pawns that leave a tray are three changes), except for kChanged in a tray.
struct PictureChange {
  enum class Type {
    kMoved,     ///< from before.place to after.place; the kind is the same
    kVanished,  ///< `before` is gone; `after` means nothing
    kAppeared,  ///< `after` is new; `before` means nothing
    kChanged    ///< stays on its place, with another kind or other flags
  };
  Type type{};
  PictureItem before;
  PictureItem after;
  friend bool operator==(const PictureChange&, const PictureChange&) = default;
};

struct PictureDifference {
  /// In the order of animation: vanished, moved, changed, appeared; each sorted by place.
  std::vector<PictureChange> pieces = {};
  /// What is counted on borders where that is new, in the picture's order; 0: nothing is counted there any
  /// more.
  std::vector<BorderCount> borders = {};
  friend bool operator==(const PictureDifference&, const PictureDifference&) = default;
};

/// A piece that vanished and one of the same kind that appeared are paired as a move. Where there are several
/// ways to pair them, those that follow `clicks` (a move's places in click order, may be empty) come first,
/// then the nearest numbers. A field whose kind changed without such a pair is kChanged.
[[nodiscard]] PictureDifference difference(const Picture& before, const Picture& after,
                                           std::span<const std::uint32_t> clicks = {});

/// The inverse: difference(a, b) applied to a gives b, where no two items of b share place and kind, no two
/// borders fields and owner, and nothing is counted as none. Rules that draw otherwise break no law: whoever
/// relies on it compares (update_difference.hpp).
[[nodiscard]] Picture apply_difference(const Picture& before, const PictureDifference& difference);

}  // namespace boardwright
