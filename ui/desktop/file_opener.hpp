// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "ui/desktop/window_services.hpp"

class QMimeData;

namespace boardwright::desktop {

class FileGames;
class GameTable;
class RecentRecords;
class RuleWork;

/// What comes in from outside: records, positions, variants, scripts, libraries and packages, from files that are
/// chosen, dropped or named, and from the clipboard. Each goes to where it belongs.
class FileOpener final : public QObject {
  Q_OBJECT
 public:
  /// All of them outlive it.
  FileOpener(const WindowServices& services, GameTable& table, FileGames& games, RecentRecords& recent,
             RuleWork& rules);

  /// Whatever it is. `game` (id or id/variant): what a record is of. Empty: what the file says, else the game on the table.
  [[nodiscard]] Result<void> open_file(const std::filesystem::path& file, const std::string& game = {});
  [[nodiscard]] Result<void> open_record(const std::filesystem::path& file, const std::string& game = {});
  /// A record that is not in a file, such as the clipboard's.
  [[nodiscard]] Result<void> open_record_text(const std::string& text);
  /// The first of the files that were dropped; what becomes of the others is told.
  void open_dropped(const QMimeData& dropped);
  /// One of the recent ones, which is forgotten where it isn't there any more.
  void open_recent(const QString& file);
  void ask();
  /// By the rules of the game on the table.
  [[nodiscard]] Result<void> start_from_position(const std::string& text);
  void paste_position();
  void paste_record();

 private:
  WindowServices services_;
  GameTable& table_;
  FileGames& games_;
  RecentRecords& recent_;
  RuleWork& rules_;
};

}  // namespace boardwright::desktop
