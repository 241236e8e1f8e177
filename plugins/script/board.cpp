// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/board.hpp"

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <lua.hpp>

#include "plugins/script/field_sets.hpp"
#include "plugins/script/machine.hpp"
#include "plugins/script/step_table.hpp"

namespace boardwright::script {
namespace {

/// Onto the stack, where it lives as long as whatever holds it.
StepTable push_steps(lua_State* state, const Declaration& declared) {
  const auto& next = declared.steps.next;
  auto* kept = static_cast<std::uint16_t*>(lua_newuserdatauv(state, (2 + next.size()) * sizeof next[0], 0));
  kept[0] = static_cast<std::uint16_t>(declared.fields.size());
  kept[1] = static_cast<std::uint16_t>(declared.steps.columns);
  std::copy(next.begin(), next.end(), kept + 2);
  return StepTable(kept);
}

int not_in_table(lua_State* state) { not_there(state, lua_tostring(state, lua_upvalueindex(1))); }

int no_writing(lua_State* state) {
  refuse(state, std::string(lua_tostring(state, lua_upvalueindex(1))) + " can't be changed");
}

/// An empty table in front of the one on top of the stack: what that holds is read, and nothing is written.
void put_behind_glass(lua_State* state, const char* whose) {
  lua_createtable(state, 0, 0);
  lua_createtable(state, 0, 3);
  lua_pushvalue(state, -3);
  lua_setfield(state, -2, "__index");
  lua_pushstring(state, whose);
  lua_pushcclosure(state, no_writing, 1);
  lua_setfield(state, -2, "__newindex");
  lua_pushliteral(state, "hidden");
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
  lua_remove(state, -2);
}

void push_list(lua_State* state, const std::vector<int>& fields) {
  lua_createtable(state, static_cast<int>(fields.size()), 0);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    lua_pushinteger(state, fields[i]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
}

/// board[name][f] = what `push` leaves on the stack.
template <class Push>
void by_field(lua_State* state, int fields, const char* name, Push push) {
  lua_createtable(state, fields, 0);
  for (int field = 1; field <= fields; ++field) {
    push(field);
    lua_rawseti(state, -2, field);
  }
  guard_table(state, (std::string("board.") + name).c_str());
  lua_setfield(state, -2, name);
}

/// Under both its names: "ne" and 2.
void set_way(lua_State* state, const Declaration& declared, std::size_t way) {
  lua_pushvalue(state, -1);
  lua_rawseti(state, -3, static_cast<lua_Integer>(way + 1));
  lua_setfield(state, -2, declared.steps.ways[way]);
}

/// The fields of the table at `index`, as they are; of a stack what lies on top. The numbers that aren't there are 0.
std::vector<lua_Integer> cells(lua_State* state, int index, int count) {
  luaL_checktype(state, index, LUA_TTABLE);
  std::vector<lua_Integer> values(static_cast<std::size_t>(count) + 1);
  for (int field = 1; field <= count; ++field) {
    if (lua_rawgeti(state, index, field) == LUA_TTABLE) {
      lua_rawgeti(state, -1, static_cast<lua_Integer>(lua_rawlen(state, -1)));
      lua_remove(state, -2);
    }
    values[static_cast<std::size_t>(field)] = lua_tointeger(state, -1);
    lua_pop(state, 1);
  }
  return values;
}

/// Those that hang together with the first one and hold the same.
std::vector<int> group_from(const StepTable& steps, const std::vector<lua_Integer>& values, int first) {
  const auto value = values[static_cast<std::size_t>(first)];
  std::vector<bool> seen(values.size());
  std::vector<int> group{first};
  seen[static_cast<std::size_t>(first)] = true;
  for (std::size_t i = 0; i < group.size(); ++i)
    for (std::size_t way = 0; way < steps.ways(); ++way) {
      const int next = steps.step(group[i], way);
      const auto at = static_cast<std::size_t>(next);
      if (next == 0 || seen[at] || values[at] != value) continue;
      seen[at] = true;
      group.push_back(next);
    }
  return group;
}

int connected(lua_State* state) {
  if (!lua_istable(state, 1)) return connected_set(state);
  const StepTable steps = steps_here(state);
  const lua_Integer kind = luaL_checkinteger(state, 2);
  const auto values = cells(state, 1, steps.fields());
  int first = 0;
  std::size_t count = 0;
  for (int field = 1; field <= steps.fields(); ++field)
    if (values[static_cast<std::size_t>(field)] == kind) {
      if (first == 0) first = field;
      ++count;
    }
  lua_pushboolean(state, count < 2 || group_from(steps, values, first).size() == count ? 1 : 0);
  return 1;
}

int group(lua_State* state) {
  if (!lua_istable(state, 1)) return group_of_set(state);
  const StepTable steps = steps_here(state);
  const lua_Integer field = luaL_checkinteger(state, 2);
  if (field < 1 || field > steps.fields()) refuse(state, "there is no field " + std::to_string(field));
  push_list(state, group_from(steps, cells(state, 1, steps.fields()), static_cast<int>(field)));
  return 1;
}

}  // namespace

void not_there(lua_State* state, const std::string& whose) {
  std::size_t size = 0;
  lua_settop(state, 2);
  const char* key = luaL_tolstring(state, 2, &size);
  refuse(state, whose + " has no '" + std::string(cut_letters({key, size}, 40)) + "'");
}

void guard_table(lua_State* state, const char* whose) {
  lua_createtable(state, 0, 3);
  lua_pushstring(state, whose);
  lua_pushvalue(state, -1);
  lua_pushcclosure(state, not_in_table, 1);
  lua_pushvalue(state, -1);
  lua_setfield(state, -4, "__index");
  lua_setfield(state, -3, "__newindex");
  lua_pop(state, 1);
  lua_pushliteral(state, "hidden");
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
}

namespace {

// The parts of the table 'board', which is on top of the stack.

void push_places(lua_State* state, const Declaration& declared, int fields) {
  const std::vector<DeclaredField>& names = declared.fields;
  const auto number = [&](const char* name, lua_Integer value) {
    lua_pushinteger(state, value);
    lua_setfield(state, -2, name);
  };
  number("n", fields);
  number("columns", declared.columns);
  number("rows", declared.rows);
  by_field(state, fields, "column",
           [&](int field) { lua_pushinteger(state, names[static_cast<std::size_t>(field - 1)].column + 1); });
  by_field(state, fields, "row",
           [&](int field) { lua_pushinteger(state, names[static_cast<std::size_t>(field - 1)].row + 1); });
  by_field(state, fields, "name", [&](int field) {
    lua_pushstring(state, names[static_cast<std::size_t>(field - 1)].name.c_str());
  });
}

void push_ways(lua_State* state, const Declaration& declared, const StepTable& steps) {
  const int fields = steps.fields();
  const std::size_t ways = declared.steps.ways.size();
  by_field(state, fields, "step", [&](int field) {
    lua_createtable(state, 8, 8);
    for (std::size_t way = 0; way < ways; ++way) {
      const int next = steps.step(field, way);
      if (next == 0)
        lua_pushboolean(state, 0);
      else
        lua_pushinteger(state, next);
      set_way(state, declared, way);
    }
    guard_table(state, "board.step[field]");
  });
  by_field(state, fields, "ray", [&](int field) {
    lua_createtable(state, 8, 8);
    for (std::size_t way = 0; way < ways; ++way) {
      push_list(state, steps.ray(field, way));
      set_way(state, declared, way);
    }
    guard_table(state, "board.ray[field]");
  });
}

void push_lines(lua_State* state, const Declaration& declared, const StepTable& steps) {
  const std::size_t ways = declared.steps.ways.size();
  by_field(state, steps.fields(), "line", [&](int field) {
    lua_createtable(state, 4, 0);
    for (std::size_t axis = 0; axis < ways / 2; ++axis) {
      auto line = steps.ray(field, axis + ways / 2);
      line.insert(line.begin(), field);
      const auto ahead = steps.ray(field, axis);
      line.insert(line.end(), ahead.begin(), ahead.end());
      push_list(state, line);
      lua_rawseti(state, -2, static_cast<lua_Integer>(axis + 1));
    }
    guard_table(state, "board.line[field]");
  });
}

void push_neighbours(lua_State* state, const Declaration& declared, const StepTable& steps) {
  for (const auto& [name, apart] :
       {std::pair{"around", std::size_t{1}}, std::pair{"beside", declared.steps.apart}})
    by_field(state, steps.fields(), name, [&](int field) {
      std::vector<int> next;
      for (std::size_t way = 0; way < steps.ways(); way += apart)
        if (const int there = steps.step(field, way); there != 0) next.push_back(there);
      push_list(state, next);
    });
}

void push_numbers(lua_State* state, const Declaration& declared, int fields) {
  lua_createtable(state, 0, fields);
  for (int field = 1; field <= fields; ++field) {
    lua_pushinteger(state, field);
    lua_setfield(state, -2, declared.fields[static_cast<std::size_t>(field - 1)].name.c_str());
  }
  guard_table(state, "board.field");
  lua_setfield(state, -2, "field");
}

/// The steps, which they hold, are below the table.
void push_searches(lua_State* state) {
  for (const luaL_Reg& one : {luaL_Reg{"connected", connected}, luaL_Reg{"group", group}}) {
    lua_pushvalue(state, -2);  // the steps
    lua_pushcclosure(state, one.func, 1);
    lua_setfield(state, -2, one.name);
  }
}

}  // namespace

void push_board(lua_State* state, const Declaration& declared) {
  const StepTable steps = push_steps(state, declared);
  lua_createtable(state, 0, 16);
  push_places(state, declared, steps.fields());
  push_ways(state, declared, steps);
  push_lines(state, declared, steps);
  push_neighbours(state, declared, steps);
  push_numbers(state, declared, steps.fields());
  push_searches(state);
  guard_table(state, "board");
  add_field_sets(state, steps, declared.steps.ways);
  lua_remove(state, -2);  // the steps, which its functions hold
  put_behind_glass(state, "board");
}

}  // namespace boardwright::script
