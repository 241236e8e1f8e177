// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace boardwright {

/// How often `each` calls what it is given: the members in a list such as that of seen_fields.hpp, to be held against the
/// type's own.
template <class Each>
consteval std::size_t count_fields(Each each) {
  std::size_t count = 0;
  each([&](const char*, auto) { ++count; });
  return count;
}

}  // namespace boardwright
