// SPDX-License-Identifier: GPL-3.0-or-later
//
// What SGF calls the tags of PGN, and what we add to it.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace boardwright {

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kSgfInfo{{
    {"EV", "Event"},
    {"DT", "Date"},
    {"PC", "Site"},
    {"RO", "Round"},
    {"SO", "Source"},
    {"AN", "Annotator"},
    {"GN", "GameName"},
    {"CP", "Copyright"},
    {"ON", "Opening"},
}};

/// SGF has no property for it; the source is where a game was entered from.
inline constexpr std::string_view kEnteredSource = "score sheet, not verified";

/// Of our own, with what SGF can't say of a game: `BOARDWRIGHT[Variant=misere][Parameter=misere=on]`.
inline constexpr std::string_view kOwnProperty = "BOARDWRIGHT";
/// In it, a tag that SGF has no property for: `BOARDWRIGHT[Tag=TimeControl=3m+2s]`.
inline constexpr std::string_view kOwnTag = "Tag";
/// Before the names of properties of a game's first node that we have no word for, as tags.
inline constexpr std::string_view kSgfTag = "SGF_";

}  // namespace boardwright
