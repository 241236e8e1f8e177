// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/board.hpp"

#include <array>
#include <lua.hpp>
#include <span>

#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

struct Way {
  const char* name;
  int column, row;
};
/// The opposite of a way is half of them further on.
constexpr std::array<Way, 8> kEightWays{{{"n", 0, 1},
                                         {"ne", 1, 1},
                                         {"e", 1, 0},
                                         {"se", 1, -1},
                                         {"s", 0, -1},
                                         {"sw", -1, -1},
                                         {"w", -1, 0},
                                         {"nw", -1, 1}}};
/// Rows count downwards, and each lies half a field further to the right.
constexpr std::array<Way, 6> kSixWays{
    {{"ne", 1, -1}, {"e", 1, 0}, {"se", 0, 1}, {"sw", -1, 1}, {"w", -1, 0}, {"nw", 0, -1}}};

class Grid {
 public:
  Grid(std::uint32_t columns, std::uint32_t rows, DeclaredShape shape)
      : columns_(static_cast<int>(columns)),
        rows_(static_cast<int>(rows)),
        hexagons_(shape == DeclaredShape::kHexagons) {}
  [[nodiscard]] std::span<const Way> ways() const {
    return hexagons_ ? std::span<const Way>(kSixWays) : std::span<const Way>(kEightWays);
  }
  /// How many ways further on the next one is to a field that lies side by side.
  [[nodiscard]] std::size_t apart() const { return hexagons_ ? 1 : 2; }
  [[nodiscard]] int fields() const { return columns_ * rows_; }
  /// The next field, from 1; 0 at the edge.
  [[nodiscard]] int step(int field, const Way& way) const {
    const int column = (field - 1) % columns_ + way.column, row = (field - 1) / columns_ + way.row;
    return column < 0 || column >= columns_ || row < 0 || row >= rows_ ? 0 : row * columns_ + column + 1;
  }
  [[nodiscard]] std::vector<int> ray(int field, const Way& way) const {
    std::vector<int> fields;
    for (int next = step(field, way); next != 0; next = step(next, way)) fields.push_back(next);
    return fields;
  }

 private:
  int columns_, rows_;
  bool hexagons_;
};

int not_there(lua_State* state) {
  std::size_t size = 0;
  lua_settop(state, 2);
  const char* key = luaL_tolstring(state, 2, &size);
  refuse(state, std::string(lua_tostring(state, lua_upvalueindex(1))) + " has no '" +
                    std::string(key, std::min<std::size_t>(size, 40)) + "'");
}

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
void by_field(lua_State* state, const Grid& grid, const char* name, Push push) {
  lua_createtable(state, grid.fields(), 0);
  for (int field = 1; field <= grid.fields(); ++field) {
    push(field);
    lua_rawseti(state, -2, field);
  }
  guard_table(state, (std::string("board.") + name).c_str());
  lua_setfield(state, -2, name);
}

/// Under both its names: "ne" and 2.
void set_way(lua_State* state, const Grid& grid, std::size_t way) {
  lua_pushvalue(state, -1);
  lua_rawseti(state, -3, static_cast<lua_Integer>(way + 1));
  lua_setfield(state, -2, grid.ways()[way].name);
}

/// The fields of the table at `index`, as they are. The numbers that aren't there are 0.
std::vector<lua_Integer> cells(lua_State* state, int index, int count) {
  luaL_checktype(state, index, LUA_TTABLE);
  std::vector<lua_Integer> values(static_cast<std::size_t>(count) + 1);
  for (int field = 1; field <= count; ++field) {
    lua_rawgeti(state, index, field);
    values[static_cast<std::size_t>(field)] = lua_tointeger(state, -1);
    lua_pop(state, 1);
  }
  return values;
}

Grid grid_of(lua_State* state) {
  return {static_cast<std::uint32_t>(lua_tointeger(state, lua_upvalueindex(1))),
          static_cast<std::uint32_t>(lua_tointeger(state, lua_upvalueindex(2))),
          static_cast<DeclaredShape>(lua_tointeger(state, lua_upvalueindex(3)))};
}

/// Those that hang together with the first one and hold the same.
std::vector<int> group_from(const Grid& grid, const std::vector<lua_Integer>& values, int first) {
  const auto value = values[static_cast<std::size_t>(first)];
  std::vector<bool> seen(values.size());
  std::vector<int> group{first};
  seen[static_cast<std::size_t>(first)] = true;
  for (std::size_t i = 0; i < group.size(); ++i)
    for (const Way& way : grid.ways()) {
      const int next = grid.step(group[i], way);
      const auto at = static_cast<std::size_t>(next);
      if (next == 0 || seen[at] || values[at] != value) continue;
      seen[at] = true;
      group.push_back(next);
    }
  return group;
}

int connected(lua_State* state) {
  const Grid grid = grid_of(state);
  const lua_Integer kind = luaL_checkinteger(state, 2);
  const auto values = cells(state, 1, grid.fields());
  int first = 0;
  std::size_t count = 0;
  for (int field = 1; field <= grid.fields(); ++field)
    if (values[static_cast<std::size_t>(field)] == kind) {
      if (first == 0) first = field;
      ++count;
    }
  lua_pushboolean(state, count < 2 || group_from(grid, values, first).size() == count ? 1 : 0);
  return 1;
}

