// SPDX-License-Identifier: GPL-3.0-or-later
//
// One tournament of a club, as an organiser runs it: what a window or a command asks. Everything is an event in the
// club's store (framework/tournament/event.hpp); the tournament is what they come to.
//
// Units: times are UTC milliseconds; rounds and boards count from 1; people are ids of the club's players. Threads: one
// at a time for each Evening; any number of them and of programs may have one tournament open: what is decided by a
// tournament that has changed meanwhile is decided anew, or refused. Ownership: holds its Club; what it returns are
// copies. Errors: a remark for the organiser in any language
// (Allowed::why), as a Result its sentence in English; nothing of that call has happened then.
#pragma once

#include <filesystem>
#include <memory>
#include <set>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/waiting.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/draft.hpp"
#include "framework/tournament/ladder_of.hpp"
#include "framework/tournament/series.hpp"
#include "framework/tournament/team_table_of.hpp"
#include "framework/tournament/tournament_standings.hpp"

namespace boardwright {

/// A tournament in a list.
struct TournamentInfo {
  std::string id;
  std::string name;
  tournament::System system = tournament::System::kOpenEvening;
  std::size_t entrants = 0;
  std::uint32_t rounds = 0;  ///< published; of an open evening, matches
  bool ended = false;
  bool asks = false;  ///< something is aside
  TimeMs created = 0;
  TimeMs last = 0;  ///< of its newest event
};

/// Who is to be entered.
struct NewEntrant {
  PlayerKind kind = PlayerKind::kMember;
  std::string id;    ///< a member's, or a guest's who is known already
  std::string name;  ///< of a new guest; of a computer, as make_player takes it
  std::optional<std::int32_t> rating;
  std::string title, club;
  std::vector<std::uint32_t> likes;
  std::string team{};                         ///< of people who play in teams
  std::optional<tournament::Points> grade{};  ///< typed, of a MacMahon tournament
};

/// A member of this name, as it is compared (name.hpp); else a guest.
[[nodiscard]] NewEntrant entrant_named(const std::vector<ClubPlayer>& members, const std::string& name);

/// Who stands where, whatever the system (T17, T14.5, T15, T13.4, T16, T18).
struct StandingsNow {
  std::vector<tournament::StandingColumn> columns;
  std::vector<tournament::PlacedLine> lines;       ///< of groups, group after group
  std::vector<tournament::TeamScore> team_scores;  ///< of people in teams (T10.6, T10.7)
};

/// Several tournaments together (T19.1, T19.3).
struct SeriesNow {
  tournament::SeriesRules rules;            ///< as the newest of them says
  std::vector<TournamentInfo> tournaments;  ///< the oldest first
  std::vector<tournament::SeriesLine> lines;
};

/// A board that nobody has sat down at, or that one of the two can object to.
struct BoardDue {
  std::uint32_t round = 0, board = 0;
  std::string first, second;
  TimeMs due = 0;  ///< from then on it is late
  friend bool operator==(const BoardDue&, const BoardDue&) = default;
};

/// What results of real boards were for the club's points and ratings (T2.5).
struct RatedNow {
  std::size_t entered = 0, corrected = 0, voided = 0;
  std::vector<Remark> problems;  ///< what could not be counted, and why
};

/// What a correction would change (T20.5).
struct CorrectionPreview {
  struct Line {
    std::string player;
    tournament::Points score_before = 0, score_after = 0;
    std::uint32_t place_before = 0, place_after = 0;
  };
  std::vector<Line> moved;  ///< whose score or place changes, by place
  /// Boards of rounds published since that would have been paired otherwise: by round, what they would have been.
  std::map<std::uint32_t, tournament::Draft> otherwise;
};

/// A copy that another laptop has left.
struct FoundCopy {
  std::filesystem::path file;    ///< empty: it was pasted
  std::string text{};            ///< what was pasted
  std::string tournament, name;  ///< id and name
  TimeMs time = 0;               ///< of its newest event
  std::uint32_t rounds = 0;      ///< published
  std::size_t results = 0;
};

/// What a member is rated where the tournament is played (T3.1); nothing: nowhere.
[[nodiscard]] std::optional<std::int32_t> known_rating(Club& club, const tournament::Settings& settings,
                                                       const std::string& player);

class Evening {
 public:
  /// A new tournament. `who`: the organiser's word for himself, kept with every event; may be empty.
  [[nodiscard]] static Allowed<Evening> create(std::shared_ptr<Club> club, tournament::Settings settings,
                                               std::string who = {});
  /// The one whose id begins or ends so, or whose name it is; the newest of several of that name.
  [[nodiscard]] static Allowed<Evening> open(std::shared_ptr<Club> club, std::string_view text,
                                             std::string who = {});
  /// The one of exactly this id, without a look at others.
  [[nodiscard]] static Allowed<Evening> of_id(std::shared_ptr<Club> club, std::string id);
  [[nodiscard]] static Allowed<std::vector<TournamentInfo>> list(Club& club);  ///< newest first

