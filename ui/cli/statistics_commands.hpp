// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "ui/cli/statistics.hpp"

namespace boardwright::cli {

/// The sub-commands about what many games show: simulate, merge, compare, tune. Their options live as long as this.
class StatisticsCommands {
 public:
  /// `start` is called before a command begins, `status` takes its exit status.
  void add(CLI::App& app, const Context& context, const std::function<void()>& start, int& status);

 private:
  void add_compare(CLI::App& app);
  void add_tune(CLI::App& app);

  SimulateOptions simulate_;
  MergeOptions merge_;
  CompareOptions compare_;
  TuneOptions tune_;
};

}  // namespace boardwright::cli
