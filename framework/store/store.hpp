// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where matches, players and results outlive the program. README.md in this folder tells what is kept and
// how. Copies and texts of it are made in backup.hpp and transfer.hpp; check.hpp says what is damaged.
//
// Units: times are UTC milliseconds since 1970, scores whole half points. Threads: one at a time for each
// Store; any number of Stores and programs may have one place open. Ownership: a Store owns its connection
// and everything it returns is a copy. Errors: one sentence for a person, which never holds a secret; after a
// failure nothing of that call counts as written, and the same command may be submitted again. No exceptions.
#pragma once

#include <chrono>
#include <memory>
#include <span>

#include "framework/scoring/ledger.hpp"
#include "framework/store/journal.hpp"
#include "framework/store/location.hpp"
#include "framework/store/store_lists.hpp"

namespace boardwright {

struct StoreOptions {
  std::chrono::milliseconds wait{5000};  ///< for another program to finish writing
  bool create = true;                    ///< the file and its folder, if there is none
};

class Store {
 public:
  /// Opens a store, makes it if there is none and brings an older one to the newest version.
  [[nodiscard]] static Result<Store> open(const StoreLocation& location, const StoreOptions& options = {});
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const std::string& device() const noexcept { return device_; }  ///< id of this store
  [[nodiscard]] const std::string& club() const noexcept { return club_; }  ///< id of whom it was made for

  // --- matches
  // -------------------------------------------------------------------------------------------------

  /// Writes down what commands did, several matches' in one transaction: when it returns, every receipt is
  /// durable, and only then may a move be acknowledged. One answer for each submission, in order; one that is
  /// refused (another entry came first, the match is finished) is not written, without harm to the others. If
  /// the whole call fails, none is written, or the connection broke and it is unknown: submit the same again.
  [[nodiscard]] Result<std::vector<Result<Receipt>>> append(std::span<const Submission> submissions);
  [[nodiscard]] Result<Receipt> append(const Submission& submission);

  [[nodiscard]] Result<std::vector<StoredEntry>> journal(
      const std::string& match);                               ///< empty if there is no such match
  [[nodiscard]] Result<std::vector<MatchHead>> matches();      ///< by id, which is by age; no deleted ones
  [[nodiscard]] Result<std::vector<MatchHead>> unfinished();   ///< of these, those without a result
  [[nodiscard]] Result<std::vector<std::string>> match_ids();  ///< of matches()

  // --- the club
  // ------------------------------------------------------------------------------------------------

  /// Writes events in one transaction; those that are there already change nothing. A different event with an
  /// id that is there is refused, and so is everything with it. Anonymising erases the names at once.
  [[nodiscard]] Result<void> add(std::span<const ClubEvent> events);
  [[nodiscard]] Result<void> add(const ClubEvent& event) { return add(std::span(&event, 1)); }
  [[nodiscard]] Result<std::vector<ClubEvent>> events();  ///< by id
  /// As add, of events of one tournament (and whom they bring), only if the store holds `known` events of it: who
  /// has decided by what the tournament was mustn't write what it no longer follows from. False: nothing was written.
  [[nodiscard]] Result<bool> add_if_known(std::span<const ClubEvent> events, const std::string& tournament,
                                          std::uint64_t known);
  [[nodiscard]] Result<std::vector<ClubEvent>> tournament_events(const std::string& tournament);  ///< by id
  [[nodiscard]] Result<std::vector<std::string>> tournament_ids();                                ///< by age
  /// Counted from all results and corrections, however long it takes.
  [[nodiscard]] Result<Ledger> ledger(ScoringBook book);

  /// What this store remembers for its programs, such as a folder; it is in no text and no other store. Empty:
  /// nothing was said. Names are small letters and '-'.
  [[nodiscard]] Result<std::string> remembered(const std::string& name);
  [[nodiscard]] Result<void> remember(const std::string& name, const std::string& value);

  /// What lists show: players, results, standings. Not for longer than the store stays where it is.
  [[nodiscard]] StoreLists lists() { return StoreLists(*database_); }
  /// For this folder: backup.hpp, check.hpp and transfer.hpp.
  [[nodiscard]] store::Database& database() noexcept { return *database_; }

 private:
  [[nodiscard]] Result<bool> add(std::span<const ClubEvent> events, const std::string& tournament,
                                 std::uint64_t known);
  Store(std::unique_ptr<store::Database> database, std::string device, std::string club);
  std::unique_ptr<store::Database> database_;
  std::string device_;
  std::string club_;
};

}  // namespace boardwright
