// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/field_sets.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>
#include <lua.hpp>
#include <string>

#include "plugins/script/board.hpp"
#include "plugins/script/cells.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

constexpr int kBits = 64, kRoom = 1024;
constexpr const char* kType = "boardwright.set";

/// Of one board; kRoom is more fields than any has.
class FieldSet {
 public:
  explicit FieldSet(int fields) : used_(static_cast<std::size_t>((fields + kBits - 1) / kBits)) {}
  static FieldSet all(int fields) {
    FieldSet set(fields);
    for (int field = 1; field <= fields; ++field) set.add(field);
    return set;
  }

  void add(int field) { word(field) |= bit(field); }
  void remove(int field) { word(field) &= ~bit(field); }
  [[nodiscard]] bool has(int field) const { return (words_[at(field)] & bit(field)) != 0; }
  [[nodiscard]] int count() const {
    int count = 0;
    for (const auto one : words()) count += std::popcount(one);
    return count;
  }
  /// The first field behind this one; 0: there is none.
  [[nodiscard]] int after(int field) const {
    for (std::size_t i = static_cast<std::size_t>(field) / kBits; i < used_; ++i) {
      auto left = words_[i];
      if (i == static_cast<std::size_t>(field) / kBits) left &= ~std::uint64_t{} << (field % kBits);
      if (left != 0) return static_cast<int>(i) * kBits + std::countr_zero(left) + 1;
    }
    return 0;
  }
  [[nodiscard]] std::span<std::uint64_t> words() { return std::span(words_).first(used_); }
  [[nodiscard]] std::span<const std::uint64_t> words() const { return std::span(words_).first(used_); }
  friend bool operator==(const FieldSet&, const FieldSet&) = default;

 private:
  static std::size_t at(int field) { return static_cast<std::size_t>(field - 1) / kBits; }
  static std::uint64_t bit(int field) { return std::uint64_t{1} << ((field - 1) % kBits); }
  std::uint64_t& word(int field) { return words_[at(field)]; }

  std::array<std::uint64_t, kRoom / kBits> words_{};
  std::size_t used_;
};

void push_set(lua_State* state, const FieldSet& set) {
  const auto words = set.words();
  if (words.size() == 1) return lua_pushinteger(state, static_cast<lua_Integer>(words.front()));
  std::memcpy(lua_newuserdatauv(state, words.size_bytes(), 0), words.data(), words.size_bytes());
  luaL_setmetatable(state, kType);
}

[[noreturn]] void no_set(lua_State* state) {
  refuse(state, "a set of fields belongs here, as board.set and board.where give it, not " +
                    shown(state, lua_gettop(state)));
}

FieldSet set_at(lua_State* state, int index, int fields) {
  FieldSet set(fields);
  const auto words = set.words();
  const bool number = lua_isinteger(state, index) != 0;
  const void* kept = number ? nullptr : luaL_testudata(state, index, kType);
  if (number != (words.size() == 1) || (!number && kept == nullptr)) {
    lua_pushvalue(state, index);
    no_set(state);
  }
  if (!number) {
    std::memcpy(words.data(), kept, words.size_bytes());
    return set;
  }
  words.front() = static_cast<std::uint64_t>(lua_tointeger(state, index));
  if (fields < kBits && words.front() >> fields != 0)
    refuse(state, "this set has fields that the board hasn't; 'all but s' is board.all & ~s");
  return set;
}

FieldSet set_argument(lua_State* state, int index) {
  return set_at(state, index, steps_here(state).fields());
}

int field_argument(lua_State* state, int index) {
  const int fields = steps_here(state).fields();
  int whole = 0;
  const lua_Integer field = lua_tointegerx(state, index, &whole);
  if (whole == 0 || lua_type(state, index) != LUA_TNUMBER || field < 1 || field > fields)
    refuse(state,
           "a field's number, 1 to " + std::to_string(fields) + ", belongs here, not " + shown(state, index));
  return static_cast<int>(field);
}

int set_word(lua_State* state) {
  FieldSet made(steps_here(state).fields());
  if (lua_istable(state, 1)) {
    const auto count = static_cast<lua_Integer>(std::min<lua_Unsigned>(lua_rawlen(state, 1), kRoom));
    for (lua_Integer i = 1; i <= count; ++i) {
      lua_settop(state, 1);
      lua_rawgeti(state, 1, i);
      made.add(field_argument(state, 2));
    }
  } else {
    for (int i = 1; i <= lua_gettop(state); ++i) made.add(field_argument(state, i));
  }
  push_set(state, made);
  return 1;
}

int where_word(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  const lua_Integer kind = luaL_checkinteger(state, 2);
  const int fields = steps_here(state).fields();
  FieldSet found(fields);
  luaL_checkstack(state, 2 * fields, nullptr);  // all values at once: one call of Lua less for each
  for (int field = 1; field <= fields; ++field) {
    if (lua_rawgeti(state, 1, field) == LUA_TTABLE)
      lua_rawgeti(state, -1, static_cast<lua_Integer>(lua_rawlen(state, -1)));
    if (lua_tointeger(state, -1) == kind) found.add(field);
  }
  push_set(state, found);
  return 1;
}

