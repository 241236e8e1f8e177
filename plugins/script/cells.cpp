// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/cells.hpp"

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <lua.hpp>

#include "plugins/script/board.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

// --- what a script does with a stack: s:top(), s:push(kind), s:pull(), s:tuck(kind), #s, s[1]

/// The upvalues of each: the stacks' metatable, the greatest kind, how many lie on each other at most.
constexpr int kMeta = 1, kKinds = 2, kMost = 3;

bool is_stack(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TTABLE || lua_getmetatable(state, index) == 0) return false;
  const bool own = lua_rawequal(state, -1, lua_upvalueindex(kMeta)) != 0;
  lua_pop(state, 1);
  return own;
}

lua_Integer height_of(lua_State* state, int index) {
  return static_cast<lua_Integer>(lua_rawlen(state, index));
}

void want_stack(lua_State* state, const char* word) {
  if (!is_stack(state, 1))
    refuse(state, std::string(word) + " is a word of stacks: p.cell[f]:" + word + "(…), with a colon");
}

/// What is put on a stack: the kind, or the stack, in place 2 of the call. How many pieces.
lua_Integer pieces_given(lua_State* state) {
  const lua_Integer kinds = lua_tointeger(state, lua_upvalueindex(kKinds));
  lua_Integer count = 1;
  if (is_stack(state, 2)) {
    if (lua_rawequal(state, 1, 2) != 0) refuse(state, "a stack can't be put onto itself");
    count = height_of(state, 2);
  } else {
    int whole = 0;
    const lua_Integer kind = lua_tointegerx(state, 2, &whole);
    if (whole == 0 || lua_type(state, 2) != LUA_TNUMBER || kind < 1 || kind > kinds)
      refuse(state, "a kind from 1 to " + std::to_string(kinds) + " or a stack belongs here, not " +
                        shown(state, 2));
  }
  const lua_Integer most = lua_tointeger(state, lua_upvalueindex(kMost));
  if (height_of(state, 1) + count > most)
    refuse(state, "at most " + std::to_string(most) + " pieces lie on each other");
  return count;
}

/// The pieces that are given into the places from `first` on; a stack has none then.
void put_pieces(lua_State* state, lua_Integer first, lua_Integer count) {
  if (lua_type(state, 2) != LUA_TTABLE) {
    lua_pushvalue(state, 2);
    lua_rawseti(state, 1, first);
    return;
  }
  for (lua_Integer i = count; i >= 1; --i) {
    lua_rawgeti(state, 2, i);
    lua_rawseti(state, 1, first + i - 1);
    lua_pushnil(state);
    lua_rawseti(state, 2, i);
  }
}

int top(lua_State* state) {
  want_stack(state, "top");
  const lua_Integer height = height_of(state, 1);
  if (height == 0)
    lua_pushinteger(state, 0);
  else
    lua_rawgeti(state, 1, height);
  return 1;
}

int push(lua_State* state) {
  want_stack(state, "push");
  const lua_Integer count = pieces_given(state), height = height_of(state, 1);
  put_pieces(state, height + 1, count);
  return 0;
}

int pull(lua_State* state) {
  want_stack(state, "pull");
  const lua_Integer height = height_of(state, 1);
  if (height == 0) refuse(state, "nothing lies here that could be pulled off");
  lua_rawgeti(state, 1, height);
  lua_pushnil(state);
  lua_rawseti(state, 1, height);
  return 1;
}

int tuck(lua_State* state) {
  want_stack(state, "tuck");
  const lua_Integer count = pieces_given(state);
  for (lua_Integer i = height_of(state, 1); i >= 1 && count > 0; --i) {
    lua_rawgeti(state, 1, i);
    lua_rawseti(state, 1, i + count);
  }
  put_pieces(state, 1, count);
  return 0;
}

/// Above and below a stack there is nothing, which is 0.
int nothing_there(lua_State* state) {
  if (lua_isinteger(state, 2) == 0)
    refuse(state, "a stack has no '" + shown(state, 2) + "'; it has top, push, pull, tuck, #s and s[1]");
  lua_pushinteger(state, 0);
  return 1;
}

/// s[#s + 1] = kind, as table.insert does it.
int set_new(lua_State* state) {
  if (lua_isinteger(state, 2) == 0 || lua_tointeger(state, 2) != height_of(state, 1) + 1)
    refuse(state, "a stack has no place '" + shown(state, 2) + "'; the next piece is pushed or tucked");
  lua_settop(state, 3);
  lua_rawset(state, 1);
  return 0;
}

/// Onto the stack of the machine.
void push_metatable(lua_State* state, const Cells& cells) {
  static constexpr luaL_Reg kStackWords[] = {{"top", top}, {"push", push}, {"pull", pull}, {"tuck", tuck}};
  lua_createtable(state, 0, 3);  // the metatable of all stacks
  lua_createtable(state, 0, 4);  // their words
  for (const luaL_Reg& word : kStackWords) {
    lua_pushvalue(state, -2);
    lua_pushinteger(state, cells.kinds());
    lua_pushinteger(state, cells.stacks().most);
    lua_pushcclosure(state, word.func, 3);
    lua_setfield(state, -2, word.name);
  }
  lua_createtable(state, 0, 1);
  lua_pushcfunction(state, nothing_there);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
  lua_setfield(state, -2, "__index");
  lua_pushcfunction(state, set_new);
  lua_setfield(state, -2, "__newindex");
  lua_pushliteral(state, "hidden");
  lua_setfield(state, -2, "__metatable");
}

