// SPDX-License-Identifier: GPL-3.0-or-later
//
// `tournament new`, `enter`, `publish` and so on: a tournament of the club, from the first name to the last result.
#pragma once

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

struct TournamentEveningOptions {
  std::string store;
  std::string tournament;  ///< name or part of the id; empty: the newest
  std::string who;
  bool json = false;
  // new
  std::string name, system = "open-evening", points = "1-0.5-0", clock, fill;
  std::vector<std::string> games;
  std::vector<std::uint32_t> sets;
  std::vector<std::string> tie_breaks;
  std::uint32_t rounds = 0, games_per_match = 1, boards = 0, cycles = 1;
  bool assumed = false, no_sides = false, unrated = false, by_lot = false, as_entered = false;
  // change
  std::optional<std::string> new_name, new_clock, new_fill, new_until;
  std::optional<std::uint32_t> new_rounds, new_boards, new_patience;
  // put-right
  std::optional<std::string> new_team, new_club, new_title;
  std::optional<std::uint32_t> at_board;
  // people
  std::vector<std::string> people;
  std::string file;
  std::optional<std::int32_t> rating;
  bool check = false, everybody = false;
  bool out = false, half = false, full = false, back = false;
  std::uint32_t round = 0, first_round = 1, last_round = 0;
  std::string reason;
  // rounds and results
  std::vector<std::string> pairs;
  std::string bye;
  std::uint32_t instead_of = 0, board = 0;
  std::string score;
  bool swapped = false, none = false;
  std::string game;
  bool accept = false, of_bye = false;
  std::string not_with;
  std::optional<std::uint32_t> left;  ///< minutes
  // systems
  std::string bracket = "single", level = "ask", team_type = "a", series_points = "share", series, team;
  std::vector<std::string> series_places;
  std::uint32_t groups = 0, team_boards = 0, team_best = 0, series_best = 0, reduce = 0, ceiling = 0,
                patience = 10, reach = 0, wait = 0, objection = 0, late_half = 0, half_byes = 1;
  std::int32_t days = 0, protection = 0, idle = 0, grade_width = 0;
  std::optional<std::int32_t> bar, floor, grade;
  bool baku = false, third = false, one_final = false, by_game_points = false, free_order = false,
       whole = false, slip = false, handicaps = false, half_absent = false, swap = false,
       withdraw_absent = false, carry = false, as_played = false;
  std::vector<std::string> further;
  std::uint32_t top = 0, step = 1, excused_rounds = 8, not_again = 3, meetings = 3;
  std::string open_until, said;
  std::string loss_share = "0", bye_share = "2/3", excused_share = "1/3", club_share = "2/3";
  bool draw = false, no_own = false, once = false, keep_apart = false, all_rounds = false, choice = false;
  std::size_t through = 1;
  double balance = 0;
  std::string title, by;
  // events, laptops
  std::string event;
  std::vector<std::string> events;
  std::string place;
};

// What the sub-commands do.
int tournament_new(const Context& context, const TournamentEveningOptions& options);
int tournament_change(const Context& context, const TournamentEveningOptions& options);
int tournament_list(const Context& context, const TournamentEveningOptions& options);
int tournament_enter(const Context& context, const TournamentEveningOptions& options);
int tournament_put_right(const Context& context, const TournamentEveningOptions& options);
int tournament_presence(const Context& context, const TournamentEveningOptions& options);
int tournament_withdraw(const Context& context, const TournamentEveningOptions& options);
int tournament_apart(const Context& context, const TournamentEveningOptions& options);
int tournament_draft(const Context& context, const TournamentEveningOptions& options);
int tournament_publish(const Context& context, const TournamentEveningOptions& options);
int tournament_match(const Context& context, const TournamentEveningOptions& options);
int tournament_next(const Context& context, const TournamentEveningOptions& options);
int tournament_decline(const Context& context, const TournamentEveningOptions& options);
int tournament_why(const Context& context, const TournamentEveningOptions& options);
int tournament_game(const Context& context, const TournamentEveningOptions& options);
int tournament_result(const Context& context, const TournamentEveningOptions& options);
int tournament_correct(const Context& context, const TournamentEveningOptions& options);
int tournament_show(const Context& context, const TournamentEveningOptions& options);
int tournament_standings(const Context& context, const TournamentEveningOptions& options);
int tournament_history(const Context& context, const TournamentEveningOptions& options);
int tournament_lots(const Context& context, const TournamentEveningOptions& options);
int tournament_undo(const Context& context, const TournamentEveningOptions& options);
int tournament_choose(const Context& context, const TournamentEveningOptions& options);
int tournament_accept(const Context& context, const TournamentEveningOptions& options);
int tournament_end(const Context& context, const TournamentEveningOptions& options);
int tournament_copy(const Context& context, const TournamentEveningOptions& options);
int tournament_go_on(const Context& context, const TournamentEveningOptions& options);
int tournament_balance(const Context& context, const TournamentEveningOptions& options);
int tournament_line_up(const Context& context, const TournamentEveningOptions& options);
int tournament_challenge(const Context& context, const TournamentEveningOptions& options);
int tournament_absent(const Context& context, const TournamentEveningOptions& options);
int tournament_begin(const Context& context, const TournamentEveningOptions& options);
int tournament_phone(const Context& context, const TournamentEveningOptions& options);
int tournament_what_if(const Context& context, const TournamentEveningOptions& options);
int tournament_series(const Context& context, const TournamentEveningOptions& options);
int tournament_stage(const Context& context, const TournamentEveningOptions& options);
int tournament_play(const Context& context, const TournamentEveningOptions& options);
int tournament_trf(const Context& context, const TournamentEveningOptions& options);
int tournament_export(const Context& context, const TournamentEveningOptions& options);
int tournament_import(const Context& context, const TournamentEveningOptions& options);

}  // namespace boardwright::cli
