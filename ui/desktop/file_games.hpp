// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <string>
#include <vector>

#include "framework/record/replay.hpp"

class QMenu;

namespace boardwright::desktop {

class GameTable;
class MatchController;

/// The games of the file that was opened last: one is on the table, the others are in a menu.
class FileGames final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive it.
  FileGames(MatchController& controller, GameTable& table);

  /// Where they are to be chosen from, before the first are shown; the menu, which outlives this, is seen while there are
  /// several.
  void list_in(QMenu& menu);
  /// The first that can be shown, with what is to be known of it. `from`: the file's name; empty: they are of none.
  [[nodiscard]] Result<void> show(std::vector<Result<OpenedRecord>> games, const QString& from);

 signals:
  /// Somebody has chosen one that can't be shown.
  void failed(const std::string& why);

 private:
  void tell(std::size_t number, const QString& why);
  void fill_menu();

  MatchController& controller_;
  GameTable& table_;
  QMenu* menu_ = nullptr;
  std::vector<Result<OpenedRecord>> games_;
  QString file_;
};

}  // namespace boardwright::desktop
