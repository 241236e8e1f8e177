// SPDX-License-Identifier: GPL-3.0-or-later
//
// Journals in the database. Everything here runs inside a transaction and throws what SOCI throws.
#pragma once

#include <functional>

#include "framework/store/database.hpp"
#include "framework/store/journal.hpp"

namespace boardwright::store {

/// What is wrong with the submission in itself, whatever the store holds.
[[nodiscard]] Result<void> check_submission(const Submission& submission);
/// The same for one entry, also for one read from a file.
[[nodiscard]] Result<void> check_entry(const std::string& match, const StoredEntry& entry);

/// Writes the entries, or finds that they are there, or refuses and writes nothing.
[[nodiscard]] Result<Receipt> append(soci::session& sql, const Submission& submission);

void insert(soci::session& sql, const std::string& match, const StoredEntry& entry);
[[nodiscard]] std::vector<StoredEntry> journal(soci::session& sql, const std::string& match);
/// Every entry, by match and number.
void each_entry(soci::session& sql,
                const std::function<void(const std::string& match, const StoredEntry&)>& visit);
/// All but discarded ones.
[[nodiscard]] std::vector<MatchHead> heads(soci::session& sql, bool unfinished_only);
[[nodiscard]] std::vector<std::string> match_ids(soci::session& sql);  ///< of the same, by age
[[nodiscard]] bool is_finished(soci::session& sql, const std::string& match);
[[nodiscard]] bool is_discarded(soci::session& sql, const std::string& match);
/// Whether nothing may follow such an entry.
[[nodiscard]] bool ends_journal(std::string_view kind);

}  // namespace boardwright::store
