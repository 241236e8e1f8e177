// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of a store written as text (README.md). Only for this folder and its tests.
#pragma once

#include <nlohmann/json.hpp>

#include "framework/store/event_lines.hpp"
#include "framework/store/journal.hpp"

namespace boardwright::store {

inline constexpr int kTextVersion = 2;  ///< 2: events of tournaments

struct EntryLine {
  std::string match;
  StoredEntry entry;
  friend bool operator==(const EntryLine&, const EntryLine&) = default;
};

[[nodiscard]] nlohmann::json json_of(const EntryLine& line);
[[nodiscard]] nlohmann::json json_of(const EventRow& row);
/// A failure says what is wrong; the caller knows in which line.
[[nodiscard]] Result<EntryLine> entry_from(const nlohmann::json& value);
[[nodiscard]] Result<EventRow> event_from(const nlohmann::json& value);

/// One that contradicts the store: an entry or an event, as its line.
struct AsideLine {
  std::string subject;       ///< id of the match, player or event
  std::uint64_t number = 0;  ///< of the entry; 0 for an event
  nlohmann::json line;       ///< {"entry": …} or {"event": …}
};
[[nodiscard]] AsideLine aside_of(const EntryLine& line);
[[nodiscard]] AsideLine aside_of(const EventRow& row);

}  // namespace boardwright::store
