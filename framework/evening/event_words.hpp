// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "framework/text/language.hpp"
#include "framework/tournament/event.hpp"

namespace boardwright {

/// What kind of event it is, for people; kind_of is for programs.
[[nodiscard]] std::string event_words(const tournament::Event& event, Language language);

}  // namespace boardwright
