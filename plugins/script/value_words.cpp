// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/value_words.hpp"

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <cstdio>
#include <lua.hpp>
#include <utility>

#include "plugins/script/layout.hpp"

namespace boardwright::script {
namespace {

constexpr int kDeepest = 4;                 // tables within tables that are written
constexpr std::size_t kMostElements = 400;  // of one table

}  // namespace

void ValueWords::add(int index, int depth) {
  if (full()) {  // what is looked at besides costs time that no limit of the script's counts
    cut_ = true;
    return;
  }
  index = lua_absindex(state_, index);
  switch (lua_type(state_, index)) {
    case LUA_TNIL: return put("nil");
    case LUA_TBOOLEAN: return put(lua_toboolean(state_, index) != 0 ? "true" : "false");
    case LUA_TNUMBER: return add_number(index);
    case LUA_TSTRING: return add_text(index, depth);
    case LUA_TTABLE: return add_table(index, depth);
    case LUA_TUSERDATA: return add_set(index);
    default: return put(lua_typename(state_, lua_type(state_, index)));
  }
}

void ValueWords::put(std::string_view text) {
  if (!full()) text_ += text;
}

std::string ValueWords::take() {
  if (cut_ || text_.size() > room_.letters) {
    text_.resize(cut_letters(text_, room_.letters).size());
    text_ += " …";
  }
  return std::move(text_);
}

void ValueWords::add_number(int index) {
  if (lua_isinteger(state_, index) != 0) return put(std::to_string(lua_tointeger(state_, index)));
  char number[40];
  std::snprintf(number, sizeof number, "%.14g", lua_tonumber(state_, index));
  put(number);
}

void ValueWords::add_text(int index, int depth) {
  std::size_t size = 0;
  const char* text = lua_tolstring(state_, index, &size);
  // With a letter more than an answer has room for: what is cut off here is told as cut off.
  const std::string plain(cut_letters({text, size}, room_.letters + 4));
  put(depth == 0 ? plain : '"' + plain + '"');
}

/// Of a large board; there is no other value of C.
void ValueWords::add_set(int index) {
  put(luaL_tolstring(state_, index, nullptr));
  lua_pop(state_, 1);
}

/// Lists as they are, then names in their order.
void ValueWords::add_table(int index, int depth) {
  if (position_.is_at(index)) return put("p");
  if (depth == kDeepest || lua_checkstack(state_, 10) == 0) return put("{ … }");
  put("{");
  bool first = true;
  const auto next = [&] { put(std::exchange(first, false) ? " " : ", "); };
  const std::size_t length = lua_rawlen(state_, index);
  for (std::size_t i = 1; i <= std::min(length, kMostElements) && !full(); ++i) {
    next();
    lua_rawgeti(state_, index, static_cast<lua_Integer>(i));
    add(-1, depth + 1);
    lua_pop(state_, 1);
  }
  if (length > kMostElements) put(", …");
  for (const std::string& name : names_of(index)) {
    if (full()) break;
    next();
    put(name + " = ");
    lua_pushlstring(state_, name.data(), name.size());
    lua_rawget(state_, index);
    add(-1, depth + 1);
    lua_pop(state_, 1);
  }
  put(first ? "}" : " }");
}

std::vector<std::string> ValueWords::names_of(int index) {
  std::vector<std::string> names;
  lua_pushnil(state_);
  while (lua_next(state_, index) != 0) {
    lua_pop(state_, 1);
    if (++entries_ > room_.entries) {
      lua_pop(state_, 1);
      cut_ = true;
      break;
    }
    if (lua_type(state_, -1) != LUA_TSTRING) continue;
    std::size_t size = 0;
    const char* text = lua_tolstring(state_, -1, &size);
    if (names.size() < kMostElements) names.emplace_back(text, size);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string as_one_text(const std::string& said) {
  std::string text;
  for (std::size_t at = 0; at < said.size();) {
    const std::size_t size = letter_size(said, at);
    const auto first = static_cast<unsigned char>(said[at]);
    // U+0080 to U+009F are letters that steer a terminal.
    const bool steers = size == 2 && first == 0xC2U && static_cast<unsigned char>(said[at + 1]) < 0xA0U;
    if (size == 0 || steers)
      text += '?';
    else if (first < 0x20U || first == 0x7FU)
      text += ' ';
    else
      text.append(said, at, size);
    at += size == 0 || steers ? 1 : size;
  }
  return text;
}

}  // namespace boardwright::script
