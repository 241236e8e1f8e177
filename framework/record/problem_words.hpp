// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "framework/record/replay.hpp"
#include "framework/text/language.hpp"

namespace boardwright {

/// Replay::problem for a person: where the rules say why a move isn't legal, they say it in that language. What
/// stands around it stays English, for refusal_in.
[[nodiscard]] std::string problem_in(Language language, const OpenedRecord& opened, const Replay& played);

}  // namespace boardwright
