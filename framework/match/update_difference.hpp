// SPDX-License-Identifier: GPL-3.0-or-later
//
// An update as what differs from the one before it: what is sent to who has that one.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright {

/// A value. apply(difference_of(before, after), before) is `after`, for any two updates of one viewer.
struct UpdateDifference {
  struct News {
    SeenMove move;                   ///< without its picture, which `move.difference` tells,
    std::optional<Picture> picture;  ///< or this one, where it doesn't
    friend bool operator==(const News&, const News&) = default;
  };
  std::uint64_t generation = 0;
  std::uint64_t number = 0;
  std::uint64_t of = 0;  ///< the number of the update before
  std::vector<News> news;
  bool rewound = false;
  std::optional<PictureDifference> difference;  ///< nothing: that of the only news
  std::optional<Picture> picture;               ///< only where the difference doesn't tell it
  /// Nothing: the newest of the news that is a seat's, and else what it was.
  std::optional<std::optional<SeenMove>> last_move;
  std::optional<std::vector<SeatTime>> clocks;  ///< nothing: what they were
  UtcTime now{};
  std::set<std::string> changed;  ///< the names (seen_fields.hpp) of what is new in
  SeenState state;                ///< of which everything else means nothing
  friend bool operator==(const UpdateDifference&, const UpdateDifference&) = default;
};

[[nodiscard]] UpdateDifference difference_of(const Update& before, const Update& after);

/// Fails if `before` isn't the update that it is a difference to.
[[nodiscard]] Result<Update> apply(const UpdateDifference& difference, const Update& before);

}  // namespace boardwright
