// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <optional>

#include "framework/log/log.hpp"
#include "framework/text/language.hpp"
#include "ui/desktop/appearance/piece_colours.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

enum class MoveSpeed { kSlow, kNormal, kFast };
/// Of a piece on its way.
[[nodiscard]] constexpr int milliseconds_of(MoveSpeed speed) {
  return speed == MoveSpeed::kSlow ? 420 : speed == MoveSpeed::kFast ? 90 : 180;
}

/// What the program remembers for its user, in the place where QSettings keeps it.
struct Settings {
  std::optional<Language> language;  ///< nothing: the environment's
  ThemeChoice theme = ThemeChoice::kSystem;
  bool coordinates = true;
  bool hints = true;         ///< possible moves are marked
  bool premoves = true;      ///< moves may be chosen ahead
  QStringList lessons_done;  ///< "game/lesson"
  bool animation = true;     ///< unless the desktop asks for stillness
  MoveSpeed speed = MoveSpeed::kNormal;
  bool turns = false;  ///< the board turns to who is on turn, where several people share it
  PieceColours colours = PieceColours::kOwn;
  int volume = 60;                     ///< of sounds, percent; 0: none
  bool analysis = false;               ///< the dock is shown
  bool rules = false;                  ///< the same of the rules
  bool review = false;                 ///< and of the review
  bool piece = false;                  ///< and of what is known of a piece
  int analysis_threads = 1;            ///< may be more than this machine has cores
  LogDetail log = LogDetail::kEvents;  ///< how much the program's log holds
  QStringList records;                 ///< files, the one that was opened or saved last first
  QByteArray panels;                   ///< where the docks are
  QByteArray window;                   ///< its place on the screen

  [[nodiscard]] static Settings load();
  void save() const;
  [[nodiscard]] Language language_or_environment() const;
};

}  // namespace boardwright::desktop
