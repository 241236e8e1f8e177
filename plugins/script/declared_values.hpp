// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the words of a script are given, read with a sentence where something else belongs there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

struct lua_State;
struct luaL_Reg;

namespace boardwright::script {

struct Declaration;
class Reading;

/// The registry's place of the reading that is under way.
inline constexpr const char* kReading = "boardwright.reading";

/// The word graph, for scripts that are being read; the last one is empty.
extern const luaL_Reg kGraphWords[];
/// The words byte, state and so on.
extern const luaL_Reg kStateWords[];

/// The reading that is under way. Words that declare something are refused after it.
[[nodiscard]] Reading& reading_of(lua_State* state);

/// At most 1000 letters.
[[nodiscard]] std::string text_at(lua_State* state, int index, const char* what);
/// Refuses what can't be shown on a board: control letters, and bytes that are no UTF-8.
void check_letters(lua_State* state, std::string_view text, const char* what);
/// Of small letters, digits and _.
[[nodiscard]] std::string id_at(lua_State* state, int index, const char* what);
/// Of at most eight letters and digits.
[[nodiscard]] std::string field_name_at(lua_State* state, int index);
/// The board that a word declares; refused where there is one already.
[[nodiscard]] Declaration& begin_board(lua_State* state);
/// From min to max.
std::int64_t whole_at(lua_State* state, int index, std::int64_t min, std::int64_t max,
                      const std::string& what);

}  // namespace boardwright::script
