// SPDX-License-Identifier: GPL-3.0-or-later
//
// The form in which events are kept in tables and text files. Only for this folder and its tests.
#pragma once

#include <optional>

#include "framework/store/club_event.hpp"

namespace boardwright::store {

struct EventRow {
  std::string id;
  TimeMs time = 0;
  std::string kind;
  std::string subject;              ///< id of the player, match or tournament
  std::string payload;              ///< JSON, keys sorted, no name of a person
  std::optional<std::string> name;  ///< apart from the rest, because it may have to be erased
  friend bool operator==(const EventRow&, const EventRow&) = default;
};

/// Fails with a sentence where an id isn't one, a text isn't UTF-8, or scoring couldn't count the result.
[[nodiscard]] Result<EventRow> row_of(const ClubEvent& event);
[[nodiscard]] Result<ClubEvent> event_of(const EventRow& row);

/// UTF-8 without NUL: what both databases keep.
[[nodiscard]] bool is_storable(std::string_view text);

}  // namespace boardwright::store
