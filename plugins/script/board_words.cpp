// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words by which a script declares its board.
#include <algorithm>
#include <cctype>
#include <lua.hpp>
#include <set>

#include "plugins/script/board.hpp"
#include "plugins/script/declared_values.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

/// The names that a table at `index` gives to fields; the others keep theirs.
void rename_fields(lua_State* state, int index, std::vector<DeclaredField>& fields) {
  if (lua_isnoneornil(state, index)) return;
  if (lua_type(state, index) != LUA_TTABLE)
    refuse(state, "the names of fields are a table: { [1] = \"32\" }");
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    const auto at = whole_at(state, -2, 1, static_cast<std::int64_t>(fields.size()), "a field with a name");
    const std::string name = text_at(state, -1, "a field's name");
    const bool plain = !name.empty() && name.size() <= 8 && std::all_of(name.begin(), name.end(), [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) != 0;
    });
    if (!plain) refuse(state, "a field's name is made of at most eight letters and digits");
    fields[static_cast<std::size_t>(at - 1)].name = name;
    lua_pop(state, 1);
  }
  std::set<std::string_view> names;
  for (const auto& field : fields)
    if (!names.insert(field.name).second) refuse(state, "two fields are called '" + field.name + "'");
}

Declaration& begin_board(lua_State* state) {
  Declaration& declared = reading_of(state).declared;
  if (!declared.fields.empty()) refuse(state, "a game has one board");
  return declared;
}

/// In columns and rows.
int make_rows(lua_State* state, DeclaredShape shape) {
  Declaration& declared = begin_board(state);
  declared.shape = shape;
  declared.columns = static_cast<std::uint32_t>(whole_at(state, 1, 1, 26, "the number of columns"));
  declared.rows = static_cast<std::uint32_t>(whole_at(state, 2, 1, 40, "the number of rows"));
  lay_out(declared);
  rename_fields(state, 3, declared.fields);
  push_board(state, declared);
  return 1;
}

/// Of hexagons, with so many on each of its sides.
int make_hexagons(lua_State* state, DeclaredShape shape, std::uint32_t most) {
  Declaration& declared = begin_board(state);
  declared.shape = shape;
  declared.side = static_cast<std::uint32_t>(whole_at(state, 1, 1, most, "the number of fields on a side"));
  lay_out(declared);
  rename_fields(state, 2, declared.fields);
  push_board(state, declared);
  return 1;
}

int make_grid(lua_State* state) { return make_rows(state, DeclaredShape::kSquares); }
int make_points(lua_State* state) { return make_rows(state, DeclaredShape::kPoints); }
int make_hex_rhombus(lua_State* state) { return make_rows(state, DeclaredShape::kRhombus); }
int make_hex_hexagon(lua_State* state) { return make_hexagons(state, DeclaredShape::kHexagon, 13); }
int make_hex_star(lua_State* state) { return make_hexagons(state, DeclaredShape::kStar, 6); }

int make_morris(lua_State* state) {
  Declaration& declared = begin_board(state);
  declared.shape = DeclaredShape::kMorris;
  lay_out(declared);
  rename_fields(state, 1, declared.fields);
  push_board(state, declared);
  return 1;
}

}  // namespace

const luaL_Reg kBoardWords[] = {{"grid", make_grid},
                                {"points", make_points},
                                {"hex_rhombus", make_hex_rhombus},
                                {"hex_hexagon", make_hex_hexagon},
                                {"hex_star", make_hex_star},
                                {"morris", make_morris},
                                {nullptr, nullptr}};

}  // namespace boardwright::script
