// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/system_options.hpp"

namespace boardwright::cli {
namespace {

using SystemOptions = TournamentEveningOptions;

void add_knock_out(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--bracket", options.bracket, "of a knock-out: single, consolation, double or placement");
  sub.add_flag("--third", options.third, "a match for the third place");
  sub.add_flag("--one-final", options.one_final, "of a double one: the final isn't played again");
  sub.add_option("--level", options.level,
                 "who wins a level match of a knock-out: ask, second-side, lot or better-seed");
  sub.add_option("--further", options.further,
                 "clocks: two more games with each in turn while a knock-out match is level")
      ->delimiter(',');
}

void add_teams(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--teams", options.team_boards, "entrants are teams of so many boards");
  sub.add_flag("--game-points", options.by_game_points, "teams go by points of games, not of matches");
  sub.add_option("--team-type", options.team_type, "which sides teams prefer: a, b or none");
  sub.add_flag("--free-order", options.free_order, "line-ups need not go by strength");
  sub.add_option("--team-best", options.team_best, "of people in teams: so many scores count for a team");
}

void add_mac_mahon(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--grade-width", options.grade_width, "MacMahon: rating points of a grade");
  sub.add_option("--bar", options.bar, "MacMahon: all from this grade up start equal");
  sub.add_option("--floor", options.floor, "MacMahon: all from this grade down start equal");
  sub.add_flag("--half-absent", options.half_absent, "MacMahon: half a point for whoever isn't there");
  sub.add_flag("--whole", options.whole, "MacMahon: scores are rounded down");
  sub.add_flag("--slip", options.slip, "MacMahon: the upper half meets the lower, else the first the last");
  sub.add_flag("--handicaps", options.handicaps, "MacMahon: the weaker gets a handicap");
  sub.add_option("--reduce", options.reduce, "MacMahon: handicaps are so many steps less");
  sub.add_option("--ceiling", options.ceiling, "MacMahon: handicaps are at most so many steps");
}

void add_keizer(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--top", options.top, "Keizer: what beating the first is worth, else 1½ times the people");
  sub.add_option("--step", options.step, "Keizer: so much less for each place, usually 1");
  sub.add_flag("--no-own", options.no_own, "Keizer: one's own value doesn't count");
  sub.add_option("--loss-share", options.loss_share, "Keizer: of the opponent's value for a loss, usually 0");
  sub.add_option("--bye-share", options.bye_share, "Keizer: of one's own value for a bye, usually 2/3");
  sub.add_option("--excused-share", options.excused_share, "Keizer: for an excused round, usually 1/3");
  sub.add_option("--excused-rounds", options.excused_rounds, "Keizer: so many of them count, usually 8");
  sub.add_option("--club-share", options.club_share, "Keizer: for playing for the club, usually 2/3");
  sub.add_flag("--once", options.once, "Keizer: one recount after each round");
  sub.add_option("--not-again", options.not_again, "Keizer: rounds before two meet again, usually 3");
  sub.add_option("--meetings", options.meetings, "Keizer: of two in all, usually 3; 0: as often as it comes");
}

void add_ladder(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--reach", options.reach, "ladder: so many places up may be challenged, usually 3");
  sub.add_option("--days", options.days, "ladder: to play a challenge, usually 14");
  sub.add_option("--protection", options.protection, "ladder: days after a lost challenge, usually 14");
  sub.add_flag("--swap", options.swap, "ladder: the two change places, else all between move down");
  sub.add_option("--idle", options.idle,
                 "ladder: after so many days without a game one moves down each week");
}

void add_series(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--series", options.series, "tournaments of one series count together");
  sub.add_option("--series-points", options.series_points, "share, place, score or all-round");
  sub.add_option("--series-places", options.series_places, "points of the first, the second …")
      ->delimiter(',');
  sub.add_option("--series-best", options.series_best, "so many results of each count");
}

/// Of people who are late or not there, and of what they say by phone.
void add_absence(CLI::App& sub, SystemOptions& options) {
  sub.add_option("--wait", options.wait, "minutes until somebody who isn't there has lost");
  sub.add_flag("--withdraw-absent", options.withdraw_absent, "and plays no further round");
  sub.add_option("--objection", options.objection, "minutes to object to a result by phone, usually 10");
  sub.add_option("--late-half", options.late_half, "so many missed rounds of late ones count as half");
  sub.add_option("--half-byes", options.half_byes, "how often somebody may be away with half a point");
}

}  // namespace

void add_systems(CLI::App& sub, TournamentEveningOptions& options) {
  sub.add_flag("--baku", options.baku, "the upper half begins with points that count for pairing alone");
  sub.add_option("--groups", options.groups, "of a round robin, filled by strength in turn");
  add_knock_out(sub, options);
  sub.add_flag("--carry", options.carry, "of a stage: games among those who go on are not played again");
  sub.add_flag("--as-played", options.as_played,
               "what is corrected two rounds later stays in the table as it was");
  add_teams(sub, options);
  add_mac_mahon(sub, options);
  add_keizer(sub, options);
  sub.add_option("--patience", options.patience,
                 "of an open evening: minutes before a computer is offered, usually 10");
  sub.add_flag("--choice", options.choice, "the two at a board choose among the games");
  sub.add_flag("--keep-apart", options.keep_apart, "of a round robin: those of one club meet early");
  sub.add_option("--open-until", options.open_until,
                 "of a table: its matches may be played in any order up to this day, such as 2027-03-31");
  add_ladder(sub, options);
  add_series(sub, options);
  add_absence(sub, options);
}

}  // namespace boardwright::cli
