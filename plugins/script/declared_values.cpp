// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/declared_values.hpp"

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <cctype>
#include <cstring>
#include <lua.hpp>
#include <string_view>

#include "plugins/script/declaration.hpp"
#include "plugins/script/machine.hpp"

namespace boardwright::script {
namespace {

bool is_id(std::string_view id) {
  return !id.empty() && id.size() <= 64 && id.front() >= 'a' && id.front() <= 'z' &&
         std::all_of(id.begin(), id.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

}  // namespace

Reading& reading_of(lua_State* state) {
  lua_getfield(state, LUA_REGISTRYINDEX, kReading);
  auto* reading = static_cast<Reading*>(lua_touserdata(state, -1));
  lua_pop(state, 1);
  if (reading == nullptr) refuse(state, "this belongs among the declarations, outside of functions");
  return *reading;
}

std::string text_at(lua_State* state, int index, const char* what) {
  std::size_t size = 0;
  if (lua_type(state, index) != LUA_TSTRING) refuse(state, std::string(what) + " is a text in quotes");
  const char* text = lua_tolstring(state, index, &size);
  if (size > 1000) refuse(state, std::string(what) + " has more than 1000 letters");
  if (std::memchr(text, 0, size) != nullptr)
    refuse(state, std::string(what) + " holds a letter that isn't one");
  return {text, size};
}

void check_letters(lua_State* state, std::string_view text, const char* what) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = letter_size(text, at);
    const auto first = static_cast<unsigned char>(text[at]);
    if (size == 0 || first < 0x20U || first == 0x7FU)
      refuse(state, std::string(what) + " holds a letter that isn't one");
    at += size;
  }
}

std::string id_at(lua_State* state, int index, const char* what) {
  std::string id = text_at(state, index, what);
  if (!is_id(id))
    refuse(state, std::string(what) + " is made of small letters, digits and _, not '" + id + "'");
  return id;
}

std::string field_name_at(lua_State* state, int index) {
  std::string name = text_at(state, index, "a field's name");
  const bool plain = !name.empty() && name.size() <= 8 && std::all_of(name.begin(), name.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
  });
  if (!plain) refuse(state, "a field's name is made of at most eight letters and digits");
  return name;
}

Declaration& begin_board(lua_State* state) {
  Declaration& declared = reading_of(state).declared;
  if (!declared.fields.empty()) refuse(state, "a game has one board");
  return declared;
}

std::int64_t whole_at(lua_State* state, int index, std::int64_t min, std::int64_t max,
                      const std::string& what) {
  int whole = 0;
  const lua_Integer value = lua_tointegerx(state, index, &whole);
  if (whole == 0 || lua_type(state, index) != LUA_TNUMBER || value < min || value > max)
    refuse(state, what + " is a whole number from " + std::to_string(min) + " to " + std::to_string(max));
  return value;
}

}  // namespace boardwright::script
