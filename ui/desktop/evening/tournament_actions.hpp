// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "framework/tournament/tournament.hpp"
#include "ui/desktop/evening/evening_history.hpp"

class QWidget;

namespace boardwright::desktop {

class HeldEvening;

/// What the organiser decides about all of a tournament: what is taken back, its settings, its lots, and which of two
/// laptops is right.
class TournamentActions final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive the actions, or go with them.
  TournamentActions(HeldEvening& evening, QWidget* above);

  void undo();  ///< the newest decision that can be
  void take_back(const Undoable& what);
  void ask_change();
  void ask_history();
  void ask_lots(QWidget* above);
  void ask_aside();  ///< of what contradicts another laptop, the oldest

 signals:
  void renamed();
  void correction_wanted(std::uint32_t round, std::uint32_t board);

 private:
  void ask_pairing(const tournament::Aside& aside);  ///< which of two was played
  void ask_late(const tournament::Aside& aside);     ///< whether entries that came too late are taken in

  HeldEvening& evening_;
  QWidget* above_;
};

}  // namespace boardwright::desktop
