// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "framework/workshop/file_watch.hpp"
#include "framework/workshop/reload.hpp"

class QSocketNotifier;
class QTimer;

namespace boardwright::desktop {

class MatchController;
class ReloadBar;

/// Watches the files of the game on the table, and lets an unrated game go on under what they have become. Rated
/// matches and records are never touched; a game with a clock, with hidden pieces or with a set-up that isn't finished
/// goes on as it is until somebody starts anew.
class RulesFollower final : public QObject {
  Q_OBJECT
 public:
  RulesFollower(MatchController& controller, ReloadBar& bar, QObject* parent = nullptr);
  ~RulesFollower() override;

 private:
  void follow();  ///< the game that is on the table now
  void look();    ///< whether a file has changed
  void take_up();
  void begin(const Reloaded& loaded, bool anew);
  void start_anew();
  [[nodiscard]] bool may_change() const;
  /// The board in words; nothing where not all of it is known here, or its time runs.
  [[nodiscard]] std::optional<BoardInWords> board() const;

  MatchController& controller_;
  ReloadBar& bar_;
  QTimer* timer_;
  std::unique_ptr<FileWatch> watch_;
  std::filesystem::path watched_;
  std::unique_ptr<QSocketNotifier> notifier_;
  std::optional<Reloaded> waiting_;  // until somebody chooses
  QString rules_of_;                 // the time of those that are played; empty: as the game began
  bool beginning_ = false;           // a game is begun from here
};

}  // namespace boardwright::desktop
