// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words in which a frozen contract is written down: each is a promise to plugins that were built before.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses): members and types can't be arguments otherwise.

/// A member: where it is, and its type to the last argument of a function.
#define MEMBER(structure, member, offset, ...)                                  \
  static_assert(offsetof(structure, member) == (offset), "a member has moved"); \
  static_assert(std::is_same_v<decltype(structure::member), __VA_ARGS__>,       \
                "a member has another type: what breaks gets a name of its own")

/// A struct that begins with its size: as large as it was up to its last member, and no padding behind that, in which a
/// member that is appended couldn't be told from rubbish.
#define GROWS(structure, last, bytes)                                                            \
  static_assert(offsetof(structure, struct_size) == 0 && BW_SIZE_TO(structure, last) == (bytes), \
                "a struct has changed before its end");                                          \
  static_assert(sizeof(structure) >= (bytes), "a struct has become smaller")

/// A struct without a size, an element of lists for instance: it never changes.
#define FIXED(structure, bytes) \
  static_assert(sizeof(structure) == (bytes), "a struct without a size of its own never changes")

#define CONSTANT(name, value) static_assert((name) == (value), "a constant has changed")
#define WORD(name, text) static_assert(std::string_view(name) == (text), "a name has changed")

// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