std::string cell_name(std::size_t field) { return "p.cell[" + std::to_string(field + 1) + "]"; }

}  // namespace

std::string shown(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TNUMBER || lua_type(state, index) == LUA_TSTRING) {
    lua_pushvalue(state, index);
    const std::string text = lua_tostring(state, -1);
    lua_pop(state, 1);
    if (text.empty()) return "\"\"";  // else the sentence would end before it
    return text.size() > 40 ? std::string(cut_letters(text, 40)) + "…" : text;
  }
  return luaL_typename(state, index);
}

std::optional<std::uint32_t> whole_on_top(lua_State* state, std::uint32_t min, std::uint32_t max) {
  int whole = 0;
  const lua_Integer value = lua_tointegerx(state, -1, &whole);
  if (whole == 0 || lua_type(state, -1) != LUA_TNUMBER || value < min || value > max) return std::nullopt;
  return static_cast<std::uint32_t>(value);
}

Problem not_whole(lua_State* state, std::uint32_t min, std::uint32_t max, const std::string& what) {
  return {0, 0,
          what + ": a whole number from " + std::to_string(min) + " to " + std::to_string(max) +
              " belongs here, not " + shown(state, -1)};
}

Cells::Cells(const Declaration& declared, std::size_t at)
    : at_(at),
      fields_(declared.fields.size()),
      kinds_(static_cast<std::uint32_t>(declared.kinds.size())),
      stacks_(declared.stacks) {}

bool Cells::pack(const std::vector<Bytes>& pieces, std::byte* position) const {
  std::fill(position + at_, position + end(), std::byte{0});
  std::size_t next = at_ + fields_;
  for (std::size_t field = 0; field < fields_; ++field) {
    const Bytes& here = pieces[field];
    if (!stacked()) {
      if (!here.empty()) position[at_ + field] = here.front();
      continue;
    }
    if (next + here.size() > end()) return false;
    position[at_ + field] = static_cast<std::byte>(here.size());
    std::copy(here.begin(), here.end(), position + next);
    next += here.size();
  }
  return true;
}

CellTable::CellTable(lua_State* state, const Cells& cells)
    : state_(state), cells_(cells), seen_(cells.stacked() ? cells.fields() : 0) {
  const auto count = static_cast<int>(cells.fields());
  lua_createtable(state_, count, 0);
  for (int i = 1; i <= count; ++i) {
    lua_pushinteger(state_, 0);
    lua_rawseti(state_, -2, i);
  }
  if (cells.stacked()) make_stacks();
  guard_table(state_, "p.cell");
  lua_pushvalue(state_, -1);
  list_ = luaL_ref(state_, LUA_REGISTRYINDEX);
  if (!cells.stacked()) return;
  lua_createtable(state_, count, 0);
  for (int i = 1; i <= count; ++i) {
    lua_rawgeti(state_, -2, i);
    lua_rawseti(state_, -2, i);
  }
  stacks_ = luaL_ref(state_, LUA_REGISTRYINDEX);
}

void CellTable::make_stacks() const {
  push_metatable(state_, cells_);
  for (std::size_t i = 1; i <= cells_.fields(); ++i) {
    lua_createtable(state_, 2, 0);
    lua_pushvalue(state_, -2);
    lua_setmetatable(state_, -2);
    lua_rawseti(state_, -3, static_cast<lua_Integer>(i));
  }
  lua_pop(state_, 1);
}

void CellTable::write_stack(std::span<const std::byte> pieces, std::size_t before, bool all) const {
  if (all) {  // whatever it holds
    lua_pushnil(state_);
    while (lua_next(state_, -2) != 0) {
      lua_pop(state_, 1);
      lua_pushvalue(state_, -1);
      lua_pushnil(state_);
      lua_rawset(state_, -4);
    }
  }
  for (std::size_t i = before; i > pieces.size(); --i) {
    lua_pushnil(state_);
    lua_rawseti(state_, -2, static_cast<lua_Integer>(i));
  }
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    lua_pushinteger(state_, std::to_integer<lua_Integer>(pieces[i]));
    lua_rawseti(state_, -2, static_cast<lua_Integer>(i + 1));
  }
}

void CellTable::write(const std::byte* position, const std::byte* before) const {
  if (cells_.stacked()) return write_stacks(position, before);
  lua_rawgeti(state_, LUA_REGISTRYINDEX, list_);
  for (std::size_t i = cells_.at(); i < cells_.end(); ++i) {
    if (before != nullptr && position[i] == before[i]) continue;
    lua_pushinteger(state_, std::to_integer<lua_Integer>(position[i]));
    lua_rawseti(state_, -2, static_cast<lua_Integer>(i - cells_.at() + 1));
  }
  lua_pop(state_, 1);
}

