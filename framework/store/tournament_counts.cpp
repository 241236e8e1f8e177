// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/tournament_counts.hpp"

#include "framework/store/database.hpp"

namespace boardwright {

using store::Database;
using store::SqlInteger;

TournamentCounts::TournamentCounts(std::unique_ptr<Database> database) : database_(std::move(database)) {}
TournamentCounts::TournamentCounts(TournamentCounts&&) noexcept = default;
TournamentCounts& TournamentCounts::operator=(TournamentCounts&&) noexcept = default;
TournamentCounts::~TournamentCounts() = default;

Result<TournamentCounts> TournamentCounts::open(const StoreLocation& location) {
  auto database = Database::open(location, std::chrono::seconds(5), false);
  if (!database) return fail(database.error());
  return TournamentCounts(std::move(*database));
}

Result<std::map<std::string, std::uint64_t>> TournamentCounts::now() {
  std::map<std::string, std::uint64_t> counts;
  auto read = database_->read([&](soci::session& sql) {
    std::string id;
    SqlInteger count = 0;
    soci::statement rows = (sql.prepare << "SELECT subject, count(*) FROM events WHERE kind = 'tournament'"
                                           " GROUP BY subject",
                            soci::into(id), soci::into(count));
    rows.execute();
    while (rows.fetch()) counts[id] = static_cast<std::uint64_t>(count);
  });
  if (!read) return fail(read.error());
  return counts;
}

}  // namespace boardwright
