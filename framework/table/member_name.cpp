// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/member_name.hpp"

#include <algorithm>
#include <array>

#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// What means somebody else where a player is named: --player red=guest, --seat red=level:3.
bool means_another_player(std::string_view folded_name) {
  // In the languages of the program, as lists call them; "?" is who was anonymised.
  static constexpr std::array<std::string_view, 12> kOneWord{"guest",    "gast",       "invité",    "human",
                                                             "computer", "ordinateur", "random",    "greedy",
                                                             "tree",     "uct",        "alphabeta", "?"};
  static constexpr std::array<std::string_view, 9> kKindsOfPlayer{
      "guest", "human", "member", "level", "tree", "uct", "alphabeta", "time", "ugi"};
  // "#3": whoever has that number in a tournament.
  if (folded_name.size() > 1 && folded_name.front() == '#' &&
      folded_name.find_first_not_of("0123456789", 1) == std::string_view::npos)
    return true;
  const std::size_t colon = folded_name.find(':');
  const auto is_one_of = [&](const auto& words) {
    return std::ranges::find(words, folded_name.substr(0, colon)) != words.end();
  };
  return colon == std::string_view::npos ? is_one_of(kOneWord) : is_one_of(kKindsOfPlayer);
}

}  // namespace

Result<std::string> read_member_name(std::string_view wanted, std::span<const ClubPlayer> members,
                                     const std::string& self) {
  auto name = read_name(wanted);
  if (!name) return name;
  const std::string same = folded(*name);
  if (same.empty()) return fail("a name needs something that can be seen");
  if (means_another_player(same))
    return fail("'" + *name + "' means another player where players are named; choose another name");
  if (is_id(same)) return fail("'" + *name + "' is an id and no name; choose a name");
  for (const auto& member : members) {
    if (member.id == self) continue;
    if (folded(member.name) == same)
      return fail("there is a member " + shown_name(member.name) +
                  " already; choose a name that tells them apart");
  }
  return name;
}

Result<ClubPlayer> member_meant(std::string_view text, std::span<const ClubPlayer> members) {
  const std::string same = folded(text);
  std::vector<std::string> names;
  std::vector<const ClubPlayer*> meant;
  for (const auto& member : members) {
    if (member.id == same || member.name == text) return member;
    if (!same.empty() && folded(member.name) == same) meant.push_back(&member);
    names.push_back(shown_name(member.name));
  }
  if (meant.size() == 1) return *meant.front();
  if (meant.size() > 1)
    return fail("there are " + std::to_string(meant.size()) + " members called '" + excerpt(text) +
                "'; give the id, such as " + meant.front()->id);
  return fail("there is no member '" + excerpt(text) + "'" + suggestion(text, names));
}

}  // namespace boardwright
