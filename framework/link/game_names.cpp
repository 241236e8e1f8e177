// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/game_names.hpp"

#include "framework/board/geometry.hpp"
#include "framework/match/json_parts.hpp"

namespace boardwright {

using json_form::Json;

GameNames GameNames::of(const Rules& rules) {
  GameNames names{rules, {}, {}};
  const auto board = BoardGeometry::of(rules);
  if (!board) return names;
  for (std::uint32_t place = 0; place < board->place_count(); ++place)
    names.places.emplace_back(board->place_name(place));
  for (const auto& kind : board->kinds()) names.kinds.push_back(kind.id);
  return names;
}

Json to_json(const GameNames& names) {
  return {{"version", kMessageVersion},
          {"seats", names.seats.all()},
          {"places", names.places},
          {"kinds", names.kinds}};
}

Result<GameNames> game_names_from_json(std::string_view source) {
  struct Lists {
    std::vector<std::string> seats, places, kinds;
  };
  const auto lists = json_form::read_message<Lists>(source, [](const Json& json, Lists& read) {
    const auto into = [](std::vector<std::string>& list, const char* what) {
      return [&list, what](const Json& j) { list = json_form::list(j, what, json_form::text); };
    };
    json_form::object(json, "names",
                      {{"version", json_form::check_version},
                       {"seats", into(read.seats, "seats")},
                       {"places", into(read.places, "places")},
                       {"kinds", into(read.kinds, "kinds")}});
  });
  if (!lists) return fail(lists.error());
  return GameNames{SeatNames(lists->seats), lists->places, lists->kinds};
}

}  // namespace boardwright
