// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/board.hpp"

#include <algorithm>
#include <array>
#include <boardwright/pure/utf8.hpp>
#include <functional>
#include <lua.hpp>
#include <map>
#include <span>

#include "plugins/script/field_sets.hpp"
#include "plugins/script/machine.hpp"
#include "plugins/script/step_table.hpp"

namespace boardwright::script {
namespace {

/// A way and the SDK's number for it.
struct Way {
  const char* name;
  std::uint32_t direction;
};
constexpr std::array<Way, 8> kEightWays{
    {{"n", 2}, {"ne", 1}, {"e", 0}, {"se", 7}, {"s", 6}, {"sw", 5}, {"w", 4}, {"nw", 3}}};
constexpr std::array<Way, 6> kSixWays{{{"ne", 1}, {"e", 0}, {"se", 5}, {"sw", 4}, {"w", 3}, {"nw", 2}}};
constexpr std::array<Way, 4> kFourWays{{{"n", 1}, {"e", 0}, {"s", 3}, {"w", 2}}};

std::span<const Way> ways_of(DeclaredShape shape) {
  switch (shape) {
    case DeclaredShape::kSquares:
    case DeclaredShape::kPoints: return kEightWays;
    case DeclaredShape::kMorris: return kFourWays;
    case DeclaredShape::kGraph: return {};
    case DeclaredShape::kRhombus:
    case DeclaredShape::kHexagon:
    case DeclaredShape::kTriangle:
    case DeclaredShape::kStar: break;
  }
  return kSixWays;
}

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

StepTable steps_of(lua_State* state) {
  return StepTable(static_cast<const std::uint16_t*>(lua_touserdata(state, lua_upvalueindex(1))));
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
  const StepTable steps = steps_of(state);
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
  const StepTable steps = steps_of(state);
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

sdk::Shape graph_of(const DeclaredGraph& graph) {
  sdk::Shape shape;
  for (const auto& corners : graph.outlines) shape.outline(corners);
  for (const auto& field : graph.fields) shape.field(field.name, field.centre, field.outline, field.tone);
  for (const auto& line : graph.lines)
    for (std::size_t i = 1; i < line.size(); ++i) shape.meet(line[i - 1], line[i]);
  for (const auto& label : graph.labels) shape.label(label.text, label.at);
  return shape;
}

/// Before the fields are laid out all of them are there.
sdk::Shape squares_of(const Declaration& declared) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> there;
  for (const auto& field : declared.fields)
    there.emplace(static_cast<std::uint32_t>(field.column), static_cast<std::uint32_t>(field.row));
  return sdk::Shape::grid(declared.columns, declared.rows, [&](std::uint32_t column, std::uint32_t row) {
    return there.empty() || there.contains({column, row});
  });
}

/// Where a field lies among all of them, from 0: by the letter and the number of its name, which of hexagons with
/// lettered rows is the row.
void place_by_name(const Declaration& declared, DeclaredField& field) {
  const std::int32_t letter = field.name.front() - 'a', number = std::stoi(field.name.substr(1)) - 1;
  const bool lettered_rows = declared.shape == DeclaredShape::kHexagon ||
                             declared.shape == DeclaredShape::kTriangle ||
                             declared.shape == DeclaredShape::kStar;
  field.column = lettered_rows ? number : letter;
  field.row = lettered_rows ? letter : number;
}

/// A graph's columns and rows are those places from left to right, and from below, where any field lies.
void place_by_centre(const DeclaredGraph& graph, std::size_t index, DeclaredField& field) {
  std::set<std::int32_t> left, below;
  for (const auto& other : graph.fields) {
    if (other.centre.x < graph.fields[index].centre.x) left.insert(other.centre.x);
    if (other.centre.y < graph.fields[index].centre.y) below.insert(other.centre.y);
  }
  field.column = static_cast<std::int32_t>(left.size());
  field.row = static_cast<std::int32_t>(below.size());
}

/// The neighbours of each field, filled up with zeros to equal many.
void step_along_lines(const sdk::Shape& shape, DeclaredSteps& steps) {
  for (std::uint32_t field = 0; field < shape.field_count(); ++field)
    steps.columns = std::max(steps.columns, shape.neighbours(field).size());
  for (std::uint32_t field = 0; field < shape.field_count(); ++field) {
    const auto near = shape.neighbours(field);
    for (std::size_t i = 0; i < steps.columns; ++i)
      steps.next.push_back(static_cast<std::uint16_t>(i < near.size() ? near[i] + 1 : 0));
  }
}

}  // namespace

sdk::Shape shape_of(const Declaration& declared) {
  switch (declared.shape) {
    case DeclaredShape::kRhombus: return sdk::Shape::hex_rhombus(declared.columns, declared.rows);
    case DeclaredShape::kHexagon: return sdk::Shape::hex_hexagon(declared.side);
    case DeclaredShape::kTriangle: return sdk::Shape::hex_triangle(declared.side);
    case DeclaredShape::kStar: return sdk::Shape::hex_star(declared.side);
    case DeclaredShape::kMorris: return sdk::Shape::morris();
    case DeclaredShape::kGraph: return graph_of(declared.graph);
    case DeclaredShape::kSquares: return squares_of(declared);
    case DeclaredShape::kPoints: break;
  }
  return sdk::Shape::points(declared.columns, declared.rows);
}

void lay_out(Declaration& declared, const std::set<std::size_t>& holes) {
  const sdk::Shape shape = shape_of(declared);
  const bw_shape& table = *shape.get();
  const bool graph = declared.shape == DeclaredShape::kGraph;
  std::map<std::int32_t, std::vector<std::uint32_t>, std::greater<>> rows;  // by height
  declared.columns = declared.rows = 0;
  std::vector<std::uint16_t> numbers;  // from 1; 0: no such field
  for (std::uint32_t field = 0; field < table.field_count; ++field) {
    const bool hole = holes.contains(field + 1);
    numbers.push_back(static_cast<std::uint16_t>(hole ? 0 : declared.fields.size() + 1));
    if (hole) continue;
    DeclaredField placed{std::string(shape.name(field))};
    if (graph)
      place_by_centre(declared.graph, field, placed);
    else
      place_by_name(declared, placed);
    declared.fields.push_back(std::move(placed));
    declared.columns =
        std::max(declared.columns, static_cast<std::uint32_t>(declared.fields.back().column + 1));
    declared.rows = std::max(declared.rows, static_cast<std::uint32_t>(declared.fields.back().row + 1));
    rows[table.fields[field].centre.y].push_back(numbers.back() - 1U);
  }
  for (auto& [height, row] : rows) {
    std::stable_sort(row.begin(), row.end(), [&](std::uint32_t one, std::uint32_t other) {
      return declared.fields[one].column < declared.fields[other].column;
    });
    declared.text_rows.push_back(std::move(row));
  }
  if (graph) return step_along_lines(shape, declared.steps);
  const auto ways = ways_of(declared.shape);
  declared.steps.columns = ways.size();
  declared.steps.apart = ways.size() == 8 ? 2 : 1;
  for (const Way& way : ways) declared.steps.ways.push_back(way.name);
  for (std::uint32_t field = 0; field < table.field_count; ++field)
    for (const Way& way : ways) {
      if (numbers[field] == 0) break;
      const auto next = shape.next(field, way.direction);
      declared.steps.next.push_back(next ? numbers[*next] : std::uint16_t{0});
    }
}

void push_board(lua_State* state, const Declaration& declared) {
  const std::vector<DeclaredField>& names = declared.fields;
  const StepTable steps = push_steps(state, declared);
  const std::size_t ways = declared.steps.ways.size();
  const int fields = steps.fields();
  lua_createtable(state, 0, 16);
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
  by_field(state, fields, "line", [&](int field) {
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
  for (const auto& [name, apart] :
       {std::pair{"around", std::size_t{1}}, std::pair{"beside", declared.steps.apart}})
    by_field(state, fields, name, [&](int field) {
      std::vector<int> next;
      for (std::size_t way = 0; way < steps.ways(); way += apart)
        if (const int there = steps.step(field, way); there != 0) next.push_back(there);
      push_list(state, next);
    });
  lua_createtable(state, 0, fields);
  for (int field = 1; field <= fields; ++field) {
    lua_pushinteger(state, field);
    lua_setfield(state, -2, names[static_cast<std::size_t>(field - 1)].name.c_str());
  }
  guard_table(state, "board.field");
  lua_setfield(state, -2, "field");
  for (const luaL_Reg& one : {luaL_Reg{"connected", connected}, luaL_Reg{"group", group}}) {
    lua_pushvalue(state, -2);  // the steps
    lua_pushcclosure(state, one.func, 1);
    lua_setfield(state, -2, one.name);
  }
  guard_table(state, "board");
  add_field_sets(state, steps, declared.steps.ways);
  lua_remove(state, -2);  // the steps, which its functions hold
  put_behind_glass(state, "board");
}

}  // namespace boardwright::script