int count_word(lua_State* state) {
  lua_pushinteger(state, set_argument(state, 1).count());
  return 1;
}

int has_word(lua_State* state) {
  lua_pushboolean(state, set_argument(state, 1).has(field_argument(state, 2)) ? 1 : 0);
  return 1;
}

int names_word(lua_State* state) {
  const FieldSet asked = set_argument(state, 1);
  std::string text;
  for (int field = asked.after(0); field != 0; field = asked.after(field)) {
    lua_rawgeti(state, lua_upvalueindex(2), field);  // board.name
    text += (text.empty() ? "" : " ") + std::string(lua_tostring(state, -1));
    lua_settop(state, 1);
  }
  lua_pushlstring(state, text.data(), text.size());
  return 1;
}

/// What a loop calls again and again, with the set and the field that it had last.
int next_of_set(lua_State* state) {
  const int last = lua_tointeger(state, 2) == 0 ? 0 : field_argument(state, 2);
  const int next = set_argument(state, 1).after(last);
  if (next == 0)
    lua_pushnil(state);
  else
    lua_pushinteger(state, next);
  return 1;
}

int each_word(lua_State* state) {
  (void)set_argument(state, 1);               // refused here, and not where the loop asks for its first field
  lua_pushvalue(state, lua_upvalueindex(2));  // next_of_set
  lua_pushvalue(state, 1);
  lua_pushinteger(state, 0);
  return 3;
}

int near_word(lua_State* state) {
  const StepTable steps = steps_here(state);
  const FieldSet around = set_argument(state, 1);
  FieldSet found(steps.fields());
  for (int field = around.after(0); field != 0; field = around.after(field))
    for (std::size_t way = 0; way < steps.ways(); ++way)
      if (const int next = steps.step(field, way); next != 0 && !around.has(next)) found.add(next);
  push_set(state, found);
  return 1;
}

FieldSet group_of(const StepTable& steps, FieldSet left, int first) {
  FieldSet group(steps.fields());
  std::array<std::uint16_t, kRoom>
      reached;  // NOLINT(cppcoreguidelines-pro-type-member-init): as far as needed
  std::size_t count = 0;
  const auto take = [&](int field) {
    left.remove(field), group.add(field);
    reached[count++] = static_cast<std::uint16_t>(field);
  };
  if (left.has(first)) take(first);
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t way = 0; way < steps.ways(); ++way)
      if (const int next = steps.step(reached[i], way); next != 0 && left.has(next)) take(next);
  return group;
}

// --- the operators on larger boards; the upvalue says how many fields there are ------------------------------

int fields_here(lua_State* state) { return static_cast<int>(lua_tointeger(state, lua_upvalueindex(1))); }

template <class Operate>
int operate(lua_State* state, Operate operation) {
  FieldSet one = set_at(state, 1, fields_here(state));
  const FieldSet other = set_at(state, 2, fields_here(state));
  const auto words = one.words();
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = operation(words[i], other.words()[i]);
  push_set(state, one);
  return 1;
}
int and_sets(lua_State* state) { return operate(state, std::bit_and<>()); }
int or_sets(lua_State* state) { return operate(state, std::bit_or<>()); }
int xor_sets(lua_State* state) { return operate(state, std::bit_xor<>()); }
int not_set(lua_State* state) {
  FieldSet one = set_at(state, 1, fields_here(state));
  const FieldSet all = FieldSet::all(fields_here(state));
  for (std::size_t i = 0; i < one.words().size(); ++i) one.words()[i] = ~one.words()[i] & all.words()[i];
  push_set(state, one);
  return 1;
}
int equal_sets(lua_State* state) {
  const int fields = fields_here(state);
  lua_pushboolean(state, set_at(state, 1, fields) == set_at(state, 2, fields) ? 1 : 0);
  return 1;
}
int set_text(lua_State* state) {
  lua_pushstring(
      state,
      ("a set of " + std::to_string(set_at(state, 1, fields_here(state)).count()) + " fields").c_str());
  return 1;
}

void make_set_type(lua_State* state, int fields) {
  if (luaL_newmetatable(state, kType) != 0) {
    for (const luaL_Reg& one :
         {luaL_Reg{"__band", and_sets}, luaL_Reg{"__bor", or_sets}, luaL_Reg{"__bxor", xor_sets},
          luaL_Reg{"__bnot", not_set}, luaL_Reg{"__eq", equal_sets}, luaL_Reg{"__tostring", set_text}}) {
      lua_pushinteger(state, fields);
      lua_pushcclosure(state, one.func, 1);
      lua_setfield(state, -2, one.name);
    }
    lua_pushliteral(state, "hidden");
    lua_setfield(state, -2, "__metatable");
  }
  lua_pop(state, 1);
}

// --- sets of rays, lines and neighbours: upvalues are the steps and a list of the ways' names -----------------

