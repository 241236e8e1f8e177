// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright {

/// Rooms refuse in English, with one sentence, which is what programs and the command line get. This is the
/// same sentence for who reads another language: as the texts `refusal` of config/texts have it, places, names
/// and numbers put in, and what stands behind a file's name, a line and a column or another sentence's colon
/// turned too. A remark's sentence in English (remark.hpp) is turned as well, by the texts of evenings and what
/// belongs to them. What no text fits stays English. Never fails; any thread.
[[nodiscard]] std::string refusal_in(Language language, std::string_view sentence);

/// The same for what a law demands of rules and what came of it (plugins/check), which people get to read by the texts
/// `law` and `verdict`. Whatever the rules themselves have said in it stays as it is.
[[nodiscard]] std::string verdict_in(Language language, std::string_view sentence);

}  // namespace boardwright
