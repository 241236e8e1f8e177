// SPDX-License-Identifier: GPL-3.0-or-later
//
// The events of one tournament in a club's store: read, folded to the tournament that they come to, and continued.
// Whoever writes says what follows from the tournament as it is; where another program has written meanwhile it is asked
// again, so that nothing is written that doesn't follow.
//
// Ownership: holds its Club. Threads: one at a time for each log. Errors: a remark for the organiser; nothing of that
// call has been written then.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "framework/table/club.hpp"
#include "framework/tournament/crosstable_of.hpp"

namespace boardwright {

/// One event that is to be written; `id`: where something refers to it, else empty.
struct PlannedEvent {
  tournament::What what;
  std::string id{};
};

/// What is to be written together, or not at all; of nothing nothing is written.
struct EveningPlan {
  std::vector<PlannedEvent> events{};
  std::vector<ClubEvent> people{};  ///< new ones for the club's book, written before the events
  [[nodiscard]] static EveningPlan one(tournament::What what);
};

class EveningLog {
 public:
  /// `who`: the organiser's word for himself, kept with every event; may be empty. Nothing is read yet.
  EveningLog(std::shared_ptr<Club> club, std::string id, std::string who = {})
      : club_(std::move(club)), id_(std::move(id)), who_(std::move(who)) {}

  [[nodiscard]] const std::shared_ptr<Club>& club() const { return club_; }
  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const std::string& who() const { return who_; }
  void sign(std::string who) { who_ = std::move(who); }

  /// As it was read last. Stays where it is: what is read later is seen through it.
  [[nodiscard]] const tournament::Tournament& now() const { return now_; }
  [[nodiscard]] std::uint64_t known() const { return known_; }  ///< events that were in the store then
  /// The club's, by id.
  [[nodiscard]] const std::map<std::string, ClubPlayer>& players() const { return players_; }
  /// As people are called; "?" for who was anonymised.
  [[nodiscard]] std::string name(const std::string& player) const;
  [[nodiscard]] tournament::NameOf names() const;  ///< as long as the log stays where it is
  /// What other programs have written since; true if anything.
  [[nodiscard]] Allowed<bool> refresh();

  using Decide = std::function<Allowed<EveningPlan>(const tournament::Tournament& now)>;
  /// Writes what `decide` makes of the tournament as it is; asks again where it has changed meanwhile.
  [[nodiscard]] Allowed<void> write(const Decide& decide);
  /// The same, and a copy goes to the folder that the store remembers.
  [[nodiscard]] Allowed<void> write_and_copy(const Decide& decide);

  /// The folder of copies from now on, of all tournaments of this store; one of this tournament goes there at once. An
  /// empty folder: no more.
  [[nodiscard]] Allowed<void> copy_to(std::filesystem::path folder);
  /// Why the last copy couldn't be written; empty: it was.
  [[nodiscard]] const std::string& copy_problem() const { return copy_problem_; }

 private:
  [[nodiscard]] Allowed<bool> written(const Decide& decide);
  void copy();

  std::shared_ptr<Club> club_;
  std::string id_, who_;
  tournament::Tournament now_;
  std::uint64_t known_ = 0;
  std::map<std::string, ClubPlayer> players_;
  std::string copy_problem_;
};

}  // namespace boardwright
