// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class FileGames;
class GameTable;
class TableDocks;
struct WantedGame;

/// The club's matches, brought to the table: unfinished ones to be gone on with, finished ones to be looked at.
class MatchOpener final : public QObject {
  Q_OBJECT
 public:
  /// All of them outlive it.
  MatchOpener(const WindowServices& services, GameTable& table, TableDocks& docks, FileGames& shown);

  void ask();  ///< nothing without a club
  [[nodiscard]] Result<void> show(const WantedGame& wanted);
  void resume(const QString& match);

 private:
  WindowServices services_;
  GameTable& table_;
  TableDocks& docks_;
  FileGames& shown_;
};

}  // namespace boardwright::desktop
