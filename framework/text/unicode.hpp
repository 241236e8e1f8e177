// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a single character is to a reader, by Unicode's properties.
#pragma once

#include <cstddef>
#include <string_view>

namespace boardwright {

/// One after the other from UTF-8. A byte that belongs to no character counts as one, kNoCharacter.
inline constexpr char32_t kNoCharacter = 0xFFFFFFFF;
[[nodiscard]] char32_t next_character(std::string_view text, std::size_t& at);

/// Moves the cursor, ends the line or speaks to the terminal: C0, C1 and the separators of lines.
[[nodiscard]] bool is_control(char32_t character);
/// Turns the direction of what follows or stands around it.
[[nodiscard]] bool turns_direction(char32_t character);
/// Takes room and shows nothing.
[[nodiscard]] bool is_blank(char32_t character);
/// Shows nothing and takes no room.
[[nodiscard]] bool is_invisible(char32_t character);
/// Invisible, and yet part of what is seen: joins letters or emoji, or chooses among their shapes.
[[nodiscard]] bool shapes_others(char32_t character);
/// Is written over or under the letter before it.
[[nodiscard]] bool is_mark(char32_t character);

/// Where the first so many characters as a reader sees them (grapheme clusters) end, in bytes. The text must
/// be UTF-8.
[[nodiscard]] std::size_t end_of_seen(std::string_view text, std::size_t characters);
/// The most code points of one character as a reader sees them.
[[nodiscard]] std::size_t longest_seen(std::string_view text);

}  // namespace boardwright