int group(lua_State* state) {
  const Grid grid = grid_of(state);
  const lua_Integer field = luaL_checkinteger(state, 2);
  if (field < 1 || field > grid.fields()) refuse(state, "there is no field " + std::to_string(field));
  push_list(state, group_from(grid, cells(state, 1, grid.fields()), static_cast<int>(field)));
  return 1;
}

}  // namespace

void guard_table(lua_State* state, const char* whose) {
  lua_createtable(state, 0, 3);
  lua_pushstring(state, whose);
  lua_pushvalue(state, -1);
  lua_pushcclosure(state, not_there, 1);
  lua_pushvalue(state, -1);
  lua_setfield(state, -4, "__index");
  lua_setfield(state, -3, "__newindex");
  lua_pop(state, 1);
  lua_pushliteral(state, "hidden");
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
}

std::vector<DeclaredField> grid_fields(std::uint32_t columns, std::uint32_t rows) {
  std::vector<DeclaredField> fields;
  for (std::uint32_t row = 0; row < rows; ++row)
    for (std::uint32_t column = 0; column < columns; ++column)
      fields.push_back({static_cast<char>('a' + column) + std::to_string(row + 1),
                        static_cast<std::int32_t>(column), static_cast<std::int32_t>(row)});
  return fields;
}

void push_board(lua_State* state, const Declaration& declared) {
  const std::vector<DeclaredField>& names = declared.fields;
  const Grid grid(declared.columns, declared.rows, declared.shape);
  const std::size_t ways = grid.ways().size();
  lua_createtable(state, 0, 16);
  const auto number = [&](const char* name, lua_Integer value) {
    lua_pushinteger(state, value);
    lua_setfield(state, -2, name);
  };
  number("n", grid.fields());
  number("columns", declared.columns);
  number("rows", declared.rows);
  by_field(state, grid, "column",
           [&](int field) { lua_pushinteger(state, names[static_cast<std::size_t>(field - 1)].column + 1); });
  by_field(state, grid, "row",
           [&](int field) { lua_pushinteger(state, names[static_cast<std::size_t>(field - 1)].row + 1); });
  by_field(state, grid, "name", [&](int field) {
    lua_pushstring(state, names[static_cast<std::size_t>(field - 1)].name.c_str());
  });
  by_field(state, grid, "step", [&](int field) {
    lua_createtable(state, 8, 8);
    for (std::size_t way = 0; way < ways; ++way) {
      const int next = grid.step(field, grid.ways()[way]);
      if (next == 0)
        lua_pushboolean(state, 0);
      else
        lua_pushinteger(state, next);
      set_way(state, grid, way);
    }
    guard_table(state, "board.step[field]");
  });
  by_field(state, grid, "ray", [&](int field) {
    lua_createtable(state, 8, 8);
    for (std::size_t way = 0; way < ways; ++way) {
      push_list(state, grid.ray(field, grid.ways()[way]));
      set_way(state, grid, way);
    }
    guard_table(state, "board.ray[field]");
  });
  by_field(state, grid, "line", [&](int field) {
    lua_createtable(state, 4, 0);
    for (std::size_t axis = 0; axis < ways / 2; ++axis) {
      auto line = grid.ray(field, grid.ways()[axis + ways / 2]);
      line.insert(line.begin(), field);
      const auto ahead = grid.ray(field, grid.ways()[axis]);
      line.insert(line.end(), ahead.begin(), ahead.end());
      push_list(state, line);
      lua_rawseti(state, -2, static_cast<lua_Integer>(axis + 1));
    }
    guard_table(state, "board.line[field]");
  });
  for (const auto& [name, apart] : {std::pair{"around", std::size_t{1}}, std::pair{"beside", grid.apart()}})
    by_field(state, grid, name, [&](int field) {
      std::vector<int> next;
      for (std::size_t way = 0; way < ways; way += apart)
        if (const int there = grid.step(field, grid.ways()[way]); there != 0) next.push_back(there);
      push_list(state, next);
    });
  lua_createtable(state, 0, grid.fields());
  for (int field = 1; field <= grid.fields(); ++field) {
    lua_pushinteger(state, field);
    lua_setfield(state, -2, names[static_cast<std::size_t>(field - 1)].name.c_str());
  }
  guard_table(state, "board.field");
  lua_setfield(state, -2, "field");
  for (const luaL_Reg& one : {luaL_Reg{"connected", connected}, luaL_Reg{"group", group}}) {
    lua_pushinteger(state, declared.columns);
    lua_pushinteger(state, declared.rows);
    lua_pushinteger(state, static_cast<lua_Integer>(declared.shape));
    lua_pushcclosure(state, one.func, 3);
    lua_setfield(state, -2, one.name);
  }
  guard_table(state, "board");
  put_behind_glass(state, "board");
}

}  // namespace boardwright::script
