// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes between stores: texts, and what they bring. Units, threads and errors as in store.hpp.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

class Store;

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

/// Everything as text, for import_text.
[[nodiscard]] Result<std::string> export_text(Store& store, ExportFor whom);
/// One match, with those events that give these players their names.
[[nodiscard]] Result<std::string> export_match(Store& store, const std::string& match,
                                               std::span<const std::string> players);
/// The same of a tournament with all that was kept of these finished matches; of others nothing.
[[nodiscard]] Result<std::string> export_tournament(Store& store, const std::string& tournament,
                                                    std::span<const std::string> players,
                                                    std::span<const std::string> matches);
/// Takes over what is new in a text. Where it contradicts this store, the store's side holds, the other is
/// put aside and named. Twice changes nothing. A text with a fault changes nothing; the sentence names the
/// line.
[[nodiscard]] Result<ImportReport> import_text(Store& store, std::string_view text);
/// Everything that imports have put aside, in order of ids.
[[nodiscard]] Result<std::vector<Conflict>> conflicts(Store& store);

}  // namespace boardwright
