// SPDX-License-Identifier: GPL-3.0-or-later
//
// One tournament of a club, as an organiser runs it: what a window or a command asks. Everything is an event in the
// club's store (framework/tournament/event.hpp); the tournament is what they come to.
//
// Units: times are UTC milliseconds; rounds and boards count from 1; people are ids of the club's players. Threads: one
// at a time for each Evening; any number of them and of programs may have one tournament open: what is decided by a
// tournament that has changed meanwhile is decided anew, or refused. Ownership: holds its Club; what it returns are
// copies. Errors: one sentence for the organiser; nothing of that call has happened then.
#pragma once

#include <filesystem>
#include <memory>

#include "framework/evening/waiting.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/draft.hpp"

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
  std::filesystem::path file;
  std::string tournament, name;  ///< id and name
  TimeMs time = 0;               ///< of its newest event
  std::uint32_t rounds = 0;      ///< published
  std::size_t results = 0;
};

class Evening {
 public:
  /// A new tournament. `who`: the organiser's word for himself, kept with every event; may be empty.
  [[nodiscard]] static Result<Evening> create(std::shared_ptr<Club> club, tournament::Settings settings,
                                              std::string who = {});
  /// The one whose id begins or ends so, or whose name it is; the newest of several of that name.
  [[nodiscard]] static Result<Evening> open(std::shared_ptr<Club> club, std::string_view text,
                                            std::string who = {});
  [[nodiscard]] static Result<std::vector<TournamentInfo>> list(Club& club);  ///< newest first

  [[nodiscard]] const tournament::Tournament& now() const { return now_; }
  /// What other programs have written since; true if anything.
  [[nodiscard]] Result<bool> refresh();
  /// As people are called; "?" for who was anonymised.
  [[nodiscard]] std::string name(const std::string& player) const;
  [[nodiscard]] tournament::NameOf names() const;
  [[nodiscard]] Club& club() const { return *club_; }
  /// The entrant meant by a name (capital and small letters are the same), an id or #number.
  [[nodiscard]] Result<std::string> find(std::string_view text) const;

  // --- people

  [[nodiscard]] Result<void> change_settings(tournament::Settings settings, std::string reason = {});
  /// All of them or nobody; who is entered already is refused. They arrive in the next round.
  [[nodiscard]] Result<void> enter(std::span<const NewEntrant> people);
  /// Rating, title, club or likes put right (T3.3).
  [[nodiscard]] Result<void> put_right(tournament::Entered data, std::string reason);
  /// Of a round, or 0: the next one to be paired. In an open evening 0, waiting or gone.
  [[nodiscard]] Result<void> say_presence(std::span<const std::string> players,
                                          tournament::Attendance attendance, std::uint32_t round = 0,
                                          std::string reason = {});
  /// From the next round to be paired on; back again likewise (T4.6).
  [[nodiscard]] Result<void> withdraw(std::string player, bool back, std::string reason);
  [[nodiscard]] Result<void> keep_apart(std::vector<std::string> players, std::uint32_t first,
                                        std::uint32_t last, std::string reason);

  // --- rounds

  /// Nothing is written: the same again as long as nothing has changed (T5.8). Draws what lots the round needs.
  [[nodiscard]] Result<tournament::Drafted> draft();
  [[nodiscard]] Result<tournament::Draft> draft_by_hand(
      std::span<const std::pair<std::string, std::string>> pairs, const std::string& bye,
      std::uint32_t instead_of = 0) const;
  /// The round as it was drafted; refused where anything that it follows from has changed since. One by hand, or
  /// instead of a published one, needs a reason.
  [[nodiscard]] Result<void> publish(const tournament::Draft& draft, std::string reason = {});
  /// Pairs an open evening's two who wait.
  [[nodiscard]] Result<void> begin_match(const tournament::Proposal& proposal);
  /// Whom an open evening would pair now (T12.8). The series is the store's open evenings of the same name, counted
  /// once for each Evening. The first call draws the lot for sides that nothing else decides.
  [[nodiscard]] Result<Proposed> proposals(const TimeLeft& time = {});
  /// Pairs two who were proposed, on the sides that they are due then; refused where they don't both wait any more.
  [[nodiscard]] Result<void> accept(const tournament::Proposal& proposal);
  /// The two are not proposed again for 15 minutes.
  [[nodiscard]] Result<void> decline(const tournament::Proposal& proposal);
  [[nodiscard]] Result<void> set_state(std::uint32_t round, tournament::RoundState state);
  [[nodiscard]] Result<void> end();

