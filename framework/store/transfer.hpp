// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes between stores. Values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace boardwright {

enum class ExportFor {
  kOwnUse,  ///< another store of the same people, a backup: everything, secrets of running matches too
  kOthers   ///< finished matches, players and results: of a running match nothing, as it would tell what is
            ///< hidden
};

/// Something that an import brought and that contradicts the store.
struct Conflict {
  std::string sentence;  ///< names the match and entry, or the event
  std::string subject;   ///< id of the match, or of the player or match the event is about
  std::string line;      ///< the other side, as in the text; may hold secrets of a running match
  friend bool operator==(const Conflict&, const Conflict&) = default;
};

struct ImportReport {
  std::uint64_t entries = 0;  ///< new here
  std::uint64_t events = 0;
  std::vector<Conflict> conflicts;  ///< new here
  bool other_club = false;          ///< the text comes from a store that was made for another club
};

}  // namespace boardwright
