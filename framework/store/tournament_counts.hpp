// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many events of each tournament a store holds: whoever shows tournaments that other programs write to asks this,
// and reads what has grown. One thread at a time; errors and failures as in store.hpp.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "framework/store/location.hpp"

namespace boardwright {

namespace store {
class Database;
}

class TournamentCounts {
 public:
  /// A connection of its own to a store that is there.
  [[nodiscard]] static Result<TournamentCounts> open(const StoreLocation& location);
  TournamentCounts(TournamentCounts&&) noexcept;
  TournamentCounts& operator=(TournamentCounts&&) noexcept;
  ~TournamentCounts();

  [[nodiscard]] Result<std::map<std::string, std::uint64_t>> now();  ///< by the tournaments' ids

 private:
  explicit TournamentCounts(std::unique_ptr<store::Database> database);
  std::unique_ptr<store::Database> database_;
};

}  // namespace boardwright