void push_ray_set(lua_State* state, const StepTable& steps, int field, std::size_t way) {
  FieldSet ray(steps.fields());
  for (const int there : steps.ray(field, way)) ray.add(there);
  push_set(state, ray);
}

void push_ray_sets(lua_State* state, const StepTable& steps, int field) {
  const auto ways = static_cast<int>(lua_rawlen(state, lua_upvalueindex(2)));
  lua_createtable(state, ways, ways);
  for (int way = 1; way <= ways; ++way) {
    push_ray_set(state, steps, field, static_cast<std::size_t>(way - 1));
    lua_rawgeti(state, lua_upvalueindex(2), way);
    lua_pushvalue(state, -2);
    lua_rawset(state, -4);
    lua_rawseti(state, -2, way);
  }
  guard_table(state, "board.ray_set[field]");
}

void push_line_sets(lua_State* state, const StepTable& steps, int field) {
  const std::size_t axes = lua_rawlen(state, lua_upvalueindex(2)) / 2;
  lua_createtable(state, static_cast<int>(axes), 0);
  for (std::size_t axis = 0; axis < axes; ++axis) {
    FieldSet line(steps.fields());
    line.add(field);
    for (const std::size_t way : {axis, axis + axes})
      for (const int there : steps.ray(field, way)) line.add(there);
    push_set(state, line);
    lua_rawseti(state, -2, static_cast<lua_Integer>(axis + 1));
  }
  guard_table(state, "board.line_set[field]");
}

void push_around_set(lua_State* state, const StepTable& steps, int field) {
  FieldSet around(steps.fields());
  for (std::size_t way = 0; way < steps.ways(); ++way)
    if (const int there = steps.step(field, way); there != 0) around.add(there);
  push_set(state, around);
}

/// What `board` hasn't yet: made once, and kept in it.
int made_later(lua_State* state) {
  struct Made {
    const char* name;
    void (*push)(lua_State*, const StepTable&, int field);
  };
  static constexpr Made kMade[] = {
      {"ray_set", push_ray_sets}, {"line_set", push_line_sets}, {"around_set", push_around_set}};
  const char* name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "";
  for (const Made& made : kMade) {
    if (std::strcmp(made.name, name) != 0) continue;
    const StepTable steps = steps_here(state);
    lua_createtable(state, steps.fields(), 0);
    for (int field = 1; field <= steps.fields(); ++field) {
      made.push(state, steps, field);
      lua_rawseti(state, -2, field);
    }
    guard_table(state, ("board." + std::string(name)).c_str());
    lua_pushvalue(state, 2);
    lua_pushvalue(state, -2);
    lua_rawset(state, 1);
    return 1;
  }
  not_there(state, "board");
}

}  // namespace

StepTable steps_here(lua_State* state) {
  return StepTable(static_cast<const std::uint16_t*>(lua_touserdata(state, lua_upvalueindex(1))));
}

int group_of_set(lua_State* state) {
  const FieldSet within = set_argument(state, 1);
  push_set(state, group_of(steps_here(state), within, field_argument(state, 2)));
  return 1;
}

int connected_set(lua_State* state) {
  const FieldSet whole = set_argument(state, 1);
  const int first = whole.after(0);
  lua_pushboolean(state, first == 0 || group_of(steps_here(state), whole, first) == whole ? 1 : 0);
  return 1;
}

void add_field_sets(lua_State* state, const StepTable& steps, std::span<const char* const> ways) {
  const int board = lua_gettop(state), own = board - 1;
  make_set_type(state, steps.fields());
  const auto raw = [&](const char* name) {  // what is on top; the table is locked
    lua_pushstring(state, name);
    lua_insert(state, -2);
    lua_rawset(state, board);
  };
  push_set(state, FieldSet::all(steps.fields()));
  raw("all");
  push_set(state, FieldSet(steps.fields()));
  raw("none");
  for (const luaL_Reg& one :
       {luaL_Reg{"set", set_word}, luaL_Reg{"where", where_word}, luaL_Reg{"count", count_word},
        luaL_Reg{"has", has_word}, luaL_Reg{"near", near_word}}) {
    lua_pushvalue(state, own);
    lua_pushcclosure(state, one.func, 1);
    raw(one.name);
  }
  lua_pushvalue(state, own);
  lua_getfield(state, board, "name");
  lua_pushcclosure(state, names_word, 2);
  raw("names");
  lua_pushvalue(state, own);
  lua_pushvalue(state, own);
  lua_pushcclosure(state, next_of_set, 1);
  lua_pushcclosure(state, each_word, 2);
  raw("each");
  lua_getmetatable(state, board);
  lua_pushvalue(state, own);
  lua_createtable(state, static_cast<int>(ways.size()), 0);
  for (std::size_t way = 0; way < ways.size(); ++way) {
    lua_pushstring(state, ways[way]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(way + 1));
  }
  lua_pushcclosure(state, made_later, 2);
  lua_setfield(state, -2, "__index");
  lua_pop(state, 1);
}

}  // namespace boardwright::script
