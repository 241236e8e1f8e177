// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words by which a script declares its board.
#include <algorithm>
#include <iterator>
#include <lua.hpp>
#include <map>
#include <set>

#include "plugins/script/board.hpp"
#include "plugins/script/declared_values.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

/// What a table at `index` says of fields by their numbers: a name, or false where there is none.
struct FieldTable {
  std::map<std::size_t, std::string> names;
  std::set<std::size_t> holes;
};

FieldTable field_table_at(lua_State* state, int index, std::size_t fields) {
  FieldTable table;
  if (lua_isnoneornil(state, index)) return table;
  if (lua_type(state, index) != LUA_TTABLE)
    refuse(state, "the names of fields are a table: { [1] = \"32\" }");
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    const auto at = static_cast<std::size_t>(
        whole_at(state, -2, 1, static_cast<std::int64_t>(fields), "a field with a name"));
    if (lua_type(state, -1) == LUA_TBOOLEAN && lua_toboolean(state, -1) == 0) {
      table.holes.insert(at);
    } else {
      table.names[at] = field_name_at(state, -1);
    }
    lua_pop(state, 1);
  }
  return table;
}

void rename_fields(lua_State* state, const FieldTable& table, std::vector<DeclaredField>& fields) {
  for (const auto& [at, name] : table.names) {
    const auto before =
        std::distance(table.holes.begin(), table.holes.lower_bound(at));  // these have no number
    fields[at - 1 - static_cast<std::size_t>(before)].name = name;
  }
  std::set<std::string_view> names;
  for (const auto& field : fields)
    if (!names.insert(field.name).second) refuse(state, "two fields are called '" + field.name + "'");
}

/// In columns and rows.
int make_rows(lua_State* state, DeclaredShape shape) {
  Declaration& declared = begin_board(state);
  declared.shape = shape;
  declared.columns = static_cast<std::uint32_t>(whole_at(state, 1, 1, 26, "the number of columns"));
  declared.rows = static_cast<std::uint32_t>(whole_at(state, 2, 1, 40, "the number of rows"));
  const auto table = field_table_at(state, 3, std::size_t{declared.columns} * declared.rows);
  if (!table.holes.empty() && shape != DeclaredShape::kSquares)
    refuse(state, "only a board of squares has fields that aren't there");
  if (table.holes.size() == std::size_t{declared.columns} * declared.rows)
    refuse(state, "a board has a field");
  lay_out(declared, table.holes);
  rename_fields(state, table, declared.fields);
  push_board(state, declared);
  return 1;
}

/// The names for a board that has all its fields.
void name_whole(lua_State* state, int index, Declaration& declared) {
  const auto table = field_table_at(state, index, declared.fields.size());
  if (!table.holes.empty()) refuse(state, "only a board of squares has fields that aren't there");
  rename_fields(state, table, declared.fields);
}

/// Of hexagons, with so many on each of its sides.
int make_hexagons(lua_State* state, DeclaredShape shape, std::uint32_t most) {
  Declaration& declared = begin_board(state);
  declared.shape = shape;
  declared.side = static_cast<std::uint32_t>(whole_at(state, 1, 1, most, "the number of fields on a side"));
  lay_out(declared);
  name_whole(state, 2, declared);
  push_board(state, declared);
  return 1;
}

int make_grid(lua_State* state) { return make_rows(state, DeclaredShape::kSquares); }
int make_points(lua_State* state) { return make_rows(state, DeclaredShape::kPoints); }
int make_hex_rhombus(lua_State* state) { return make_rows(state, DeclaredShape::kRhombus); }
int make_hex_hexagon(lua_State* state) { return make_hexagons(state, DeclaredShape::kHexagon, 13); }
int make_hex_triangle(lua_State* state) { return make_hexagons(state, DeclaredShape::kTriangle, 26); }
int make_hex_star(lua_State* state) { return make_hexagons(state, DeclaredShape::kStar, 6); }

int make_morris(lua_State* state) {
  Declaration& declared = begin_board(state);
  declared.shape = DeclaredShape::kMorris;
  lay_out(declared);
  name_whole(state, 1, declared);
  push_board(state, declared);
  return 1;
}

/// stacks(most), stacks(most, all), stacks(most, all, "beside")
int make_stacks(lua_State* state) {
  constexpr std::int64_t kMostInStack = 200, kMostPieces = 4096;
  Declaration& declared = reading_of(state).declared;
  if (declared.fields.empty()) refuse(state, "stacks stand on the board, which is declared before them");
  if (declared.stacks.most != 0) refuse(state, "stacks is said once");
  const auto fields = static_cast<std::int64_t>(declared.fields.size());
  const std::int64_t most = whole_at(state, 1, 1, kMostInStack, "how many pieces lie on each other at most");
  declared.stacks.most = static_cast<std::uint32_t>(most);
  declared.stacks.all = static_cast<std::uint32_t>(std::min(kMostPieces, most * fields));
  if (!lua_isnoneornil(state, 2))
    declared.stacks.all = static_cast<std::uint32_t>(
        whole_at(state, 2, most, kMostPieces, "how many pieces the board holds at most"));
  if (lua_isnoneornil(state, 3)) return 0;
  if (text_at(state, 3, "how stacks are drawn") != "beside")
    refuse(state, "stacks are drawn as towers, or \"beside\": side by side");
  declared.stacks.beside = true;
  return 0;
}

}  // namespace

const luaL_Reg kBoardWords[] = {{"grid", make_grid},
                                {"points", make_points},
                                {"hex_rhombus", make_hex_rhombus},
                                {"hex_hexagon", make_hex_hexagon},
                                {"hex_triangle", make_hex_triangle},
                                {"hex_star", make_hex_star},
                                {"morris", make_morris},
                                {"stacks", make_stacks},
                                {nullptr, nullptr}};

}  // namespace boardwright::script
