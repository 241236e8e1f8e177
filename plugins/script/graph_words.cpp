// SPDX-License-Identifier: GPL-3.0-or-later
//
// The word by which a script lays out fields one by one:
//   graph {
//     { "a", 0, 0 }, { "b", 1, 0, outline = 1, tone = 1 },
//     lines = { { "a", "b" } }, outlines = { { { -0.5, -0.5 }, … } }, labels = { { "A", 0, -1 } },
//   }
#include <algorithm>
#include <cmath>
#include <lua.hpp>
#include <map>
#include <set>

#include "plugins/script/board.hpp"
#include "plugins/script/declared_values.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

constexpr std::size_t kMostFields = 1000, kMostLines = 1000, kMostOutlines = 100, kMostCorners = 64,
                      kMostLabels = 1000, kMostJoins = std::size_t{1} << 16U;

using Names = std::map<std::string, std::uint32_t, std::less<>>;

/// A number of units, on top of the stack, in the contract's thousandths. It goes.
std::int32_t pop_length(lua_State* state, const char* what, double most) {
  const bool number = lua_type(state, -1) == LUA_TNUMBER;
  const double units = lua_tonumber(state, -1);
  lua_pop(state, 1);
  if (!number || !(std::abs(units) <= most))
    refuse(state, std::string(what) + " is a number from -" + std::to_string(static_cast<int>(most)) +
                      " to " + std::to_string(static_cast<int>(most)));
  return static_cast<std::int32_t>(std::lround(units * BW_UNIT));
}

/// The elements `first` and the one behind it of the list on top of the stack.
bw_point point_in(lua_State* state, lua_Integer first, const char* what, double most) {
  bw_point point{};
  lua_rawgeti(state, -1, first);
  point.x = pop_length(state, what, most);
  lua_rawgeti(state, -1, first + 1);
  point.y = pop_length(state, what, most);
  return point;
}

/// Each list in the list on top of the stack, on top of the stack once.
template <class Visit>
void each_list(lua_State* state, const std::string& what, std::size_t most, Visit visit) {
  const std::size_t count = lua_rawlen(state, -1);
  if (count > most) refuse(state, "a graph has at most " + std::to_string(most) + " " + what);
  for (std::size_t i = 1; i <= count; ++i) {
    if (lua_rawgeti(state, -1, static_cast<lua_Integer>(i)) != LUA_TTABLE)
      refuse(state, what + " are lists in { }");
    visit();
    lua_pop(state, 1);
  }
}

/// The same for the list that has this name in the graph; it may be missing.
template <class Visit>
void each_named(lua_State* state, const char* name, std::size_t most, Visit visit) {
  if (lua_getfield(state, 1, name) == LUA_TTABLE)
    each_list(state, name, most, visit);
  else if (!lua_isnil(state, -1))
    refuse(state, std::string(name) + " is a list in { }");
  lua_pop(state, 1);
}

void read_outline(lua_State* state, DeclaredGraph& graph) {
  constexpr double kFurthest = 4;
  std::vector<bw_point> corners;
  each_list(state, "corners", kMostCorners,
            [&] { corners.push_back(point_in(state, 1, "a corner", kFurthest)); });
  if (corners.size() < 3) refuse(state, "an outline has three corners or more: { { -0.5, -0.5 }, … }");
  graph.outlines.push_back(std::move(corners));
}

void read_graph_field(lua_State* state, DeclaredGraph& graph) {
  constexpr double kFurthest = 100;
  constexpr std::int64_t kLastTone = 15;
  DeclaredGraph::Field field;
  lua_rawgeti(state, -1, 1);
  field.name = field_name_at(state, -1);
  lua_pop(state, 1);
  for (const auto& other : graph.fields)
    if (other.name == field.name) refuse(state, "two fields are called '" + field.name + "'");
  field.centre = point_in(state, 2, "where a field lies", kFurthest);
  if (lua_getfield(state, -1, "outline") != LUA_TNIL)
    field.outline = static_cast<std::uint32_t>(
        whole_at(state, -1, 1, static_cast<std::int64_t>(graph.outlines.size()), "a field's outline") - 1);
  lua_pop(state, 1);
  if (lua_getfield(state, -1, "tone") != LUA_TNIL)
    field.tone = static_cast<std::uint32_t>(whole_at(state, -1, 0, kLastTone, "a field's tone"));
  lua_pop(state, 1);
  graph.fields.push_back(std::move(field));
}

