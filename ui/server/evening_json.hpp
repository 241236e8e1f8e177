// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/evening/correction_preview.hpp"
#include "ui/server/evening_room.hpp"

namespace boardwright::server {

/// Who is to see an evening.
struct EveningReader {
  std::string player;  ///< of the club's book; empty: nobody in it
  bool staff = false;  ///< a helper, an arbiter or the organiser
  Language language = Language::kEnglish;
  TimeMs now = 0;
  std::map<std::string, std::string> phones;  ///< for staff: names of sessions by player
  std::vector<std::pair<std::string, std::string>>
      guests;                                  ///< for staff: sessions of nobody in the book, names
  std::map<std::string, std::string> matches;  ///< by board_key: those that are played on this server
};

[[nodiscard]] std::string board_key(const std::string& pairing, std::uint32_t board);

/// What everybody in the room may see: names, pairings, results, standings, who is here. More for whoever plays in it:
/// what was said of his own board; and for staff: of all boards, and what is open.
[[nodiscard]] nlohmann::json evening_json(const EveningShown& shown, const EveningReader& reader);
/// In a list.
[[nodiscard]] nlohmann::json evening_line(const EveningShown& shown);
/// One round from 1 with its boards; null where there is none, or where a tournament has no rounds.
[[nodiscard]] nlohmann::json round_json(const EveningShown& shown, const EveningReader& reader,
                                        std::uint32_t round);
/// What a page calls a draft by: another one after each change.
[[nodiscard]] std::string draft_name(const tournament::Draft& draft);
[[nodiscard]] nlohmann::json draft_json(const tournament::Draft& draft, const tournament::NameOf& name,
                                        Language language);
/// What a correction of that board would change: the two who sat there first.
[[nodiscard]] nlohmann::json preview_json(const CorrectionPreview& preview, const tournament::Board& of,
                                          const tournament::NameOf& name);

}  // namespace boardwright::server
