// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/lua_library.hpp"

#include <algorithm>
#include <initializer_list>
#include <lua.hpp>
#include <string>
#include <vector>

#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

/// pairs in the order of the keys: whole numbers, then texts. Lua's own order may differ from run to run.
int next_sorted(lua_State* state) {
  // upvalues: table, sorted keys, position
  const lua_Integer at = lua_tointeger(state, lua_upvalueindex(3)) + 1;
  lua_pushinteger(state, at);
  lua_replace(state, lua_upvalueindex(3));
  if (lua_rawgeti(state, lua_upvalueindex(2), at) == LUA_TNIL) return 1;
  lua_pushvalue(state, -1);
  lua_rawget(state, lua_upvalueindex(1));
  return 2;
}

int sorted_pairs(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  struct Key {
    bool text;
    lua_Integer number;
    std::string word;
    bool operator<(const Key& other) const {
      return text != other.text ? !text : text ? word < other.word : number < other.number;
    }
  };
  std::vector<Key> keys;
  lua_pushnil(state);
  while (lua_next(state, 1) != 0) {
    lua_pop(state, 1);
    if (lua_isinteger(state, -1) != 0) {
      keys.push_back({false, lua_tointeger(state, -1), {}});
    } else if (lua_type(state, -1) == LUA_TSTRING) {
      std::size_t size = 0;
      const char* text = lua_tolstring(state, -1, &size);
      keys.push_back({true, 0, std::string(text, size)});
    } else {
      refuse(state, "pairs goes over tables whose keys are whole numbers or texts");
    }
  }
  std::sort(keys.begin(), keys.end());
  lua_pushvalue(state, 1);
  lua_createtable(state, static_cast<int>(keys.size()), 0);
  lua_Integer at = 0;
  for (const auto& key : keys) {
    if (key.text)
      lua_pushlstring(state, key.word.data(), key.word.size());
    else
      lua_pushinteger(state, key.number);
    lua_rawseti(state, -2, ++at);
  }
  lua_pushinteger(state, 0);
  lua_pushcclosure(state, next_sorted, 3);
  return 1;
}

/// next(t) alone, to ask whether there is anything in a table.
int first_of(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  if (lua_gettop(state) > 1 && !lua_isnil(state, 2))
    refuse(state, "next is only for asking whether a table is empty; use pairs to go over it");
  lua_settop(state, 1);
  lua_pushnil(state);
  return lua_next(state, 1) != 0 ? 2 : (lua_pushnil(state), 1);
}

int repeat(lua_State* state) {
  std::size_t size = 0;
  const char* text = luaL_checklstring(state, 1, &size);
  const lua_Integer wanted = luaL_checkinteger(state, 2);
  const lua_Integer times = size == 0 ? 0 : std::max<lua_Integer>(0, wanted);
  if (size != 0 && static_cast<std::size_t>(times) > kLongestText / size)
    refuse(state, "this text would have more than " + std::to_string(kLongestText) + " letters");
  std::string all;
  for (lua_Integer i = 0; i < times; ++i) all.append(text, size);
  lua_pushlstring(state, all.data(), all.size());
  return 1;
}

int concatenate(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  const std::string between = luaL_optstring(state, 2, "");
  std::string all;
  const auto count = static_cast<lua_Integer>(lua_rawlen(state, 1));
  for (lua_Integer i = 1; i <= count; ++i) {
    lua_rawgeti(state, 1, i);
    std::size_t size = 0;
    const char* text = lua_tolstring(state, -1, &size);
    if (text == nullptr) refuse(state, "concat takes a list of texts and numbers");
    if (i > 1) all += between;
    all.append(text, size);
    if (all.size() > kLongestText)
      refuse(state, "this text would have more than " + std::to_string(kLongestText) + " letters");
    lua_pop(state, 1);
  }
  lua_pushlstring(state, all.data(), all.size());
  return 1;
}

void keep(lua_State* state, const char* library, std::initializer_list<const char*> names) {
  lua_getglobal(state, library);
  lua_createtable(state, 0, static_cast<int>(names.size()));
  for (const char* name : names) {
    lua_getfield(state, -2, name);
    lua_setfield(state, -2, name);
  }
  lua_setglobal(state, library);
  lua_pop(state, 1);
}

}  // namespace

void restrict_library(lua_State* state) {
  keep(state, "math", {"abs", "max", "min", "fmod", "tointeger", "type", "ult", "maxinteger", "mininteger"});
  keep(state, "string", {"byte", "char", "len", "lower", "upper", "sub", "reverse", "format"});
  keep(state, "table", {"insert", "remove", "unpack"});
  lua_getglobal(state, "string");
  lua_pushcfunction(state, repeat);
  lua_setfield(state, -2, "rep");
  lua_pop(state, 1);
  lua_getglobal(state, "table");
  lua_pushcfunction(state, concatenate);
  lua_setfield(state, -2, "concat");
  lua_pop(state, 1);
  // Methods of texts, as in ("x"):upper(), find the same ones.
  lua_pushliteral(state, "");
  lua_getmetatable(state, -1);
  lua_getglobal(state, "string");
  lua_setfield(state, -2, "__index");
  lua_pop(state, 2);
  for (const char* name :
       {"collectgarbage", "dofile", "getmetatable", "load", "loadfile", "loadstring", "pcall", "print",
        "rawequal", "rawget", "rawlen", "rawset", "require", "setmetatable", "warn", "xpcall", "_VERSION"}) {
    lua_pushnil(state);
    lua_setglobal(state, name);
  }
  lua_pushcfunction(state, sorted_pairs);
  lua_setglobal(state, "pairs");
  lua_pushcfunction(state, first_of);
  lua_setglobal(state, "next");
}

}  // namespace boardwright::script
