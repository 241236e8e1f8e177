// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "framework/text/replaced_file.hpp"
#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class GameTable;
class RecentRecords;
struct FilmChoice;

/// The game on the table given away: as a record, a picture or a film in a file, on paper, and on the clipboard.
class TableFiles final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive it.
  TableFiles(const WindowServices& services, GameTable& table, RecentRecords& recent);

  /// .sgf and .pgn as other programs have it. `as_seen`: only what the seat saw that is looked at.
  [[nodiscard]] Result<void> save_record(const std::filesystem::path& file, bool as_seen = false);
  /// .svg as lines and areas, anything else as pixels.
  [[nodiscard]] Result<void> save_picture(const std::filesystem::path& file) const;
  /// The game up to now, as far as it is seen here, as an animated GIF.
  [[nodiscard]] Result<void> save_film(const std::filesystem::path& file, const FilmChoice& choice) const;
  [[nodiscard]] Result<std::string> record_as_text() const;

  void ask_save();
  void ask_save_as_seen();
  void ask_save_picture();
  void ask_save_film();
  void ask_print();
  void copy_position() const;
  void copy_record() const;

 private:
  [[nodiscard]] Result<void> save_drawing(const std::filesystem::path& file) const;
  [[nodiscard]] Readers readers_of_pictures() const;

  WindowServices services_;
  GameTable& table_;
  RecentRecords& recent_;
};

}  // namespace boardwright::desktop
