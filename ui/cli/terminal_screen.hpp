// SPDX-License-Identifier: GPL-3.0-or-later
//
// The screen of a game at the terminal: what each seat may see of it, and who has it. Several people share it; in a game
// that hides something nothing of one is on it when it is handed over to another.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "framework/catalogue/game.hpp"
#include "framework/match/match.hpp"
#include "framework/text/language.hpp"

namespace boardwright::cli {

class TerminalScreen {
 public:
  /// Waits for a line; nothing where nobody can type one any more.
  using ReadLine = std::function<std::optional<std::string>()>;
  /// `shared`: by several people, in a game that hides something. Game and match outlive it.
  TerminalScreen(const Game& game, const Match& match, Language language, bool shared, ReadLine read_line);

  [[nodiscard]] std::string name(Seat seat) const;
  /// Nothing of any position.
  static void clear();
  /// The position as the viewer sees it, and what goes on.
  void show(Seat viewer, const Update& update) const;
  void print_move(const SeenMove& move) const;

  /// Whether what one person sees now another one may not see.
  [[nodiscard]] bool is_secret() const;
  /// This seat at the terminal has just moved: it sees what came of it before the screen is another's.
  void moved(Seat seat) { mover_ = seat; }
  /// Shows the position to this seat; whoever has the screen already is asked nothing. `why`: the text that asks for it.
  /// False at the end of the input.
  [[nodiscard]] bool hand_over(Seat seat, std::string_view why = "terminal.hand_over");
  /// The next one is asked, whoever it is.
  void release() { at_screen_.reset(); }

 private:
  bool show_fight(Seat next);
  void print_what_happened(Seat seat) const;

  const Game& game_;
  const Match& match_;
  Language language_;
  bool shared_;
  ReadLine read_line_;
  std::optional<Seat> at_screen_;  // who took it last, where something is hidden
  std::optional<Seat> mover_;      // who has just moved
};

}  // namespace boardwright::cli
