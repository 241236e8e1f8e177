// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/commands.hpp"
#include "ui/cli/work.hpp"

namespace boardwright::cli {

/// The sub-commands about rules: which there are, what they say, whether they hold, and new ones. Each is added by a
/// function of its own, so that the program says in which order they are told. Their options live as long as this.
class RulesCommands {
 public:
  /// `start` is called before a command begins, `status` takes its exit status.
  RulesCommands(CLI::App& app, const Context& context, std::function<void()> start, int& status)
      : app_(app), context_(context), start_(std::move(start)), status_(status) {}

  void add_list();
  void add_perft();
  void add_lines();
  void add_twin();
  void add_sheet();
  void add_explain();
  void add_check();
  void add_new();
  void add_work();

 private:
  CLI::App& app_;
  const Context& context_;
  std::function<void()> start_;
  int& status_;
  bool list_json_ = false;
  PerftOptions perft_;
  LinesOptions lines_;
  TwinOfOptions twin_;
  SheetOptions sheet_;
  ExplainOptions explain_;
  CheckOptions check_;
  NewOptions new_;
  WorkOptions work_;
};

/// GAME and --set.
void add_game(CLI::App& command, GameChoice& choice, bool required);

}  // namespace boardwright::cli
