// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// How many letters have to be added, removed, replaced or swapped with the next to make `a` into `b`
/// (optimal string alignment).
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// The name nearest to a mistyped one; empty if none is near enough to be meant.
[[nodiscard]] std::string nearest_name(std::string_view word, std::span<const std::string> known);

/// "; did you mean 'repetition'?", or, if none is near, "; expected one of a, b, c" (at most ten of them).
[[nodiscard]] std::string suggestion(std::string_view word, std::span<const std::string> known);

}  // namespace boardwright
