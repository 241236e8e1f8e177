// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/workshop/lines_run.hpp"

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// Which lines of a script never ran in random games, and which seldom did; where a line runs can be put on the board.
class LinesPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit LinesPanel(QWidget* parent = nullptr);

  /// The file can be played as it is now: games begin. What was found before is shown until they are through.
  void play(const std::filesystem::path& game);
  void stop();    ///< the file can't be played
  void forget();  ///< no file any longer
  [[nodiscard]] const LinesRun& run() const noexcept { return run_; }
  [[nodiscard]] QString sentence() const;  ///< how far it is, or what was found
  [[nodiscard]] QString told() const;      ///< of the line that was asked about last
  void tell(const QString& sentence);

  /// What is known of a line of the file, from 1; null while games are played, and where nothing runs on it.
  [[nodiscard]] const CoveredLine* line(std::uint32_t number) const;
  /// What there is to say of a line that doesn't lead anywhere.
  [[nodiscard]] QString why_not(std::uint32_t number) const;
  /// "Line 48 ran in 12 of 1,000 random games. Here it runs after 7 moves, in the move a2-a3 (White)."
  [[nodiscard]] QString reached_words(const CoveredLine& line, const QString& seat) const;

 signals:
  void line_wanted(std::uint32_t line);      ///< it is to be shown in the text
  void position_wanted(std::uint32_t line);  ///< one where it runs
  /// The lines to be grey in the text, from 1, ascending: of the file as it is now.
  void idle_changed(const std::vector<std::uint32_t>& lines);
  void grey_wanted(bool grey);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void clear_told();
  void show_state();
  void show_lines();
  void tell_idle();
  [[nodiscard]] std::uint32_t chosen() const;  ///< 0: none
  [[nodiscard]] QString row_words(const CoveredLine& line) const;

  LinesRun run_;
  std::filesystem::path game_;
  std::vector<std::uint32_t> rows_;  // the lines in the list
  LinesRun::State shown_ = LinesRun::State::kIdle;
  QLabel *state_, *told_;
  QCheckBox* grey_;
  QPushButton *start_, *go_;
  QListWidget* list_;
};

}  // namespace boardwright::desktop