  [[nodiscard]] const tournament::Tournament& now() const { return now_; }
  /// From now on events are kept with this word for whoever does it; empty: none.
  void sign(std::string who) { who_ = std::move(who); }
  /// What other programs have written since; true if anything.
  [[nodiscard]] Allowed<bool> refresh();
  /// As people are called; "?" for who was anonymised.
  [[nodiscard]] std::string name(const std::string& player) const;
  [[nodiscard]] tournament::NameOf names() const;
  [[nodiscard]] Club& club() const { return *club_; }
  /// The entrant meant by a name (capital and small letters are the same), an id or #number.
  [[nodiscard]] Allowed<std::string> find(std::string_view text) const;

  // --- people

  [[nodiscard]] Allowed<void> change_settings(tournament::Settings settings, std::string reason = {});
  /// All of them or nobody; who is entered already is refused. They arrive in the next round.
  [[nodiscard]] Allowed<void> enter(std::span<const NewEntrant> people);
  /// Rating, title, club or likes put right (T3.3).
  [[nodiscard]] Allowed<void> put_right(tournament::Entered data, std::string reason);
  /// Of a round, or 0: the next one to be paired. In an open evening 0, waiting or gone.
  [[nodiscard]] Allowed<void> say_presence(std::span<const std::string> players,
                                           tournament::Attendance attendance, std::uint32_t round = 0,
                                           std::string reason = {});
  /// From the next round to be paired on; back again likewise (T4.6).
  [[nodiscard]] Allowed<void> withdraw(std::string player, bool back, std::string reason);
  /// What somebody has earned elsewhere, once and with a reason: a season can begin in its middle.
  [[nodiscard]] Allowed<void> give_balance(tournament::OpeningBalance balance);
  /// Who plays for a team, board by board, from this round on (0: the next one). In the order of their ratings, unless
  /// the tournament leaves it free; nobody for two teams (T10.2). Guests and members of the club; names of new guests.
  [[nodiscard]] Allowed<void> line_up(const std::string& team, const std::vector<NewEntrant>& people,
                                      std::uint32_t round = 0, std::string reason = {});
  [[nodiscard]] Allowed<void> keep_apart(std::vector<std::string> players, std::uint32_t first,
                                         std::uint32_t last, std::string reason);

  // --- lots

  /// Fixes the seed of the next lot, if one may come and none is fixed: from then on `lot_hash` is to be shown (T1.7). Done
  /// when a tournament begins, is changed or has drawn; of one that an older program began, asked for.
  [[nodiscard]] Allowed<void> promise_lots();
  /// The hash of that seed; empty: nothing is left to be drawn, or nothing promised.
  [[nodiscard]] std::string lot_hash() const;
  /// Draws the lots that are due, with what people have said before (one line, may be empty). Nothing is due: nothing
  /// happens, but words that come too late are refused.
  [[nodiscard]] Allowed<void> draw_lots(const std::string& said);

  // --- rounds

