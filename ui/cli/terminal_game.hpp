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
  [[nodiscard]] std::string name(Seat seat) const;
  [[nodiscard]] Result<void> play_on();
  [[nodiscard]] TableEvents events();
  /// A player that could not go on, and who plays in its place.
  void print_lost(Seat seat, const Replacement& lost) const;
  void wait_for_computer();
  [[nodiscard]] std::string drawing(Seat viewer, const Update& update) const;
  void watch(Seat viewer);
  void print_move(const SeenMove& move) const;
  bool show_fight(Seat next);
  void print_what_happened(Seat seat) const;
  bool hand_over(Seat seat, std::string_view why = "terminal.hand_over");
  /// `idle`, if there is any, is called a few times a second until it says that nobody need wait any longer,
  /// which is an empty line.
  [[nodiscard]] std::optional<std::string> read_line(const std::function<bool()>& idle = {});
  [[nodiscard]] std::string clocks(Seat viewer) const;
  void ask(Seat seat);
  bool command(Seat seat, const std::string& line);
  /// Until a line is typed; what is on it comes after the analysis.
  void analyse(Seat seat);
  /// Whether what one person sees now another one may not see.
  [[nodiscard]] bool is_secret() const;
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
  std::optional<Seat> at_screen_;  // who took the screen last, where several share it and something is hidden
  std::string typed_;              // to end an analysis, and not yet looked at
  std::vector<Seat> humans_;
  std::unique_ptr<TerminalConsents> consents_;
  bool shared_ = false;        // by several people, in a game that hides something
  std::optional<Seat> mover_;  // the one at the terminal who has just moved
  bool left_ = false;
  std::optional<std::string> stuck_;  // why a computer can't go on
  std::string told_;                  // what went wrong last, said once
};

}  // namespace boardwright::cli