  // --- results. `round`: of an open evening, the number of the match in now().matches, from 1.

  /// Where one is there already that differs: refused, correct it.
  [[nodiscard]] Result<void> give_result(std::uint32_t round, std::uint32_t board, tournament::Score score,
                                         tournament::Source source = tournament::Source::kArbiter,
                                         std::vector<std::string> matches = {});
  /// Also which of two is right. `score`: nothing takes the result back.
  [[nodiscard]] Result<CorrectionPreview> preview(std::uint32_t round, std::uint32_t board,
                                                  std::optional<tournament::Score> score, bool swapped) const;
  [[nodiscard]] Result<void> correct(std::uint32_t round, std::uint32_t board,
                                     std::optional<tournament::Score> score, bool swapped,
                                     std::string reason);
  /// Finished matches of the program that belong here and have no result yet (MatchPlan::place). How many.
  [[nodiscard]] Result<std::size_t> take_program_results();

  // --- the organiser's last word

  /// What depends on an event, one sentence each; empty: it can be taken back (T20.6).
  [[nodiscard]] std::vector<std::string> depends_on(const std::string& event) const;
  [[nodiscard]] Result<void> undo(std::string event, std::string reason);
  /// Of one round paired twice, the publication that holds.
  [[nodiscard]] Result<void> choose(std::string pairing, std::string reason);
  /// What came too late from a laptop that the evening was taken from is taken in.
  [[nodiscard]] Result<void> accept(std::vector<std::string> events, std::string reason);

  // --- other laptops

  /// From now on a copy goes there after every publication and result, of all tournaments of this store, and of this
  /// one at once. An empty folder: no more.
  [[nodiscard]] Result<void> copy_to(std::filesystem::path folder);
  /// Why the last copy couldn't be written; empty: it was.
  [[nodiscard]] const std::string& copy_problem() const { return copy_problem_; }
  /// The tournament, its people and its finished matches, for import into another store.
  [[nodiscard]] Result<std::string> export_text() const;
  /// Joins another laptop's. Twice changes nothing.
  struct Imported {
    std::vector<std::string> tournaments;  ///< ids of those that the text holds
    ImportReport report;
  };
  [[nodiscard]] static Result<Imported> import_text(Club& club, std::string_view text);
  [[nodiscard]] static Result<std::vector<FoundCopy>> find_copies(const std::filesystem::path& folder);
  /// Imports a copy and makes this laptop the evening's: what the other one writes from now on is set aside when it
  /// returns.
  [[nodiscard]] static Result<Evening> go_on_from(std::shared_ptr<Club> club, const FoundCopy& copy,
                                                  std::string who = {});

 private:
  Evening(std::shared_ptr<Club> club, std::string id, std::string who)
      : club_(std::move(club)), id_(std::move(id)), who_(std::move(who)) {}
  /// What is to be written; `id`: where something refers to it, else empty.
  struct Planned {
    tournament::What what;
    std::string id{};
  };
  using Decide = std::function<Result<std::vector<Planned>>(std::vector<ClubEvent>& people)>;
  /// Writes what `decide` makes of the tournament as it is; asks again where it has changed meanwhile.
  [[nodiscard]] Result<void> write(const Decide& decide, bool copy = false);
  [[nodiscard]] Result<void> write(tournament::What what, bool copy = false);
  [[nodiscard]] Result<const tournament::BoardNow*> board(std::uint32_t round, std::uint32_t board,
                                                          const tournament::Round** found) const;
  void copy();
  [[nodiscard]] Result<void> draw_sides_lot();
  [[nodiscard]] Result<void> count_series();

  std::shared_ptr<Club> club_;
  std::string id_, who_;
  tournament::Tournament now_;
  std::uint64_t known_ = 0;  ///< events of it in the store, when it was read
  std::map<std::string, ClubPlayer> players_;
  std::optional<MetBefore> met_before_;  ///< nothing: not counted yet
  std::string copy_problem_;
};

}  // namespace boardwright
