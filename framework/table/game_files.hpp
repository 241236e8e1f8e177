// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finished games of a club as files.
#pragma once

#include <filesystem>
#include <span>

#include "framework/table/club.hpp"

namespace boardwright {

struct WrittenGames {
  std::size_t games = 0;
  std::vector<std::string> problems;  ///< one sentence for each game that couldn't be written
};

/// All games into one file where the name ends in .pgn or .sgf; else each into a file of its own, in the
/// program's own format, in a folder, which is made if there is none. What is there already stays: the same
/// game again has the same name and is written anew.
[[nodiscard]] Result<WrittenGames> write_games(Club& club, const Catalogue& catalogue,
                                               std::span<const ResultInfo> games,
                                               const std::filesystem::path& place);

/// A name for one game's file, without an ending: the day, the players and the end of the match's id.
[[nodiscard]] std::string game_file_name(const ResultInfo& game);

}  // namespace boardwright
