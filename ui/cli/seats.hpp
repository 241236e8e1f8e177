// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays at the terminal, as --seat says.
#pragma once

#include "framework/table/table.hpp"
#include "framework/text/program_texts.hpp"
#include "plugins/host/rules.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

struct Seating {
  std::vector<std::string> names;  ///< by seat: "human", or the computer's name as make_player takes it
  Computers computers;

  [[nodiscard]] bool has_human() const;
  /// People stop when they have had enough, programs don't.
  [[nodiscard]] std::uint32_t ply_limit() const { return has_human() ? 0 : kLongestProgramsGame; }
};

/// The seat and the rest of SEAT=REST; `option` begins the sentence.
[[nodiscard]] Result<std::pair<Seat, std::string>> split_seat(const Rules& rules, const std::string& option,
                                                              const std::string& text);

/// Seats that --seat doesn't name are the usual computer's, but for the first at a terminal.
/// `on_crash`: "replace" or "lose" a computer player that fails; empty: replaced where one person plays.
[[nodiscard]] Result<Seating> seat_players(const Chosen& chosen, const std::vector<std::string>& seats,
                                           bool terminal, const std::string& on_crash);

/// The same from their names, as Seating::names has them.
[[nodiscard]] Result<Seating> seating_of(const Chosen& chosen, std::vector<std::string> names,
                                         const std::string& on_crash = {});

}  // namespace boardwright::cli
