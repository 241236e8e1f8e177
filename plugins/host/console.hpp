// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions in the language in which rules are written (boardwright/abi/console.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plugins/host/position.hpp"

namespace boardwright {

/// What a line comes to in a copy of this position, or the sentence of what is wrong with it. Nothing where the rules
/// can't be asked. Changes nothing.
[[nodiscard]] std::optional<Result<std::string>> ask_console(const Position& position, std::string_view line);

}  // namespace boardwright
