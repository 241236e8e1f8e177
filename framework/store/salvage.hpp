// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/store/store.hpp"

namespace boardwright {

struct SalvageReport {
  std::uint64_t entries = 0;  ///< saved into their matches
  std::uint64_t events = 0;
  std::uint64_t set_aside = 0;     ///< entries that come after a hole of their match, kept as conflicts
  std::uint64_t lost = 0;          ///< rows that are there and can't be read, or make no sense
  std::vector<std::string> holes;  ///< one sentence for each match that has one
  [[nodiscard]] std::string sentence() const;
};

/// Reads what can be read of a damaged SQLite store, row by row, into another store, which should be new. The
/// damaged file is not changed. Matches keep their entries up to the first one that is lost; those after it
/// are put aside, not thrown away. Nobody may have the damaged file open.
[[nodiscard]] Result<SalvageReport> salvage(const std::filesystem::path& damaged, Store& into);

/// The same into a new store's file. Refused where something is there already, and where the damaged one
/// can't be opened at all; then nothing is left behind.
[[nodiscard]] Result<SalvageReport> salvage_to(const std::filesystem::path& damaged,
                                               const std::filesystem::path& new_store);

struct SalvagedInPlace {
  SalvageReport report;
  std::filesystem::path damaged;  ///< where the damaged file is now
};

/// The same with the new store under the damaged one's name, which is kept beside it under another. After a
/// failure the damaged one is where it was.
[[nodiscard]] Result<SalvagedInPlace> salvage_in_place(const std::filesystem::path& store);

/// Whether this is a file that should be a store and that can't be read as one: the database can't, or an event
/// in it makes no sense.
[[nodiscard]] bool is_damaged_store(const std::filesystem::path& file);

}  // namespace boardwright
