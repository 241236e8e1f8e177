// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words by which a script declares what a position remembers besides its board.
#include <algorithm>
#include <lua.hpp>

#include "plugins/script/declaration.hpp"
#include "plugins/script/declared_values.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

int make_state(lua_State* state, const char* type, int arguments) {
  lua_createtable(state, 0, 3);
  lua_pushstring(state, type);
  lua_setfield(state, -2, "type");
  for (int i = 1; i <= arguments; ++i) {
    lua_pushvalue(state, i);
    lua_rawseti(state, -2, i);
  }
  return 1;
}

int byte(lua_State* state) {
  whole_at(state, 1, 1, 255, "the greatest value of a byte");
  return make_state(state, "byte", 1);
}
int bytes(lua_State* state) {
  whole_at(state, 1, 1, 4096, "how many bytes there are");
  whole_at(state, 2, 1, 255, "the greatest value of a byte");
  return make_state(state, "bytes", 2);
}
int sets(lua_State* state) {
  whole_at(state, 1, 1, 256, "how many sets there are");
  return make_state(state, "sets", 1);
}

int remember(lua_State* state) {  // state { die = byte(6), … }
  Declaration& declared = reading_of(state).declared;
  luaL_checktype(state, 1, LUA_TTABLE);
  lua_settop(state, 1);
  lua_pushnil(state);
  while (lua_next(state, 1) != 0) {
    if (lua_type(state, -2) != LUA_TSTRING)
      refuse(state, "what a position remembers has a name: state { die = byte(6) }");
    DeclaredState one;
    one.name = id_at(state, -2, "a name in state");
    for (const char* taken : {"cell", "turn", "result", "points"})
      if (one.name == taken) refuse(state, "every position has a '" + one.name + "' already");
    if (lua_type(state, -1) != LUA_TTABLE || lua_getfield(state, -1, "type") != LUA_TSTRING)
      refuse(state, "'" + one.name + "' is byte(max), bytes(count, max) or sets(count)");
    const std::string type = lua_tostring(state, -1);
    lua_rawgeti(state, -2, 1);
    lua_rawgeti(state, -3, 2);
    const auto first = static_cast<std::uint32_t>(lua_tointeger(state, -2));
    const auto second = static_cast<std::uint32_t>(lua_tointeger(state, -1));
    lua_pop(state, 3);
    if (type == "byte") {
      one.max = first;
    } else if (type == "bytes") {
      one.type = DeclaredState::Type::kBytes;
      one.count = first;
      one.max = second;
    } else {
      one.type = DeclaredState::Type::kSets;
      one.count = first;
    }
    for (const auto& other : declared.state)
      if (other.name == one.name) refuse(state, "'" + one.name + "' stands in state twice");
    declared.state.push_back(std::move(one));
    lua_pop(state, 1);
  }
  std::sort(declared.state.begin(), declared.state.end(),
            [](const DeclaredState& a, const DeclaredState& b) { return a.name < b.name; });
  return 0;
}

}  // namespace

const luaL_Reg kStateWords[] = {
    {"byte", byte}, {"bytes", bytes}, {"sets", sets}, {"state", remember}, {nullptr, nullptr}};

}  // namespace boardwright::script
