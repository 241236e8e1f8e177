// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where matches, players and results outlive the program. README.md in this folder tells what is kept and
// how.
//
// Units: times are UTC milliseconds since 1970, scores whole half points. Threads: one at a time for each
// Store; any number of Stores and programs may have one place open. Ownership: a Store owns its connection
// and everything it returns is a copy. Errors: one sentence for a person, which never holds a secret; after a
// failure nothing of that call counts as written, and the same command may be submitted again. No exceptions.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>

#include "framework/scoring/ledger.hpp"
#include "framework/store/counted.hpp"
#include "framework/store/found_games.hpp"
#include "framework/store/journal.hpp"
#include "framework/store/location.hpp"
#include "framework/store/players.hpp"
#include "framework/store/transfer.hpp"

namespace soci {
class session;
}

namespace boardwright {

namespace store {
class Database;
}

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
  [[nodiscard]] Result<std::map<std::string, ClubPlayer>> players();
  /// Counted from all results and corrections, however long it takes.
  [[nodiscard]] Result<Ledger> ledger(ScoringBook book);

  /// What this store remembers for its programs, such as a folder; it is in no text and no other store. Empty:
  /// nothing was said. Names are small letters and '-'.
  [[nodiscard]] Result<std::string> remembered(const std::string& name);
  [[nodiscard]] Result<void> remember(const std::string& name, const std::string& value);

  // --- lists, from the read model (README.md), however many events there are

  [[nodiscard]] Result<FoundGames> find(const GameQuery& query);
  [[nodiscard]] Result<std::optional<StoredResult>> result(const std::string& match);
  [[nodiscard]] Result<std::vector<Correction>> corrections(const std::string& match);  ///< by time
  /// Every pool with a match, or those of one game.
  [[nodiscard]] Result<std::vector<CountedPool>> standings(const ScoringBook& book,
                                                           const std::string& game = {});
  /// A player's own, in each pool with one of his matches.
  [[nodiscard]] Result<std::vector<std::pair<Scheme, Standing>>> standings_of(const ScoringBook& book,
                                                                              const std::string& player);
  [[nodiscard]] Result<Standing> standing(const ScoringBook& book, const Scheme& scheme,
                                          const std::string& player);
  /// What a match made of the players at its seats, who are holders of their results.
  [[nodiscard]] Result<std::vector<CountedChange>> changes(const ScoringBook& book, const Scheme& scheme,
                                                           const MatchResult& match);
  [[nodiscard]] Result<std::vector<RatingPoint>> rating_course(const ScoringBook& book, const Scheme& scheme,
                                                               const std::string& player);
  /// The lists are counted anew from events and journals, whatever is in them.
  [[nodiscard]] Result<void> rebuild_lists();
  /// What in the lists is not what events and journals say, one sentence each.
  [[nodiscard]] Result<std::vector<std::string>> check_lists(const ScoringBook& book);

  // --- other stores and files
  // ----------------------------------------------------------------------------------

  /// Everything as text, for import_text.
  [[nodiscard]] Result<std::string> export_text(ExportFor whom);
  /// One match, with those events that give these players their names.
  [[nodiscard]] Result<std::string> export_match(const std::string& match,
                                                 std::span<const std::string> players);
  /// The same of a tournament with all that was kept of these finished matches; of others nothing.
  [[nodiscard]] Result<std::string> export_tournament(const std::string& tournament,
                                                      std::span<const std::string> players,
                                                      std::span<const std::string> matches);
  /// Takes over what is new in a text. Where it contradicts this store, the store's side holds, the other is
  /// put aside and named. Twice changes nothing. A text with a fault changes nothing; the sentence names the
  /// line.
  [[nodiscard]] Result<ImportReport> import_text(std::string_view text);
  /// Everything that imports have put aside, in order of ids.
  [[nodiscard]] Result<std::vector<Conflict>> conflicts();

  /// A copy while the store is in use, whole or not at all: an SQLite file for a store that is one, the text
  /// for PostgreSQL. It holds the secrets of running matches: keep it as safe as the store.
  [[nodiscard]] Result<void> back_up(const std::filesystem::path& file);
  /// Reads everything and says what is damaged; for SQLite.
  [[nodiscard]] Result<void> check();
  /// What the database reads and nobody can understand, one sentence each: events and entries that make no
  /// sense, matches with a hole.
  [[nodiscard]] Result<std::vector<std::string>> check_rows();

 private:
  [[nodiscard]] Result<bool> add(std::span<const ClubEvent> events, const std::string& tournament,
                                 std::uint64_t known);
  Store(std::unique_ptr<store::Database> database, std::string device, std::string club);
  [[nodiscard]] Result<void> read_lists(const std::function<void(soci::session&)>& work);
  [[nodiscard]] Result<void> read_counts(const ScoringBook& book,
                                         const std::function<void(soci::session&)>& work);
  std::unique_ptr<store::Database> database_;
  std::string device_;
  std::string club_;
};

}  // namespace boardwright
