// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/store/store.hpp"

namespace boardwright {

struct SalvageReport {
  std::uint64_t entries = 0;  ///< saved into their matches
  std::uint64_t events = 0;
  std::uint64_t set_aside = 0;     ///< entries that come after a hole of their match, kept as conflicts
  std::vector<std::string> holes;  ///< one sentence for each match that has one
  [[nodiscard]] std::string sentence() const;
};

/// Reads what can be read of a damaged SQLite store, row by row, into another store, which should be new. The
/// damaged file is not changed. Matches keep their entries up to the first one that is lost; those after it
/// are put aside, not thrown away. Nobody may have the damaged file open.
[[nodiscard]] Result<SalvageReport> salvage(const std::filesystem::path& damaged, Store& into);

}  // namespace boardwright