void CellTable::write_stacks(const std::byte* position, const std::byte* before) const {
  std::vector<std::span<const std::byte>> old;
  if (before != nullptr) cells_.each(before, [&](std::size_t, auto pieces) { old.push_back(pieces); });
  lua_rawgeti(state_, LUA_REGISTRYINDEX, stacks_);
  cells_.each(position, [&](std::size_t field, std::span<const std::byte> pieces) {
    if (before != nullptr && std::ranges::equal(old[field], pieces)) return;
    lua_rawgeti(state_, -1, static_cast<lua_Integer>(field + 1));
    write_stack(pieces, before == nullptr ? 0 : old[field].size(), before == nullptr);
    lua_pop(state_, 1);
  });
  lua_pop(state_, 1);
  if (before != nullptr) return;
  // The script may have put something else into the list.
  lua_rawgeti(state_, LUA_REGISTRYINDEX, list_);
  lua_rawgeti(state_, LUA_REGISTRYINDEX, stacks_);
  for (std::size_t i = 1; i <= cells_.fields(); ++i) {
    lua_rawgeti(state_, -1, static_cast<lua_Integer>(i));
    lua_rawseti(state_, -3, static_cast<lua_Integer>(i));
  }
  lua_pop(state_, 2);
}

/// All values are on the stack at once: one call of Lua less for each.
std::optional<Problem> CellTable::read_single(std::byte* position) const {
  const auto fields = static_cast<int>(cells_.fields());
  const int list = lua_gettop(state_);
  if (lua_checkstack(state_, fields + LUA_MINSTACK) == 0) return Problem{0, 0, "not enough memory"};
  std::optional<Problem> problem;
  for (int field = 1; field <= fields && !problem; ++field) {
    const bool number = lua_rawgeti(state_, list, field) == LUA_TNUMBER;
    int whole = 0;
    const lua_Integer kind = lua_tointegerx(state_, -1, &whole);
    if (number && whole != 0 && kind >= 0 && kind <= lua_Integer{cells_.kinds()})
      position[cells_.at() + static_cast<std::size_t>(field) - 1] = static_cast<std::byte>(kind);
    else
      problem = not_whole(state_, 0, cells_.kinds(), cell_name(static_cast<std::size_t>(field) - 1));
  }
  lua_settop(state_, list);
  return problem;
}

/// The stack on top of the machine's stack: as many keys as pieces, and all of them in a row from 1.
std::optional<Problem> CellTable::read_stack(std::size_t field, Bytes& pieces) const {
  std::optional<Problem> problem;
  const auto height = lua_rawlen(state_, -1);
  if (height > cells_.stacks().most)
    return Problem{0, 0,
                   cell_name(field) + ": at most " + std::to_string(cells_.stacks().most) +
                       " pieces lie on each other, not " + std::to_string(height)};
  pieces.assign(height, std::byte{0});
  std::size_t found = 0;
  lua_pushnil(state_);
  while (!problem && lua_next(state_, -2) != 0) {
    const auto place = static_cast<std::size_t>(lua_tointeger(state_, -2));  // stacks have no other keys
    const auto which = [&] { return cell_name(field) + "[" + std::to_string(place) + "]"; };
    if (place == 0 || place > height) {
      problem = Problem{0, 0, which() + ": there is a gap below this piece; take pieces off with pull"};
    } else if (const auto kind = whole_on_top(state_, 1, cells_.kinds())) {
      pieces[place - 1] = static_cast<std::byte>(*kind);
      ++found;
    } else {
      problem = not_whole(state_, 1, cells_.kinds(), which());
    }
    lua_pop(state_, 1);
  }
  if (!problem && found != height)
    problem = Problem{0, 0, cell_name(field) + ": there is a gap in this stack; take pieces off with pull"};
  return problem;
}

std::optional<Problem> CellTable::read(std::byte* position) {
  std::optional<Problem> problem;
  if (!cells_.stacked()) return read_single(position);
  const int top = lua_gettop(state_);
  lua_rawgeti(state_, LUA_REGISTRYINDEX, stacks_);
  for (std::size_t field = 0; field < cells_.fields() && !problem; ++field) {
    lua_settop(state_, top + 1);
    lua_rawgeti(state_, top + 1, static_cast<lua_Integer>(field + 1));
    lua_rawgeti(state_, top, static_cast<lua_Integer>(field + 1));
    if (lua_rawequal(state_, -1, -2) == 0)
      problem = Problem{
          0, 0,
          cell_name(field) + " is a stack and stays it; change what lies in it, with push, pull and tuck"};
    else
      problem = read_stack(field, seen_[field]);
  }
  lua_settop(state_, top);
  if (!problem && !cells_.pack(seen_, position))
    problem = Problem{0, 0, "the board holds at most " + std::to_string(cells_.stacks().all) + " pieces"};
  return problem;
}

}  // namespace boardwright::script
