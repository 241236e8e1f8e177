// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of tournaments as federations exchange them: TRF16 and TRF26 (T21). Pure functions of a text.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

/// What a file says of somebody besides the crosstable.
struct TrfPerson {
  char sex = ' ';
  std::string birth;  ///< YYYY/MM/DD; written only if asked for
  std::optional<std::uint32_t> rank;
  friend bool operator==(const TrfPerson&, const TrfPerson&) = default;
};

/// A line that stands for itself: names, places, dates, teams, and what we don't know.
struct TrfLine {
  std::string code;  ///< the first three letters
  std::string text;  ///< from the fifth on, as it stands
  friend bool operator==(const TrfLine&, const TrfLine&) = default;
};

/// A bye that somebody asked for in a round after the next one.
struct LaterBye {
  std::uint32_t round = 0;
  Number number = 0;
  Code code = Code::kZero;
  friend bool operator==(const LaterBye&, const LaterBye&) = default;
};

/// A team of people who stand in the file (line 310).
struct TrfTeam {
  Number number = 0;
  std::string name, short_name;
  std::optional<std::uint32_t> strength;
  Points match_points = 0, game_points = 0;
  std::optional<std::uint32_t> rank;
  std::vector<Number> players;  ///< up to 14, board 1 first
  friend bool operator==(const TrfTeam&, const TrfTeam&) = default;
};
/// Who played for a team in a round, where it wasn't its players in their order (line 300); 0: an empty board.
struct TrfLineUp {
  std::uint32_t round = 0;
  Number team = 0, opponent = 0;
  std::vector<Number> players;
  friend bool operator==(const TrfLineUp&, const TrfLineUp&) = default;
};
/// What teams got that met nobody (line 320): of each round which one; 0: none.
struct TrfTeamByes {
  Points match_points = 0, game_points = 0;
  std::vector<Number> teams;
  friend bool operator==(const TrfTeamByes&, const TrfTeamByes&) = default;
};
/// A match of two teams that was not played (line 330).
struct TrfTeamForfeit {
  Code first = Code::kForfeitLoss, second = Code::kForfeitLoss;
  std::uint32_t round = 0;
  Number first_team = 0, second_team = 0;
  friend bool operator==(const TrfTeamForfeit&, const TrfTeamForfeit&) = default;
};
inline constexpr std::size_t kMostTeamPlayers = 14;

struct TrfFile {
  Crosstable table;
  std::vector<TrfPerson> people;  ///< as the table's entrants
  std::vector<TrfLine> lines;     ///< in their order
  std::vector<LaterBye> byes;
  std::vector<TrfTeam> teams;
  std::vector<TrfLineUp> line_ups;
  std::vector<TrfTeamByes> team_byes;
  std::vector<TrfTeamForfeit> team_forfeits;
  std::vector<std::string>
      notes;  ///< what was kept without being understood, as sentences that begin with the line

  /// The first line of that code; nothing if there is none.
  [[nodiscard]] std::optional<std::string_view> line(std::string_view code) const;
};

/// More than any tournament has.
inline constexpr std::size_t kMostEntrants = 9999;
inline constexpr std::size_t kMostRounds = 400;

/// A file whose points don't follow from its results, or whose two lines of a game disagree, is refused (T21.6). The
/// sentence begins with line and column, as in "12:81: The points …".
[[nodiscard]] Result<TrfFile> read_trf(std::string_view text);

/// Lines end with CR. Read again it is the same, but for names of more than 33 letters, birth dates and notes.
[[nodiscard]] std::string write_trf(const TrfFile& file, bool birth_dates = false);

}  // namespace boardwright::tournament
