// SPDX-License-Identifier: GPL-3.0-or-later
//
// How other programs write records of a game: data from `records:` in game.yaml, nothing here knows a game.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardwright {

/// How the points in a foreign move are named.
enum class PointStyle {
  kNames,             ///< by the fields' own names: c3
  kLettersFromTop,    ///< two letters, column then row, aa is the upper left field
  kLettersFromBottom  ///< two letters, column then row, aa is the lower left field
};

/// How foreign moves are matched with legal ones: the points they name, in order, are the move's clicks.
/// Where rules have no board, or a move no clicks, the texts must be equal.
struct ForeignMoves {
  PointStyle points = PointStyle::kNames;
  bool ignore_case = false;             ///< C3 for c3
  std::vector<std::string> separators;  ///< allowed between points, besides nothing at all
  std::vector<std::string> passes;      ///< texts that mean the move `pass_move`; may include the empty one
  std::string pass_move = "pass";
  std::vector<std::string> resigns;  ///< texts by which a player gives up
  std::string annotations;           ///< letters that may trail a move and mean nothing, such as +!
};

/// Parameters that a foreign word stands for.
using ForeignSettings =
    std::map<std::string, std::map<std::string, std::string>>;  ///< word: parameter: value

struct SgfFormat {
  std::uint32_t game_number = 0;               ///< GM
  std::map<std::string, std::string> seats;    ///< move property: seat, such as B: black
  std::map<std::string, std::string> players;  ///< name property: seat, such as PB: black
  std::string size_parameter;                  ///< parameter that SZ sets; empty: none
  std::string setup_property;                  ///< property that names the start, such as SU; empty: none
  ForeignSettings setups;                      ///< its known values
  ForeignMoves moves;
  std::string separator;  ///< between points when writing
};

struct MoveListFormat {
  ForeignMoves moves;
};

struct RecordFormats {
  std::optional<SgfFormat> sgf;
  std::optional<MoveListFormat> list;
};

}  // namespace boardwright
