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
#include <string_view>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/record/replay.hpp"
#include "framework/scoring/player_page.hpp"
#include "framework/table/match_header.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

class KeptMatch;

/// How a game went that was played elsewhere, such as on a real board, as somebody has entered it.
struct PlayedElsewhere {
  std::optional<GameLine> line;  ///< its moves; nothing: only the result is known
  Outcome result;                ///< by the rules, or one that the host can give
  TimeMs time = 0;               ///< of its end, not in the future; 0: now
};

/// A match in a list. Names are as they are now; empty for who was anonymised.
struct MatchInfo {
  std::string match;  ///< id
  /// Why it can't be read, for example because a newer program began it. Then the header is empty.
  std::string problem;
  MatchHeader header;
  std::vector<std::string> names;  ///< by seat
  TimeMs begun = 0;
  TimeMs last = 0;  ///< of its newest entry
  bool finished = false;
  bool moved = false;                ///< something has happened in it since it began
  std::optional<UtcTime> next_flag;  ///< of an unfinished one: by correspondence the deadline of the move
  std::vector<Seat> on_turn{};       ///< of an unfinished one with a clock
  bool handed_over = false;          ///< moved by file to another computer, and goes on there
};

/// What a finished match did to one player's standing.
struct SeatReport {
  SeatedPlayer player;
  std::string name;
  std::uint32_t half_points = 0;
  Standing before;  ///< in the pool of the match
  Standing after;
  /// Whether points or ratings may have changed: not in unrated matches, nor with computers or guests where
  /// the policy doesn't count those.
  [[nodiscard]] bool counted() const { return after.games != before.games; }
};
struct FinishReport {
  Scheme scheme;
  std::string reason;
  bool voided = false;
  std::vector<SeatReport> seats;
};

/// The ladder of one pool, best first.
struct PoolStandings {
  Scheme scheme;
  std::vector<Standing> standings;
  std::vector<std::string> names;  ///< of the same players; empty for who was anonymised
  std::vector<std::size_t> ranks;  ///< of the same, from 1; equal players share one
};

/// One result, as it holds now.
struct ResultInfo {
  MatchResult played;                   ///< as it was reported
  std::optional<MatchResult> holds;     ///< nothing: voided
  std::vector<Correction> corrections;  ///< by time
  std::vector<std::string> names;       ///< by seat
  std::string opening;                  ///< the first moves, chance events left out
};

struct FoundResults {
  std::vector<ResultInfo> games;
  std::size_t all = 0;  ///< how many there are without the query's limit
};

class Club : public std::enable_shared_from_this<Club> {
 public:
  /// Opens the store, makes it if there is none. `book`: see scoring_book.
  [[nodiscard]] static Result<std::shared_ptr<Club>> open(const StoreLocation& location, ScoringBook book,
                                                          const StoreOptions& options = {});

  // --- matches

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
  [[nodiscard]] Result<std::vector<MatchInfo>> matches();     ///< oldest first
  [[nodiscard]] Result<std::vector<MatchInfo>> unfinished();  ///< oldest first
  /// The match whose id begins or ends so; the sentence says if there is none or several.
  [[nodiscard]] Result<std::string> find_match(std::string_view text);
  /// Marks an unfinished match as moved to another computer and returns the text for import there.
  [[nodiscard]] Result<std::string> hand_over(const std::string& match);
  // What the organiser decides about an unfinished match, with a reason for people, which its journal keeps.
  /// It is in no list any more and can't go on. Never of a finished one.
  [[nodiscard]] Result<void> discard(const std::string& match, std::string_view why);
  /// Whether there is nothing to go on with here: it was deleted or handed over.
  [[nodiscard]] Result<bool> has_left(const std::string& match);
  /// The same as discard without asking, of a match in which nobody has done anything; true if it was one. By
  /// correspondence such a match stays: there nobody need be here to play.
  [[nodiscard]] Result<bool> discard_unplayed(const std::string& match);
  /// It ends with this result, by adjudication, and counts like any other.
  [[nodiscard]] Result<void> adjudicate(const std::string& match, std::vector<std::uint32_t> half_points,
                                        std::string_view why, const Catalogue& catalogue);
  /// The reason of the newest decision about a match; empty if there is none.
  [[nodiscard]] Result<std::string> why(const std::string& match);
  /// A finished match with all its moves, as it is written to a file.
  [[nodiscard]] Result<OpenedRecord> finished_game(const std::string& match, const Catalogue& catalogue);
  /// For the organiser only: how many live matches each member, by id, has left unfinished for so long.
  [[nodiscard]] Result<std::map<std::string, std::uint32_t>> abandoned(std::chrono::days idle);

