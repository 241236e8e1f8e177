// SPDX-License-Identifier: GPL-3.0-or-later
//
// A club: its members, the matches that are kept, points and ratings, all in one store. What a window, a
// command or a server asks when people play.
//
// Units: times are UTC milliseconds since 1970 (TimeMs), scores half points, points the policy's own unit
// (points_text writes them). Threads: any thread may call anything; each call reads the store anew, so that
// several programs may use one store. Matches that run at the same time in several threads share
// transactions. Ownership: everything returned is a copy; a KeptMatch keeps its Club alive. Errors: one sentence
// for a person, never a secret; after a failure nothing of that call has happened.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/table/club_matches.hpp"
#include "framework/table/club_people.hpp"
#include "framework/table/club_results.hpp"
#include "framework/table/club_standings.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

class KeptMatch;

/// How a game went that was played elsewhere, such as on a real board, as somebody has entered it.
struct PlayedElsewhere {
  std::optional<GameLine> line;  ///< its moves; nothing: only the result is known
  Outcome result;                ///< by the rules, or one that the host can give
  TimeMs time = 0;               ///< of its end, not in the future; 0: now
};

class Club : public std::enable_shared_from_this<Club> {
 public:
  /// Opens the store, makes it if there is none. `book`: see scoring_book.
  [[nodiscard]] static Result<std::shared_ptr<Club>> open(const StoreLocation& location, ScoringBook book,
                                                          const StoreOptions& options = {});

  /// Begins a match, whatever `keep` says. When it returns, the match is in the store and can be resumed.
  /// `time`: empty, the usual one for the clock.
  [[nodiscard]] Result<std::unique_ptr<KeptMatch>> start(MatchPlan plan, TimeSource time = {});
  /// Goes on with an unfinished match exactly as it was after its last acknowledged event; what has passed
  /// since is charged as its clock's downtime says, and a flag that has fallen meanwhile is written down. One
  /// program at a time: where two go on with one match, the slower one is refused at its next move.
  [[nodiscard]] Result<std::unique_ptr<KeptMatch>> resume(const std::string& match,
                                                          const Catalogue& catalogue, TimeSource time = {});
  /// Puts a finished game among the results, marked as entered. Of the plan count game, rules, seats, place
  /// and whether it is rated. When it returns the match's id it is in the store. Refused: computers, a result
  /// that doesn't follow from the moves or that no host can give.
  [[nodiscard]] Result<std::string> enter(MatchPlan plan, const PlayedElsewhere& played);

  [[nodiscard]] ClubPeople& people() noexcept { return people_; }
  [[nodiscard]] ClubMatches& matches() noexcept { return matches_; }
  [[nodiscard]] ClubResults& results() noexcept { return results_; }
  [[nodiscard]] ClubStandings& standings() noexcept { return standings_; }

  [[nodiscard]] const ScoringBook& book() const noexcept { return book_; }
  /// For backup, export, import and check.
  [[nodiscard]] SharedStore& store() noexcept { return store_; }

 private:
  Club(Store store, ScoringBook book);

  SharedStore store_;
  ScoringBook book_;
  ClubPeople people_;  // these four over the two above
  ClubMatches matches_;
  ClubResults results_;
  ClubStandings standings_;
};

}  // namespace boardwright
