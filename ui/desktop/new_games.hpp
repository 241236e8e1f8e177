// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class RuleWork;
struct Options;

/// Games that begin: as the command line names them, or as somebody chooses who plays by which rules.
class NewGames final : public QObject {
  Q_OBJECT
 public:
  /// `rules`: for what somebody wants instead of a game; it outlives this.
  NewGames(const WindowServices& services, RuleWork& rules);

  /// The game that the options name.
  [[nodiscard]] Result<void> begin(const Options& options);
  /// As the game on the table was begun, or the one that was played last.
  void ask();
  /// `variant`: chosen to begin with; empty: the game's first, or what is on the table.
  void ask_of(const std::string& game, const std::string& variant = {});
  void offer(const MatchPlan& suggested);

 signals:
  void language_chosen(boardwright::Language language);

 private:
  WindowServices services_;
  RuleWork& rules_;
};

}  // namespace boardwright::desktop
