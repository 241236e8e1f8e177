// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the boards of an evening's tournament ended: said by the arbiter, by phone (T20.3), by a clock (T4.8), or by a match
// of the program. `round`: of an open evening, the number of the match in Tournament::matches, from 1.
#pragma once

#include <set>

#include "framework/evening/evening_log.hpp"

namespace boardwright {

class EveningResults {
 public:
  /// The log outlives it.
  explicit EveningResults(EveningLog& log) : log_(log) {}

  /// Where one is there already that differs: refused, correct it.
  [[nodiscard]] Allowed<void> give(std::uint32_t round, std::uint32_t board, tournament::Score score,
                                   tournament::Source source = tournament::Source::kArbiter,
                                   std::vector<std::string> matches = {});
  /// Also which of two is right. `score`: nothing takes the result back.
  [[nodiscard]] Allowed<void> correct(std::uint32_t round, std::uint32_t board,
                                      std::optional<tournament::Score> score, bool swapped,
                                      std::string reason);
  /// One of the two says by phone how it ended (T20.3): final when the other says the same.
  [[nodiscard]] Allowed<void> say_by_phone(std::uint32_t round, std::uint32_t board, tournament::Score score,
                                           const std::string& player);
  /// Results by phone to which nobody has objected in time are final (open_objections). How many.
  [[nodiscard]] Allowed<std::size_t> settle_phones();
  /// This one isn't there and has lost by forfeit (T4.8); withdrawn, where the tournament says so.
  [[nodiscard]] Allowed<void> absent(std::uint32_t round, std::uint32_t board, const std::string& player);
  /// Finished matches of the program that belong here and have no result yet (MatchPlan::place). How many.
  /// `but`: not those of these matches, whose end isn't to be known yet.
  [[nodiscard]] Allowed<std::size_t> take_from_program(const std::set<std::string>& but = {});

 private:
  using DecideBoard = std::function<Allowed<EveningPlan>(
      const tournament::Tournament&, const tournament::Round&, const tournament::BoardNow&)>;
  /// What is said of one board, with a copy. `score`, if there is one, has to be one of this tournament.
  [[nodiscard]] Allowed<void> write_at(std::uint32_t round, std::uint32_t board,
                                       const std::optional<tournament::Score>& score,
                                       const DecideBoard& decide);

  EveningLog& log_;
};

}  // namespace boardwright
