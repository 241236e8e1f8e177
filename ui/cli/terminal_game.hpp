// SPDX-License-Identifier: GPL-3.0-or-later
//
// One match at the terminal: people type moves, computers answer.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "framework/match/match.hpp"
#include "framework/players/player.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/line_input.hpp"
#include "ui/cli/terminal_consents.hpp"
#include "ui/cli/texts.hpp"

namespace boardwright::cli {

/// Who sits where: a computer player, or nobody for a human.
using Players = std::map<Seat, std::unique_ptr<Player>>;

class TerminalGame {
 public:
  /// The match outlives the game at the terminal.
  TerminalGame(Chosen chosen, Language language, Players players, Match& match);
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
  [[nodiscard]] std::string name(Seat seat) const;
  /// Players that could not go on, and who plays in their place.
  void print_lost(Seat seat, const std::vector<Replacement>& lost) const;
  [[nodiscard]] std::string drawing(Seat viewer, const Update& update) const;
  void watch(Seat viewer);
  void print_move(const SeenMove& move) const;
  bool show_fight(Seat next);
  void print_what_happened(Seat seat) const;
  bool hand_over(Seat seat, Say why = Say::kHandOver);
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
  [[nodiscard]] std::string why(Seat seat, const std::string& move) const;
  void print_result() const;

  Chosen chosen_;
  Language language_;
  Players players_;
  Match& match_;
  LineInput& input_ = LineInput::standard();
  std::optional<Seat> at_screen_;  // who took the screen last, where several share it and something is hidden
  std::string typed_;              // to end an analysis, and not yet looked at
  std::vector<Seat> humans_, computers_;
  Match::Subscription subscription_ = 0;
  std::unique_ptr<TerminalConsents> consents_;
  bool shared_ = false;        // by several people, in a game that hides something
  std::optional<Seat> mover_;  // the one at the terminal who has just moved
  bool left_ = false;
};

}  // namespace boardwright::cli
