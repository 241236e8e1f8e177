// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays in an evening's tournament: entered, here or not, gone home, in a team's line-up.
#pragma once

#include <span>

#include "framework/evening/evening_log.hpp"
#include "framework/evening/new_entrant.hpp"

namespace boardwright {

class EveningPeople {
 public:
  /// The log outlives it.
  explicit EveningPeople(EveningLog& log) : log_(log) {}

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

 private:
  [[nodiscard]] Allowed<void> is_known(const std::string& player) const;
  [[nodiscard]] Allowed<tournament::Entered> entered_as(const NewEntrant& one, std::string& called,
                                                        std::vector<ClubEvent>& added) const;
  [[nodiscard]] Allowed<std::string> player_for(const NewEntrant& one, std::vector<ClubEvent>& added) const;

  EveningLog& log_;
};

}  // namespace boardwright
