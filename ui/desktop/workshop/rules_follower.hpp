// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "framework/workshop/reload.hpp"

namespace boardwright::desktop {

class GameWatcher;
class MatchController;
class ReloadBar;

/// Watches the files of the game on the table, and lets an unrated game go on under what they have become. Rated
/// matches and records are never touched, and say so; a game with a clock, with hidden pieces or with a set-up that isn't finished
/// goes on as it is until somebody starts anew.
class RulesFollower final : public QObject {
  Q_OBJECT
 public:
  /// A game begins anew by rules that were saved, wherever somebody is looking.
  [[nodiscard]] bool is_beginning() const noexcept { return beginning_; }
  RulesFollower(MatchController& controller, ReloadBar& bar, QObject* parent = nullptr);
  ~RulesFollower() override;

 private:
  void follow();  ///< the game that is on the table now
  void look();    ///< its file has changed
  void take_up();
  void begin(const Reloaded& loaded, bool anew);
  void start_anew();
  [[nodiscard]] bool may_change() const;
  /// The board in words; nothing where not all of it is known here, or its time runs.
  [[nodiscard]] std::optional<BoardInWords> board() const;

  MatchController& controller_;
  ReloadBar& bar_;
  GameWatcher* watcher_;
  std::optional<Reloaded> waiting_;  // until somebody chooses
  QString rules_of_;                 // the time of those that are played; empty: as the game began
  bool beginning_ = false;           // a game is begun from here
};

}  // namespace boardwright::desktop