  /// Nothing is written: the same again as long as nothing has changed (T5.8). Draws what lots the round needs.
  [[nodiscard]] Allowed<tournament::Drafted> draft();
  [[nodiscard]] Allowed<tournament::Draft> draft_by_hand(
      std::span<const std::pair<std::string, std::string>> pairs, const std::string& bye,
      std::uint32_t instead_of = 0) const;
  /// The round as it was drafted; refused where anything that it follows from has changed since. One by hand, or
  /// instead of a published one, needs a reason.
  [[nodiscard]] Allowed<void> publish(const tournament::Draft& draft, std::string reason = {});
  /// Pairs an open evening's two who wait.
  [[nodiscard]] Allowed<void> begin_match(const tournament::Proposal& proposal);
  /// Whom an open evening would pair now (T12.8). The series is the store's open evenings of the same name, counted
  /// once for each Evening. The first call with two who wait draws the lot for sides that nothing else decides.
  [[nodiscard]] Allowed<Proposed> proposals(const TimeLeft& time = {});
  /// Pairs two who were proposed, on the sides that they are due then; refused where they don't both wait any more.
  [[nodiscard]] Allowed<void> accept(const tournament::Proposal& proposal);
  /// The two are not proposed again for 15 minutes.
  [[nodiscard]] Allowed<void> decline(const tournament::Proposal& proposal);
  /// One challenges another on a ladder (T16.1). The result of their board settles it; won by forfeit against the one
  /// challenged means refused.
  [[nodiscard]] Allowed<void> challenge(const std::string& challenger, const std::string& challenged,
                                        std::uint32_t game = 0);
  [[nodiscard]] tournament::ChallengeLadder ladder() const;
  /// T19.2, choice: what is played at a board. By nobody: the two agree; else by the one ranked higher when the round was
  /// paired, from the games without those that he chose before.
  [[nodiscard]] Allowed<void> choose_game(std::uint32_t round, std::uint32_t board, std::uint32_t game,
                                          const std::string& by);
  /// Who of the two is ranked higher, and the games that are left for this one to choose (T19.2).
  struct GameChoice {
    std::string higher;
    std::vector<std::uint32_t> left;
  };
  [[nodiscard]] Allowed<GameChoice> game_choice(std::uint32_t round, std::uint32_t board) const;
  /// The same of every board whose game may still be chosen, or chosen otherwise.
  struct OpenChoice {
    std::uint32_t round = 0, board = 0;
    GameChoice choice;
  };
  [[nodiscard]] std::vector<OpenChoice> open_choices() const;
  [[nodiscard]] Allowed<void> set_state(std::uint32_t round, tournament::RoundState state);
  [[nodiscard]] Allowed<void> end();
  /// A tournament in which the first `through` of this one, or of each of its groups, go on (T1.1, T12.6); numbers are
  /// by their places here.
  [[nodiscard]] Allowed<Evening> next_stage(tournament::Settings settings, std::size_t through) const;
  /// Who is in this stage and wouldn't be by what the earlier one comes to now, and who would be and isn't (T13.5).
  [[nodiscard]] Allowed<std::pair<std::vector<std::string>, std::vector<std::string>>> stage_differs() const;

  // --- standings

  [[nodiscard]] Allowed<StandingsNow> standings() const;
  /// The same if these boards of a round, or matches, end so.
  [[nodiscard]] Allowed<StandingsNow> what_if(std::uint32_t round,
                                              const std::map<std::uint32_t, tournament::Score>& scores) const;
  /// The tournaments of this series' name, what they come to together. An evening that hasn't begun counts for nothing.
  [[nodiscard]] static Allowed<SeriesNow> series(std::shared_ptr<Club> club, std::string_view name);

  // --- results. `round`: of an open evening, the number of the match in now().matches, from 1.

  /// Where one is there already that differs: refused, correct it.
  [[nodiscard]] Allowed<void> give_result(std::uint32_t round, std::uint32_t board, tournament::Score score,
                                          tournament::Source source = tournament::Source::kArbiter,
                                          std::vector<std::string> matches = {});
  /// Also which of two is right. `score`: nothing takes the result back.
  [[nodiscard]] Allowed<CorrectionPreview> preview(std::uint32_t round, std::uint32_t board,
                                                   std::optional<tournament::Score> score,
                                                   bool swapped) const;
  [[nodiscard]] Allowed<void> correct(std::uint32_t round, std::uint32_t board,
                                      std::optional<tournament::Score> score, bool swapped,
                                      std::string reason);
  /// One of the two says by phone how it ended (T20.3): final when the other says the same.
  [[nodiscard]] Allowed<void> phone_result(std::uint32_t round, std::uint32_t board, tournament::Score score,
                                           const std::string& player);
  /// Results that one alone has said by phone, and until when the other can object.
  [[nodiscard]] std::vector<BoardDue> objections() const;
  /// Those of them whose time is over are final. How many.
  [[nodiscard]] Allowed<std::size_t> settle_phones();
  /// Boards of the last round at which nobody need wait any longer for the other (T4.8); empty before everybody sits.
  [[nodiscard]] std::vector<BoardDue> no_shows() const;
  /// This one isn't there and has lost by forfeit (T4.8); withdrawn, where the tournament says so.
  [[nodiscard]] Allowed<void> absent(std::uint32_t round, std::uint32_t board, const std::string& player);
  /// Where a match that is played on the program belongs.
  [[nodiscard]] Allowed<TournamentPlace> place_of(std::uint32_t round, std::uint32_t board) const;
  /// Brings the club's results up to date with the boards between members (T2.5): new ones are entered, corrected ones
  /// corrected, what doesn't hold any more is voided. The same again changes nothing.
  [[nodiscard]] Allowed<RatedNow> rate_results(const Catalogue& catalogue);
  /// Finished matches of the program that belong here and have no result yet (MatchPlan::place). How many.
  /// `but`: not those of these matches, whose end isn't to be known yet.
  [[nodiscard]] Allowed<std::size_t> take_program_results(const std::set<std::string>& but = {});

  // --- the organiser's last word