  // --- members (club_members.cpp)

  [[nodiscard]] Result<std::map<std::string, ClubPlayer>> players();  ///< everyone by id, doubles included
  [[nodiscard]] Result<std::vector<ClubPlayer>> members();  ///< those who can play, by name; no doubles
  /// A member by name (see folded: capital and small letters are the same) or id. The sentence names the
  /// nearest.
  [[nodiscard]] Result<ClubPlayer> find_member(std::string_view text);
  /// Refused: what read_name refuses, a name that a member has already, an id, and what means another player
  /// where players are named, such as guest or level:3.
  [[nodiscard]] Result<ClubPlayer> add_member(std::string_view name);
  [[nodiscard]] Result<void> rename(const std::string& player, std::string_view name);
  /// Erases the player's names for ever; results stay.
  [[nodiscard]] Result<void> anonymise(const std::string& player);
  /// Everything of `player` counts for `into` from now on.
  [[nodiscard]] Result<void> merge(const std::string& player, const std::string& into);

  // --- results (club_results.cpp)

  /// What a finished match did, in its place among the others.
  [[nodiscard]] Result<FinishReport> report(const std::string& match);
  [[nodiscard]] Result<std::vector<ResultInfo>> results();  ///< by time
  /// Finished games alone, newest first; of running ones nobody learns anything.
  [[nodiscard]] Result<FoundResults> find(const GameQuery& query);
  /// The players, doubles not, whose names hold the text; capital and small letters are the same. For
  /// GameQuery::players.
  [[nodiscard]] Result<std::vector<std::string>> players_named(std::string_view text);
  [[nodiscard]] Result<ResultInfo> result(const std::string& match);
  // The organiser's decisions, with a reason for people, which the journal keeps. The last one holds.
  [[nodiscard]] Result<void> void_result(const std::string& match, std::string_view why);
  /// `half_points` by seat; `reason` an id, empty: as it was if that fits, else adjudication. Refused: what
  /// the game's rules or the reason make impossible.
  [[nodiscard]] Result<void> correct_result(const std::string& match, std::vector<std::uint32_t> half_points,
                                            const std::string& reason, std::string_view why,
                                            const Catalogue& catalogue);
  [[nodiscard]] Result<void> let_result_stand(const std::string& match, std::string_view why);

  [[nodiscard]] Result<Ledger> ledger();
  /// Every pool with a match, or those of one game.
  [[nodiscard]] Result<std::vector<PoolStandings>> standings(std::string_view game = {});
  /// A player's lines, one for each pool, and the same as standings.
  [[nodiscard]] Result<std::vector<std::pair<Scheme, Standing>>> standings_of(const std::string& player);
  /// A player's rating in one of these pools, match after match.
  [[nodiscard]] Result<std::vector<RatingPoint>> rating_course(const Scheme& scheme,
                                                               const std::string& player);
  /// Whether a player is shown the possible moves in a rated match of these rules: by the ladder where it
  /// says so, else by the player's own `setting`. For unrated matches don't ask. Reads the store: ask when a
  /// match begins, not at each move.
  [[nodiscard]] Result<bool> hints_visible(const std::string& player, const std::string& game,
                                           const std::string& variant, const std::string& rules_hash,
                                           bool setting = true);

  [[nodiscard]] const ScoringBook& book() const noexcept { return book_; }
  /// For backup, export, import and check.
  [[nodiscard]] SharedStore& store() noexcept { return store_; }

 private:
  Club(Store store, ScoringBook book) : store_(std::move(store)), book_(std::move(book)) {}
  [[nodiscard]] Result<void> add(ClubEvent event);
  [[nodiscard]] Result<SeatedPlayer> seat_player(const PlannedSeat& seat,
                                                 const std::map<std::string, ClubPlayer>& known,
                                                 std::vector<ClubEvent>& added);
  /// Fills in the header's seats, and adds guests and programs that are new; everybody there is then.
  [[nodiscard]] Result<std::map<std::string, ClubPlayer>> seat_players(const MatchPlan& plan,
                                                                       MatchHeader& header);
  [[nodiscard]] Result<std::vector<MatchInfo>> listed(bool unfinished_only);
  /// `catalogue` for a corrected result.
  [[nodiscard]] Result<void> correct(Correction correction, const Catalogue* catalogue);

  SharedStore store_;
  ScoringBook book_;
};

/// A Ledger of these events alone.
[[nodiscard]] Result<Ledger> ledger_of(std::span<const ClubEvent> events, const ScoringBook& book);

}  // namespace boardwright
