// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>
#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "framework/log/log.hpp"
#include "framework/text/language.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

/// The command line, read.
struct Options {
  std::string game;                            ///< id or id/variant; empty: the first that can be played
  std::vector<std::string> settings;           ///< key=value
  std::vector<std::string> players;            ///< SEAT=PLAYER
  std::string position;                        ///< where to begin; empty: the rules' own start
  std::vector<std::filesystem::path> folders;  ///< more games
  bool trust_games = false;  ///< the window loads libraries that didn't come with the program
  std::filesystem::path record;
  std::filesystem::path workshop;  ///< a script to work on
  std::string store;               ///< where matches are kept; empty: the user's own place
  std::optional<Language> language;
  std::optional<ThemeChoice> theme;
  std::optional<LogDetail> log;
  bool phones = false;  ///< the club is opened to phones at once
  std::filesystem::path screenshot;
  std::optional<QSize> size;
  /// Whether a game is to be begun, by name or by what it begins with.
  [[nodiscard]] bool asks_for_game() const {
    return !game.empty() || !position.empty() || !settings.empty() || !players.empty();
  }
  /// Whether the game is to begin just as it is when somebody chooses it.
  [[nodiscard]] bool names_only_a_game() const {
    return !game.empty() && settings.empty() && players.empty() && position.empty();
  }
  QString answer;  ///< not empty: print this and leave (help, version)
};

/// The sentence names the option at fault.
[[nodiscard]] Result<Options> read_options(const QStringList& arguments);

}  // namespace boardwright::desktop
