// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game at the terminal while its rules are written.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "framework/workshop/build.hpp"
#include "framework/workshop/file_watch.hpp"
#include "framework/workshop/workbench.hpp"
#include "ui/cli/line_input.hpp"

namespace boardwright::cli {

class TerminalWork {
 public:
  /// `bench` outlives it. `prepare` makes what the bench reads, such as a build; it prints what is wrong and says
  /// whether there is something to read now.
  TerminalWork(Workbench& bench, Language language, std::function<bool()> prepare);

  /// Reads the game for the first time and shows it.
  void begin() { look(); }
  /// Until somebody leaves or the input ends; each save is played.
  void run(FileWatch& watch);

 private:
  [[nodiscard]] std::string names_on_turn() const;
  void prompt();
  void look();
  /// `rules_of`: when they were saved.
  void show(const ReloadOutcome& outcome, const std::optional<Position>& before, const std::string& rules_of);
  void show_problems(const NotReloaded& failed) const;
  void show_board() const;
  void command(const std::string& line);
  /// With the rest of a line behind the word.
  bool command_about(const std::string& word, const std::string& rest);
  void start_anew();
  void play(const std::string& line);
  void list_saves() const;
  void go_back(const std::string& number);
  void check_laws() const;

  Workbench& bench_;
  Language language_;
  std::function<bool()> prepare_;
  LineInput& input_ = LineInput::standard();
  bool at_terminal_;
  std::string rules_of_;  ///< the time of those that are played
  bool left_ = false;
};

/// At most a few of them, each with its line and a caret, and how many more there are.
void print_problems(const std::vector<GameProblem>& problems, Language language);

}  // namespace boardwright::cli
