// SPDX-License-Identifier: GPL-3.0-or-later
//
// What has happened in a tournament, told to people: lists of it, and what it is about.
#pragma once

#include <string>

#include "framework/text/language.hpp"
#include "framework/tournament/crosstable_of.hpp"

namespace boardwright {

/// What kind of event it is, for people; kind_of is for programs.
[[nodiscard]] std::string event_words(const tournament::Event& event, Language language);
/// Whom, which round or board and which result it is about: "round 2, board 3: Ada – Ben 1-0"; empty where the kind says
/// all. What was taken back is told with its kind.
[[nodiscard]] std::string event_about(const tournament::Tournament& tournament,
                                      const tournament::Event& event, const tournament::NameOf& name,
                                      Language language);
/// As it was given; empty: none.
[[nodiscard]] std::string event_reason(const tournament::Event& event);

}  // namespace boardwright
