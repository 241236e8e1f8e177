// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "plugins/host/position.hpp"
#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class EnterPage;
class GameTable;
class PositionEditor;
class RecentRecords;
class TableDocks;

/// What somebody puts in by hand: positions, which can be played from, and games from score sheets, which become records.
/// The game on the table stays as it is until another one begins.
class ByHand final : public QObject {
  Q_OBJECT
 public:
  /// All of them outlive it.
  ByHand(const WindowServices& services, GameTable& table, TableDocks& docks, RecentRecords& recent);

  /// From what is on the board; where that may not be told, or where there is no game, from the start.
  void show_editor();
  /// The sheet that somebody has begun; else of the game on the table.
  void show_sheet();
  // Built when they are asked for.
  [[nodiscard]] PositionEditor& editor();
  [[nodiscard]] EnterPage& enter_page();

 private:
  [[nodiscard]] std::optional<Position> shown_position() const;
  void play(bool analysed);
  void ask_save_sheet();

  WindowServices services_;
  GameTable& table_;
  TableDocks& docks_;
  RecentRecords& recent_;
  PositionEditor* editor_ = nullptr;
  EnterPage* enter_page_ = nullptr;
};

}  // namespace boardwright::desktop
