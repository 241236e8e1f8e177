// SPDX-License-Identifier: GPL-3.0-or-later
//
// One tournament of a club, as an organiser runs it: what a window or a command asks. Everything is an event in the
// club's store (framework/tournament/event.hpp); the tournament is what they come to. Who plays, lots, rounds, matches,
// results and the organiser's last word are parts of it; what is only read of it are functions of `now()` and `names()`.
//
// Units: times are UTC milliseconds; rounds and boards count from 1; people are ids of the club's players. Threads: one
// at a time for each Evening; any number of them and of programs may have one tournament open: what is decided by a
// tournament that has changed meanwhile is decided anew, or refused. Ownership: holds its Club; what it returns are
// copies, and a part is used while the Evening stays where it is. Errors: a remark for the organiser in any language
// (Allowed::why), as a Result its sentence in English; nothing of that call has happened then.
#pragma once

#include "framework/evening/board_rating.hpp"
#include "framework/evening/copies.hpp"
#include "framework/evening/evening_history.hpp"
#include "framework/evening/evening_log.hpp"
#include "framework/evening/evening_lots.hpp"
#include "framework/evening/evening_matches.hpp"
#include "framework/evening/evening_people.hpp"
#include "framework/evening/evening_results.hpp"
#include "framework/evening/evening_rounds.hpp"
#include "framework/evening/standings_now.hpp"
#include "framework/evening/tournament_list.hpp"

namespace boardwright {

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
  /// Imports a copy and makes this laptop the evening's: what the other one writes from now on is set aside when it
  /// returns.
  [[nodiscard]] static Allowed<Evening> go_on_from(std::shared_ptr<Club> club, const FoundCopy& copy,
                                                   std::string who = {});
  /// A tournament in which the first `through` of this one, or of each of its groups, go on (T1.1, T12.6); numbers are
  /// by their places here.
  [[nodiscard]] Allowed<Evening> next_stage(tournament::Settings settings, std::size_t through) const;

  [[nodiscard]] const tournament::Tournament& now() const { return log_.now(); }
  /// From now on events are kept with this word for whoever does it; empty: none.
  void sign(std::string who) { log_.sign(std::move(who)); }
  /// What other programs have written since; true if anything.
  [[nodiscard]] Allowed<bool> refresh() { return log_.refresh(); }
  /// As people are called; "?" for who was anonymised.
  [[nodiscard]] std::string name(const std::string& player) const { return log_.name(player); }
  [[nodiscard]] tournament::NameOf names() const { return log_.names(); }
  [[nodiscard]] Club& club() const { return *log_.club(); }
  /// The entrant meant by a name (capital and small letters are the same), an id or #number.
  [[nodiscard]] Allowed<std::string> find(std::string_view text) const;
  [[nodiscard]] Allowed<StandingsNow> standings() const { return standings_of(now(), names()); }

  [[nodiscard]] Allowed<void> change_settings(tournament::Settings settings, std::string reason = {});
  [[nodiscard]] Allowed<void> end();

  [[nodiscard]] EveningPeople people() { return EveningPeople(log_); }
  [[nodiscard]] EveningLots lots() { return EveningLots(log_); }
  [[nodiscard]] EveningRounds rounds() { return EveningRounds(log_); }
  [[nodiscard]] EveningMatches matches() { return {log_, met_before_}; }
  [[nodiscard]] EveningResults results() { return EveningResults(log_); }
  [[nodiscard]] EveningHistory history() { return EveningHistory(log_); }

  /// Brings the club's results up to date with the boards between members (rate_boards), where the tournament is rated
  /// and anything has happened since.
  [[nodiscard]] Allowed<RatedNow> rate_results(const Catalogue& catalogue);

  /// From now on a copy goes there after every publication and result, of all tournaments of this store, and of this
  /// one at once. An empty folder: no more.
  [[nodiscard]] Allowed<void> copy_to(std::filesystem::path folder) {
    return log_.copy_to(std::move(folder));
  }
  /// Why the last copy couldn't be written; empty: it was.
  [[nodiscard]] const std::string& copy_problem() const { return log_.copy_problem(); }

 private:
  explicit Evening(EveningLog log) : log_(std::move(log)) {}

  EveningLog log_;
  std::optional<MetBefore> met_before_;  ///< nothing: not counted yet
  std::uint64_t rated_ = 0;              ///< events that were known when results were last rated
};

}  // namespace boardwright
