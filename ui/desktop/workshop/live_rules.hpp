// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "framework/workshop/watched_files.hpp"
#include "framework/workshop/workbench.hpp"
#include "ui/desktop/panels/reload_bar.hpp"

namespace boardwright::desktop {

/// Rules that somebody writes, as they play: read anew when their files change, with the board that stands for them, what
/// is wrong in them, and their saves. Knows no panels: whoever shows these things listens.
class LiveRules final : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// What came before is forgotten. Nothing is read until look().
  void open(const std::filesystem::path& file, Workbench::Options options);
  void close();
  [[nodiscard]] const Workbench* bench() const noexcept {
    return bench_.get();
  }  ///< nullptr: nothing is open
  /// There is a board.
  [[nodiscard]] bool has_board() const { return bench_ != nullptr && bench_->line() != nullptr; }
  [[nodiscard]] const Position& now() const { return bench_->line()->now(); }  ///< only with a board
  /// New rules wait until somebody chooses.
  [[nodiscard]] bool waits() const { return bench_ != nullptr && bench_->waits(); }

  void look();             ///< reads the files
  void look_if_changed();  ///< unless they hold what was read last
  /// By the rules that wait, if any, else by those that play.
  void start_anew();
  void keep_old_rules() { bench_->keep_old_rules(); }
  /// The time of the save that plays now; nothing: it doesn't, as was told.
  std::optional<QString> go_back(const Save& save);

  // On the board. What can't be done comes back as a sentence; a problem in the text is told as one found in reading.
  [[nodiscard]] Result<void> make_move(const std::string& typed);
  [[nodiscard]] Result<void> set_position(const std::string& text);
  void undo();

 signals:
  void reading();        ///< what was found out about the text from before is over
  void read(bool good);  ///< whether it plays
  void problems_found(const std::vector<boardwright::GameProblem>& problems);  ///< none: it is sound
  void told(const QString& sentence, boardwright::desktop::ReloadBar::Tone tone);
  void went_on();  ///< there is nothing to tell
  void rules_changed(const boardwright::Position& before, const boardwright::Position& now);
  void board_changed(bool own);  ///< `own`: by a move
  void saves_changed();
  void state_changed();  ///< whether they play
  void failed(const QString& sentence);

 private:
  void follow(const ReloadOutcome& outcome, const std::optional<Position>& before, const QString& rules_of);
  void show_problems(const NotReloaded& found);
  void show_board(bool own = false);
  void keep();
  [[nodiscard]] std::optional<Position> position() const;

  std::filesystem::path file_;
  std::unique_ptr<Workbench> bench_;
  FileContents looked_at_;  // of all that makes the game, when it was read last
  QString rules_of_;        // the time of those that are played
  std::weak_ptr<const Rules> told_failure_;
};

}  // namespace boardwright::desktop
