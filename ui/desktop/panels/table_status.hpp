// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class EndBox;
class StatusHeader;

/// What somebody asks for at a table, or what may be claimed; one thing, the same that TableStatus offers to answer.
/// Empty: nothing.
[[nodiscard]] QString open_question(const ScreenGame& game);

/// How things stand in the game on the table, in its header: whose turn, the result, what is asked; flags, requests,
/// draws and claims share its two buttons. All that it is made with outlives it.
class TableStatus final : public QObject {
  Q_OBJECT
 public:
  TableStatus(ScreenGame& game, const ShownPosition& shown, StatusHeader& header, EndBox& end);
  void show();

 signals:
  void back_to_game_wanted();
  void new_game_wanted();
  void refused(const boardwright::Refusal& refusal);  ///< what a button stands for

 private:
  [[nodiscard]] std::optional<ScreenGame::Notice> notice() const;
  void show_position();
  void show_turn();
  void show_result();
  void offer_answers();
  struct Answer {
    QString words = {};
    std::optional<Command::Type> type = {};
  };
  struct Answers {
    Answer first = {}, second = {};
  };
  [[nodiscard]] Answers answers() const;
  void press(bool first);
  /// What the last of so many moves revealed, and those before it back to one of the viewer's own.
  [[nodiscard]] QString revealed(std::size_t moves, Seat viewer) const;
  [[nodiscard]] QString revealed_lately() const;
  [[nodiscard]] QString entered_words() const;  ///< empty but for a record that was typed in

  ScreenGame& game_;
  const ShownPosition& shown_;
  StatusHeader& header_;
  EndBox& end_;
};

}  // namespace boardwright::desktop
