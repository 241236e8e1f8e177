// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a script says of its game when it is read: names, seats, kinds, parameters, the board, what a position
// remembers. A value; the functions of the game stay in the machine that read it.
#pragma once

#include <boardwright/abi/board_2.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "plugins/script/problem.hpp"

struct lua_State;

namespace boardwright::script {

class Machine;

/// A parameter, in the order in which the script declares it.
struct DeclaredParameter {
  enum class Type : std::uint8_t { kFlag, kInteger, kChoice };
  std::string name;
  Type type = Type::kInteger;
  std::int64_t standard = 0, min = 0, max = 0;  ///< of a choice the index of its word
  std::vector<std::string> choices;
  std::string meaning;
};

struct DeclaredKind {
  std::string id, sign;
  std::uint32_t owner = 0;  ///< a seat from 1; 0: nobody
};

struct DeclaredField {
  std::string name;
  std::int32_t column = 0, row = 0;  ///< from 0
};

/// A part of the board.
struct DeclaredZone {
  std::string id;
  std::uint32_t owner = 0;            ///< a seat from 1; 0: nobody
  std::vector<std::uint32_t> fields;  ///< from 0, ascending
};

enum class DeclaredShape : std::uint8_t {
  kSquares,   ///< row 1 at the bottom
  kPoints,    ///< the crossings of lines, row 1 at the bottom
  kRhombus,   ///< hexagons, row 1 at the top and each row half a field further to the right
  kHexagon,   ///< of hexagons, row a at the bottom
  kTriangle,  ///< of hexagons, row a at the bottom and the longest
  kStar,      ///< of hexagons with six points, row a at the bottom
  kMorris,    ///< three squares of points in each other
  kGraph,     ///< fields anywhere, and the lines that join them
};

/// Fields that a script lays out one by one.
struct DeclaredGraph {
  struct Field {
    std::string name;
    bw_point centre{};
    std::uint32_t outline = BW_BARE_POINT, tone = BW_GROUND_LIGHT;
  };
  struct Label {
    std::string text;
    bw_point at{};
  };
  std::vector<Field> fields;
  std::vector<std::vector<bw_point>> outlines;
  std::vector<std::vector<std::uint32_t>> lines;  ///< from field to field, which are neighbours
  std::vector<Label> labels;
};

/// How many pieces a field and the board hold where they lie on each other.
struct DeclaredStacks {
  std::uint32_t most = 0;  ///< on a field; 0: no stacks, one piece a field
  std::uint32_t all = 0;   ///< on the board
  bool beside = false;     ///< drawn side by side, else as towers
};

/// How one goes from field to field; fields from 1.
struct DeclaredSteps {
  std::vector<const char*> ways;  ///< the opposite of a way is half of them further on; of a graph none
  std::size_t columns = 0;        ///< next fields of each field: as many as ways, of a graph as many as lines
  std::size_t apart = 1;  ///< how many ways further on the next one is to a field that lies side by side
  std::vector<std::uint16_t> next;  ///< of each field, `columns` of them; 0 at the edge
};

/// Something a position remembers besides what stands on the board.
struct DeclaredState {
  enum class Type : std::uint8_t { kByte, kBytes, kSets };
  std::string name;
  Type type = Type::kByte;
  std::uint32_t count = 1;
  std::uint32_t max = 255;  ///< of bytes
};

/// Which functions the script has.
struct DeclaredFunctions {
  bool chance = false, view = false, evaluate = false, check = false, move_text = false, uses = false;
  bool move_code = false, position_text = false, read_text = false, compare = false;
};

struct Declaration {
  std::string id, name, summary;
  std::uint32_t revision = 1;
  std::vector<std::string> seats;
  std::vector<std::int32_t> turns;  ///< of each seat's board, in degrees with the clock; none: by half
  std::vector<DeclaredKind> kinds;
  std::vector<std::string> words;                            ///< "pass" first, then the script's own
  std::vector<std::pair<std::string, std::string>> reasons;  ///< id and sentence, by id
  std::vector<std::pair<std::string, std::string>> rules;    ///< number and sentence, by number
  std::vector<std::uint32_t> traced;                         ///< places of those that `uses` names, ascending
  std::uint32_t repetition = 0;  ///< a position so often ends the game in a draw; 0: never
  std::string repetition_reason;
  std::uint32_t max_moves = 0;
  std::uint32_t ply_limit = 4096;
  std::uint32_t score_sum = 2;  ///< half points of all together; 0: not constant
  std::vector<DeclaredParameter> parameters;
  DeclaredShape shape = DeclaredShape::kSquares;
  std::uint32_t columns = 0, rows = 0;  ///< as far as the board reaches
  std::uint32_t side = 0;               ///< fields on a side of hexagons in other forms
  DeclaredGraph graph;
  DeclaredStacks stacks;
  std::vector<DeclaredField> fields;                  ///< of the board; none: the game has no board
  std::vector<std::vector<std::uint32_t>> text_rows;  ///< the fields from the top, as positions are written
  DeclaredSteps steps;
  std::vector<DeclaredZone> zones;
  std::vector<DeclaredState> state;  ///< by name
  DeclaredFunctions has;

  [[nodiscard]] std::uint32_t word(std::string_view text) const;  ///< its place in `words`, or their number
  [[nodiscard]] std::uint32_t reason(std::string_view id) const;  ///< its place from 1, or 0
};

/// Values of parameters by name; those that are missing take their default.
using ParameterValues = std::map<std::string, std::int64_t, std::less<>>;

/// Reads a script in a machine of its own, which then has its functions. Whatever is wrong is the problem.
class Reading {
 public:
  [[nodiscard]] static std::variant<Declaration, Problem> read(Machine& machine, std::string_view source,
                                                               const ParameterValues& values,
                                                               const Declaration* known);

  // For the functions of the prelude that declare something.
  Declaration declared;
  const ParameterValues* values = nullptr;
  const Declaration* known = nullptr;        ///< of a reading before: which parameter comes when
  std::optional<DeclaredParameter> pending;  ///< declared, and not yet given to a name
  int pending_value = 0;                     ///< a reference to its value
};

}  // namespace boardwright::script
