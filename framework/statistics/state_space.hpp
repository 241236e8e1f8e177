// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace boardwright {

/// Decimal logarithm of the number of pictures of a board in which every field is empty or holds a piece of
/// one of so many kinds: (kinds + 1) to the power of fields.
[[nodiscard]] double log10_pictures(std::uint32_t fields, std::uint32_t kinds);

/// The same with at most `most[k]` pieces of kind k. The sum over all numbers c_k up to these of
/// fields! / (c_1! c_2! … (fields - Σ c_k)!), as the coefficients of a product of polynomials Σ x^c / c!.
[[nodiscard]] double log10_placements(std::uint32_t fields, std::span<const std::uint64_t> most);

}  // namespace boardwright
