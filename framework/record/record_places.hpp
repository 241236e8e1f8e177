// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "framework/text/text_file.hpp"

namespace boardwright {

/// Where a file says what of a game, by the name of the tag in our own words (Game, Start; "Parameter size" of a
/// parameter): line and column.
using RecordPlaces = std::map<std::string, std::pair<int, int>, std::less<>>;

/// The sentence behind the place of what is at fault; as it is where it has one already, or none is known.
[[nodiscard]] inline std::string at_place(const RecordPlaces& places, std::string_view fault,
                                          const std::string& sentence) {
  const auto place = places.find(fault);
  if (place == places.end() || has_place(sentence)) return sentence;
  return std::to_string(place->second.first) + ":" + std::to_string(place->second.second) + ": " + sentence;
}

/// What a tag is called among the places: `value` tells parameters apart.
[[nodiscard]] inline std::string place_name(std::string_view tag, std::string_view value) {
  if (tag == "FEN") return "Start";
  return std::string(tag) + (tag == "Parameter" ? " " + std::string(value.substr(0, value.find('='))) : "");
}

}  // namespace boardwright