  /// What depends on an event; empty: it can be taken back (T20.6).
  [[nodiscard]] std::vector<Remark> depends_on(const std::string& event) const;
  [[nodiscard]] Allowed<void> undo(std::string event, std::string reason);
  /// Of one round paired twice, the publication that holds.
  [[nodiscard]] Allowed<void> choose(std::string pairing, std::string reason);
  /// What came too late from a laptop that the evening was taken from is taken in.
  [[nodiscard]] Allowed<void> accept(std::vector<std::string> events, std::string reason);

  // --- other laptops

  /// From now on a copy goes there after every publication and result, of all tournaments of this store, and of this
  /// one at once. An empty folder: no more.
  [[nodiscard]] Allowed<void> copy_to(std::filesystem::path folder);
  /// Why the last copy couldn't be written; empty: it was.
  [[nodiscard]] const std::string& copy_problem() const { return copy_problem_; }
  /// The tournament, its people and its finished matches, for import into another store.
  [[nodiscard]] Allowed<std::string> export_text() const;
  /// The same without the moves of matches, which are too long for paper: what goes on it as codes (state_code.hpp).
  [[nodiscard]] Allowed<std::string> state_text() const;
  /// Joins another laptop's. Twice changes nothing.
  struct Imported {
    std::vector<std::string> tournaments;  ///< ids of those that the text holds
    ImportReport report;
  };
  /// Also of a text with the codes of a tournament on paper.
  [[nodiscard]] static Allowed<Imported> import_text(Club& club, std::string_view text);
  /// In a folder, or of one file: copies, and texts with the codes of a tournament on paper.
  [[nodiscard]] static Allowed<std::vector<FoundCopy>> find_copies(const std::filesystem::path& folder);
  /// In a text: codes of a tournament on paper as a scanner has typed them, or what `export` writes.
  [[nodiscard]] static Allowed<std::vector<FoundCopy>> find_in_text(std::string_view text);
  /// Joins a copy that was found, as import_text does.
  [[nodiscard]] static Allowed<Imported> join(Club& club, const FoundCopy& copy);
  /// Imports a copy and makes this laptop the evening's: what the other one writes from now on is set aside when it
  /// returns.
  [[nodiscard]] static Allowed<Evening> go_on_from(std::shared_ptr<Club> club, const FoundCopy& copy,
                                                   std::string who = {});

 private:
  Evening(std::shared_ptr<Club> club, std::string id, std::string who)
      : club_(std::move(club)), id_(std::move(id)), who_(std::move(who)) {}
  /// What is to be written; `id`: where something refers to it, else empty.
  struct Planned {
    tournament::What what;
    std::string id{};
  };
  using Decide = std::function<Allowed<std::vector<Planned>>(std::vector<ClubEvent>& people)>;
  /// Writes what `decide` makes of the tournament as it is; asks again where it has changed meanwhile.
  [[nodiscard]] Allowed<void> write(const Decide& decide, bool copy = false);
  [[nodiscard]] Allowed<void> write(tournament::What what, bool copy = false);
  using DecideBoard =
      std::function<Allowed<std::vector<Planned>>(const tournament::Round&, const tournament::BoardNow&)>;
  /// What is said of one board, with a copy. `score`, if there is one, has to be one of this tournament.
  [[nodiscard]] Allowed<void> write_at(std::uint32_t round, std::uint32_t board,
                                       const std::optional<tournament::Score>& score,
                                       const DecideBoard& decide);
  [[nodiscard]] Allowed<const tournament::BoardNow*> board(std::uint32_t round, std::uint32_t board,
                                                           const tournament::Round** found) const;
  void copy();
  [[nodiscard]] Allowed<std::string> text_with(bool matches) const;
  /// Who plays elsewhere at this time, and the name of that tournament (T19.4).
  [[nodiscard]] Allowed<std::map<std::string, std::string>> playing_elsewhere() const;
  [[nodiscard]] Allowed<void> must_be_free(const tournament::Proposal& proposal) const;
  /// Games of an earlier stage among those who are here, as rounds that have been played (T12.6).
  [[nodiscard]] Allowed<void> carry_games(const tournament::Tournament& earlier);
  [[nodiscard]] Allowed<std::string> player_for(const NewEntrant& one, std::vector<ClubEvent>& added) const;
  [[nodiscard]] Allowed<void> count_series();

  std::shared_ptr<Club> club_;
  std::string id_, who_;
  tournament::Tournament now_;
  std::uint64_t known_ = 0;  ///< events of it in the store, when it was read
  std::map<std::string, ClubPlayer> players_;
  std::optional<MetBefore> met_before_;  ///< nothing: not counted yet
  std::string copy_problem_;
  std::uint64_t rated_ = 0;  ///< `known_` when results were last rated
};

}  // namespace boardwright