/// A line from field to field, by their names.
void read_line(lua_State* state, const Names& names, std::size_t& joins, DeclaredGraph& graph) {
  std::vector<std::uint32_t> line;
  const auto count = static_cast<lua_Integer>(lua_rawlen(state, -1));
  if (count > static_cast<lua_Integer>(kMostFields))
    refuse(state, "a line has at most " + std::to_string(kMostFields) + " fields");
  for (lua_Integer i = 1; i <= count; ++i) {
    lua_rawgeti(state, -1, i);
    const std::string name = field_name_at(state, -1);
    const auto found = names.find(name);
    if (found == names.end()) refuse(state, "a line goes to '" + name + "', which is no field");
    line.push_back(found->second);
    lua_pop(state, 1);
  }
  if (line.size() < 2) refuse(state, "a line goes from field to field: { \"a\", \"b\" }");
  joins += line.size() - 1;
  if (joins > kMostJoins)
    refuse(state, "a graph joins fields at most " + std::to_string(kMostJoins) + " times");
  graph.lines.push_back(std::move(line));
}

/// Two fields are joined once.
void check_lines(lua_State* state, const DeclaredGraph& graph) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> joined;
  for (const auto& line : graph.lines)
    for (std::size_t i = 1; i < line.size(); ++i) {
      if (line[i] == line[i - 1]) refuse(state, "'" + graph.fields[line[i]].name + "' is joined with itself");
      if (!joined.insert(std::minmax(line[i - 1], line[i])).second)
        refuse(state, "'" + graph.fields[line[i - 1]].name + "' and '" + graph.fields[line[i]].name +
                          "' are joined twice");
    }
}

void check_names(lua_State* state) {
  lua_pushnil(state);
  while (lua_next(state, 1) != 0) {
    lua_pop(state, 1);
    if (lua_isinteger(state, -1) != 0) continue;
    const std::string key = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1) : "a number";
    if (key != "lines" && key != "outlines" && key != "labels")
      refuse(state, "a graph has fields, lines, outlines and labels, no '" + key + "'");
  }
}

int make_graph(lua_State* state) {
  constexpr double kFurthestLabel = 103;
  Declaration& declared = begin_board(state);
  if (lua_type(state, 1) != LUA_TTABLE)
    refuse(state, "a graph is a list of fields: graph { { \"a\", 0, 0 }, … }");
  lua_settop(state, 1);
  check_names(state);
  DeclaredGraph graph;
  each_named(state, "outlines", kMostOutlines, [&] { read_outline(state, graph); });
  each_list(state, "fields", kMostFields, [&] { read_graph_field(state, graph); });
  if (graph.fields.empty()) refuse(state, "a board has a field");
  Names names;
  for (const auto& field : graph.fields) names.emplace(field.name, static_cast<std::uint32_t>(names.size()));
  std::size_t joins = 0;
  each_named(state, "lines", kMostLines, [&] { read_line(state, names, joins, graph); });
  check_lines(state, graph);
  each_named(state, "labels", kMostLabels, [&] {
    lua_rawgeti(state, -1, 1);
    std::string text = text_at(state, -1, "a label");
    lua_pop(state, 1);
    check_letters(state, text, "a label");
    if (text.empty()) refuse(state, "a label has a text: { \"A\", 0, -1 }");
    graph.labels.push_back({std::move(text), point_in(state, 2, "where a label stands", kFurthestLabel)});
  });
  declared.shape = DeclaredShape::kGraph;
  declared.graph = std::move(graph);
  lay_out(declared);
  push_board(state, declared);
  return 1;
}

}  // namespace

const luaL_Reg kGraphWords[] = {{"graph", make_graph}, {nullptr, nullptr}};

}  // namespace boardwright::script
