// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games as packages: `pack` and `package`.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

struct PackOptions {
  std::string game;     ///< GAME, or a script's path
  std::string out;      ///< empty: the game's id and .bwgame, in the folder one is in
  std::string author;   ///< empty: the user's name
  std::string version;  ///< empty: the rules' revision
  bool json = false;
};

struct PackageOptions {
  enum class Action { kShow, kInstall, kList, kRemove, kBack };
  Action action = Action::kList;
  std::string what;    ///< a package's file, or a game's id
  bool trust = false;  ///< although it isn't from whom it says
  bool json = false;
};

int pack(const Context& context, const PackOptions& options);
int package(const Context& context, const PackageOptions& options);

/// Both commands. Their options live as long as this.
class PackageCommands {
 public:
  /// `start` is called before a command begins, `status` takes its exit status.
  void add(CLI::App& app, const Context& context, const std::function<void()>& start, int& status);

 private:
  PackOptions pack_;
  PackageOptions package_;
};

}  // namespace boardwright::cli
