// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/new_entrant.hpp"

#include "framework/text/name.hpp"

namespace boardwright {

NewEntrant entrant_named(const std::vector<ClubPlayer>& members, const std::string& name) {
  NewEntrant one{PlayerKind::kGuest, {}, name, {}, {}, {}, {}};
  for (const auto& member : members)
    if (folded(member.name) == folded(name))
      one.kind = PlayerKind::kMember, one.id = member.id, one.name = member.name;
  return one;
}

std::optional<std::int32_t> known_rating(Club& club, const tournament::Settings& settings,
                                         const std::string& player) {
  if (settings.games.empty()) return std::nullopt;
  const auto lines = club.standings().of(player);
  if (!lines) return std::nullopt;
  for (const auto& [scheme, standing] : *lines)
    if (scheme.game == settings.games.front().game)
      if (const auto line = pool_line(standing, scheme, Language::kEnglish); line.rating)
        return static_cast<std::int32_t>(line.rating->value);
  return std::nullopt;
}

}  // namespace boardwright
