// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/layout.hpp"

#include <cstring>
#include <lua.hpp>

#include "plugins/script/board.hpp"

namespace boardwright::script {
namespace {

std::uint32_t number_at(const std::byte* position, std::size_t at) {
  return std::to_integer<std::uint32_t>(position[at]);
}

std::uint16_t points_at(const std::byte* position) {
  std::uint16_t points = 0;
  std::memcpy(&points, position + Layout::kPoints, sizeof points);
  return points;
}

}  // namespace

Layout::Layout(const Declaration& declared)
    : size_(0),
      cells_(declared, kCells),
      seats_(static_cast<std::uint32_t>(declared.seats.size())),
      reasons_(static_cast<std::uint32_t>(declared.reasons.size())),
      chance_(declared.has.chance) {
  std::size_t at = cells_.end();
  for (const auto& one : declared.state)
    if (one.type != DeclaredState::Type::kSets) {
      state_.push_back({one.name, one.type, at, one.count, one.max});
      at += one.count;
    }
  at = (at + 7) / 8 * 8;
  for (const auto& one : declared.state)
    if (one.type == DeclaredState::Type::kSets) {
      state_.push_back({one.name, one.type, at, one.count, 0});
      at += std::size_t{8} * one.count;
    }
  size_ = (at + 7) / 8 * 8;
}

PositionTable::PositionTable(lua_State* state, const Layout& layout)
    : state_(state), layout_(layout), current_(layout.size()), seen_(layout.size()) {
  lua_createtable(state_, 0, 4 + static_cast<int>(layout.state().size()));
  for (const char* name : {"turn", "result", "points"}) {
    lua_pushinteger(state_, 0);
    lua_setfield(state_, -2, name);
  }
  const auto list = [&](std::size_t count, const std::string& name) {
    lua_createtable(state_, static_cast<int>(count), 0);
    for (std::size_t i = 1; i <= count; ++i) {
      lua_pushinteger(state_, 0);
      lua_rawseti(state_, -2, static_cast<lua_Integer>(i));
    }
    guard_table(state_, ("p." + name).c_str());
    lua_pushvalue(state_, -1);
    const int reference = luaL_ref(state_, LUA_REGISTRYINDEX);
    lua_setfield(state_, -2, name.c_str());
    return reference;
  };
  if (layout.cells().fields() != 0) {
    cells_.emplace(state_, layout.cells());
    lua_setfield(state_, -2, "cell");
  }
  for (const auto& one : layout.state()) {
    if (one.type == DeclaredState::Type::kByte) {
      lua_pushinteger(state_, 0);
      lua_setfield(state_, -2, one.name.c_str());
      lists_.push_back(0);
    } else {
      lists_.push_back(list(one.count, one.name));
    }
  }
  guard_table(state_, "p");
  table_ = luaL_ref(state_, LUA_REGISTRYINDEX);
}

void PositionTable::push() const { lua_rawgeti(state_, LUA_REGISTRYINDEX, table_); }

bool PositionTable::is_at(int index) const {
  index = lua_absindex(state_, index);
  push();
  const bool same = lua_rawequal(state_, -1, index) != 0;
  lua_pop(state_, 1);
  return same;
}

void PositionTable::set_number(const char* name, std::int64_t value) const {
  lua_pushstring(state_, name);
  lua_pushinteger(state_, value);
  lua_rawset(state_, -3);
}

void PositionTable::write_state(const Layout::State& state, const std::byte* position, bool all) {
  const std::size_t width = state.type == DeclaredState::Type::kSets ? 8 : 1;
  if (!all && std::memcmp(position + state.at, current_.data() + state.at, width * state.count) == 0) return;
  if (state.type == DeclaredState::Type::kByte)
    return set_number(state.name.c_str(), number_at(position, state.at));
  lua_rawgeti(state_, LUA_REGISTRYINDEX, lists_[static_cast<std::size_t>(&state - layout_.state().data())]);
  for (std::uint32_t i = 0; i < state.count; ++i) {
    std::int64_t value = 0;
    if (width == 8)
      std::memcpy(&value, position + state.at + std::size_t{8} * i, 8);
    else
      value = number_at(position, state.at + i);
    lua_pushinteger(state_, value);
    lua_rawseti(state_, -2, i + 1);
  }
  lua_pop(state_, 1);
}

void PositionTable::write(const std::byte* position) {
  if (known_ && std::memcmp(position, current_.data(), current_.size()) == 0) return;
  const bool all = !known_;
  push();
  set_number("turn", number_at(position, Layout::kTurn));
  set_number("result", number_at(position, Layout::kResult));
  set_number("points", points_at(position));
  if (cells_) cells_->write(position, all ? nullptr : current_.data());
  for (const auto& state : layout_.state()) write_state(state, position, all);
  lua_pop(state_, 1);
  std::memcpy(current_.data(), position, current_.size());
  known_ = true;
}

void PositionTable::clear() {
  Bytes nothing(layout_.size());
  nothing[Layout::kTurn] = std::byte{1};
  known_ = false;
  write(nothing.data());
}

std::optional<Problem> PositionTable::read_state(const Layout::State& state, std::byte* position) {
  std::optional<Problem> problem;
  if (state.type == DeclaredState::Type::kByte) {
    lua_pushstring(state_, state.name.c_str());
    lua_rawget(state_, -2);
    if (const auto value = whole_on_top(state_, 0, state.max))
      position[state.at] = static_cast<std::byte>(*value);
    else
      problem = not_whole(state_, 0, state.max, "p." + state.name);
    lua_pop(state_, 1);
    return problem;
  }
  lua_pushstring(state_, state.name.c_str());
  lua_rawget(state_, -2);
  if (lua_type(state_, -1) != LUA_TTABLE) {
    lua_pop(state_, 1);
    return Problem{0, 0, "p." + state.name + " is a list; set its elements"};
  }
  for (std::uint32_t i = 0; i < state.count && !problem; ++i) {
    const auto which = [&] { return "p." + state.name + "[" + std::to_string(i + 1) + "]"; };
    lua_rawgeti(state_, -1, i + 1);
    if (state.type == DeclaredState::Type::kSets) {
      if (lua_isinteger(state_, -1) == 0)
        problem = Problem{0, 0, which() + ": a set belongs here, not " + shown(state_, -1)};
      const std::int64_t value = lua_tointeger(state_, -1);
      std::memcpy(position + state.at + std::size_t{8} * i, &value, 8);
    } else if (const auto value = whole_on_top(state_, 0, state.max)) {
      position[state.at + i] = static_cast<std::byte>(*value);
    } else {
      problem = not_whole(state_, 0, state.max, which());
    }
    lua_pop(state_, 1);
  }
  lua_pop(state_, 1);
  return problem;
}

std::optional<Problem> PositionTable::look() {
  std::optional<Problem> problem;
  std::fill(seen_.begin(), seen_.end(), std::byte{});
  const int top = lua_gettop(state_);
  push();
  const auto number = [&](const char* name, std::uint32_t max) {
    lua_pushstring(state_, name);
    lua_rawget(state_, -2);
    const auto value = whole_on_top(state_, 0, max);
    if (!value) problem = not_whole(state_, 0, max, std::string("p.") + name);
    lua_pop(state_, 1);
    return value.value_or(0);
  };
  seen_[Layout::kTurn] = static_cast<std::byte>(number("turn", layout_.seats()));
  if (!problem) seen_[Layout::kResult] = static_cast<std::byte>(number("result", layout_.reasons()));
  if (!problem) {
    const auto points = static_cast<std::uint16_t>(number("points", 0xFFFF));
    std::memcpy(seen_.data() + Layout::kPoints, &points, sizeof points);
  }
  // When the game is over nobody is on turn, and before that nobody has points, whatever the script has left.
  const bool over = seen_[Layout::kResult] != std::byte{0};
  if (!problem && over) seen_[Layout::kTurn] = std::byte{0};
  if (!problem && !over) seen_[Layout::kPoints] = seen_[Layout::kPoints + 1] = std::byte{0};
  if (!problem && !over && seen_[Layout::kTurn] == std::byte{0} && !layout_.has_chance())
    problem = Problem{0, 0, "p.turn is 0, which is chance's turn, and there is no function 'chance'"};
  if (!problem && cells_) {
    lua_pushliteral(state_, "cell");
    lua_rawget(state_, -2);
    if (lua_type(state_, -1) == LUA_TTABLE)
      problem = cells_->read(seen_.data());
    else
      problem = Problem{0, 0, "p.cell is the board; set its fields"};
    lua_settop(state_, top + 1);
  }
  for (const auto& state : layout_.state()) {
    if (problem) break;
    problem = read_state(state, seen_.data());
  }
  lua_settop(state_, top);
  return problem;
}

std::optional<Problem> PositionTable::read(std::byte* position) {
  if (auto problem = look()) {
    known_ = false;
    return problem;
  }
  push();
  set_number("turn", number_at(seen_.data(), Layout::kTurn));
  set_number("points", points_at(seen_.data()));
  lua_pop(state_, 1);
  std::memcpy(position, seen_.data(), seen_.size());
  std::memcpy(current_.data(), seen_.data(), seen_.size());
  known_ = true;
  return std::nullopt;
}

bool PositionTable::look_at(std::byte* position) {
  if (look()) return false;
  std::memcpy(position, seen_.data(), seen_.size());
  return true;
}

bool PositionTable::looks_like(const std::byte* position) {
  return !look() && std::memcmp(seen_.data(), position, seen_.size()) == 0;
}

bool PositionTable::holds(const std::byte* position) {
  Bytes now(layout_.size());
  if (read(now.data())) return false;
  return std::memcmp(now.data(), position, now.size()) == 0;
}

}  // namespace boardwright::script
