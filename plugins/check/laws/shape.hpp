// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a board of any shape has to keep, beyond what every board has.
#pragma once

#include <boardwright/abi/board_2.h>

#include <boardwright/pure/result.hpp>

namespace boardwright::check {

/// Outlines and centres, grounds, lines, labels, turns of `seats` seats. The names of fields are for Ids.
[[nodiscard]] Result<void> check_shape(const bw_shape& shape, std::uint32_t seats);

}  // namespace boardwright::check
