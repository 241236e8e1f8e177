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

/// In the order of animation: vanished, moved, changed, appeared; each sorted by place.
using PictureDifference = std::vector<PictureChange>;

/// A piece that vanished and one of the same kind that appeared are paired as a move. Where there are several
/// ways to pair them, those that follow `clicks` (a move's places in click order, may be empty) come first,
/// then the nearest numbers. A field whose kind changed without such a pair is kChanged.
[[nodiscard]] PictureDifference difference(const Picture& before, const Picture& after,
                                           std::span<const std::uint32_t> clicks = {});

/// The inverse: difference(a, b) applied to a gives the pieces of b. Counts on borders are no part of it.
[[nodiscard]] Picture apply_difference(const Picture& before, const PictureDifference& changes);

}  // namespace boardwright
