// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/table/club.hpp"

namespace boardwright {

/// A match that the club keeps. Play it through match(): a command that returns without an error is durable.
/// One thread at a time, as for the match; it may block for as long as the disk takes.
class KeptMatch {
 public:
  KeptMatch(std::shared_ptr<Club> club, std::string id, MatchHeader header, MatchPlan plan,
            std::unique_ptr<Match> match)
      : club_(std::move(club)),
        id_(std::move(id)),
        header_(std::move(header)),
        plan_(std::move(plan)),
        match_(std::move(match)) {}

  [[nodiscard]] Match& match() noexcept { return *match_; }
  [[nodiscard]] const Match& match() const noexcept { return *match_; }
  [[nodiscard]] const std::string& id() const noexcept { return id_; }
  [[nodiscard]] const MatchHeader& header() const noexcept { return header_; }
  /// What it was begun with, people's names as they were at the last start; without the seed.
  [[nodiscard]] const MatchPlan& plan() const noexcept { return plan_; }
  [[nodiscard]] Club& club() noexcept { return *club_; }

  /// Once the match is over: points and ratings of each player, before and after.
  [[nodiscard]] Result<FinishReport> report() { return club_->results().report(id_); }
  /// Whether the board shows the player of a seat the possible moves: by the ladder in rated matches, else by
  /// the `setting`. Computers and guests go by the setting.
  [[nodiscard]] Result<bool> hints_visible(Seat seat, bool setting = true);

 private:
  std::shared_ptr<Club> club_;
  std::string id_;
  MatchHeader header_;
  MatchPlan plan_;
  std::unique_ptr<Match> match_;
};

}  // namespace boardwright
