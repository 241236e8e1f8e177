// SPDX-License-Identifier: GPL-3.0-or-later
//
// One match at the terminal: people type moves, computers answer.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "framework/table/loop_strand.hpp"
#include "framework/table/table.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/line_input.hpp"
#include "ui/cli/terminal_consents.hpp"
#include "ui/cli/terminal_screen.hpp"

namespace boardwright::cli {

class TerminalGame {
 public:
  /// The table outlives the game at the terminal; `strand` is its own.
  TerminalGame(Chosen chosen, Language language, Table& table, LoopStrand& strand);
  TerminalGame(const TerminalGame&) = delete;
  TerminalGame& operator=(const TerminalGame&) = delete;
  ~TerminalGame();

  /// Until the match is over or somebody leaves. Fails where a computer can't move, or its move can't be
  /// written down.
  [[nodiscard]] Result<void> play();
  /// The match is gone on with, perhaps after days: its clock runs when somebody has sat down at a terminal.
  void wait_for_player();
  /// Once it is over: what the people here want next.
  enum class Again { kNo, kSame, kSwapped };
  [[nodiscard]] Again ask_rematch();

 private:
  [[nodiscard]] const Match& match() const { return table_.match(); }
  [[nodiscard]] Result<void> play_on();
  [[nodiscard]] TableEvents events();
  /// A player that could not go on, and who plays in its place.
  void print_lost(Seat seat, const Replacement& lost) const;
  void wait_for_computer();
  void watch(Seat viewer);
  /// `idle`, if there is any, is called a few times a second until it says that nobody need wait any longer,
  /// which is an empty line.
  [[nodiscard]] std::optional<std::string> read_line(const std::function<bool()>& idle = {});
  [[nodiscard]] std::string clocks(Seat viewer) const;
  void ask(Seat seat);
  /// A word that is typed instead of a move; false where the line is none.
  bool command(Seat seat, const std::string& line);
  /// Until a line is typed; what is on it comes after the analysis.
  void analyse(Seat seat);
  [[nodiscard]] std::optional<Seat> seat_to_hand_to() const;
  void ask_consent(Seat seat);
  void wait_out_pause();
  [[nodiscard]] std::string look(Seat seat, const std::string& name) const;
  [[nodiscard]] std::string why(Seat seat, const std::string& move) const;
  void print_result() const;

  Chosen chosen_;
  Language language_;
  Table& table_;
  LoopStrand& strand_;
  LineInput& input_ = LineInput::standard();
  std::string typed_;  // to end an analysis, and not yet looked at
  std::vector<Seat> humans_;
  bool shared_;  // by several people, in a game that hides something
  TerminalScreen screen_;
  std::unique_ptr<TerminalConsents> consents_;
  bool left_ = false;
  std::optional<std::string> stuck_;  // why a computer can't go on
  std::string told_;                  // what went wrong last, said once
};

}  // namespace boardwright::cli
