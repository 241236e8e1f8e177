// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

/// The sub-commands in which a game is played or played again: at the terminal, for another program, between two
/// computer players, from records. Their options live as long as this.
class GameCommands {
 public:
  /// `start` is called before a command begins, `status` takes its exit status.
  GameCommands(CLI::App& app, const Context& context, std::function<void()> start, int& status)
      : app_(app), context_(context), start_(std::move(start)), status_(status) {}

  void add_ugi();
  void add_play();
  void add_match();
  void add_replay();

 private:
  CLI::App& app_;
  const Context& context_;
  std::function<void()> start_;
  int& status_;
  UgiOptions ugi_;
  PlayOptions play_;
  DuelCommand duel_;
  ReplayOptions replay_;
  std::vector<double> test_;  // two Elo differences of `match`
};

}  // namespace boardwright::cli
