// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a member's feeds say, as Atom (RFC 4287) and iCalendar (RFC 5545). Pure functions; names may hold anything.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/scoring/rating_system.hpp"

namespace boardwright::server {

struct FeedEntry {
  std::string id;           ///< the same as long as it tells the same
  std::string title, text;  ///< plain
  std::string link;
  TimeMs updated = 0;
  std::optional<TimeMs> due = {};  ///< a calendar has it then; nothing: in no calendar
};

struct Feed {
  std::string id;  ///< the same for ever; tells nobody the link
  std::string title, author, link;
  TimeMs updated = 0;  ///< where it has no entries
  std::vector<FeedEntry> entries;
};

[[nodiscard]] std::string atom_text(const Feed& feed);
[[nodiscard]] std::string calendar_text(const Feed& feed);

/// "2026-11-26T21:00:00Z".
[[nodiscard]] std::string instant_text(TimeMs time);

}  // namespace boardwright::server
