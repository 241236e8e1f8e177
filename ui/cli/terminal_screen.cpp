// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_screen.hpp"

#include <algorithm>
#include <iostream>

#include "framework/text/program_texts.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/terminal_board.hpp"

namespace boardwright::cli {
namespace {

constexpr std::string_view kClearScreen = "\033[2J\033[3J\033[H";

}  // namespace

TerminalScreen::TerminalScreen(const Game& game, const Match& match, Language language, bool shared,
                               ReadLine read_line)
    : game_(game), match_(match), language_(language), shared_(shared), read_line_(std::move(read_line)) {}

std::string TerminalScreen::name(Seat seat) const {
  if (seat == BW_CHANCE) return said(language_, "terminal.chance");
  return game_.seat_text(language_, match_.rules(), seat);
}

void TerminalScreen::clear() { print_raw(kClearScreen); }

/// The board and the position's text (without a board they are the same).
void TerminalScreen::show(Seat viewer, const Update& update) const {
  const bool drawn = match_.rules().geometry() != nullptr;
  std::cout << "\n"
            << board_text(game_, language_, match_.view(viewer),
                          drawn ? std::optional(update.position) : std::nullopt, update.phase)
            << "\n";
}

void TerminalScreen::print_move(const SeenMove& move) const {
  std::cout << name(move.seat) << ": " << move.text << "\n";
  if (move.reveals) std::cout << game_.explanation_text(language_, *move.reveals, match_.rules()) << "\n";
}

/// Where several are on turn together what each does is hidden from the others, before anything is hidden too.
bool TerminalScreen::is_secret() const {
  return shared_ && (!match_.line().now().is_open() || match_.seats_on_turn().size() > 1);
}

bool TerminalScreen::hand_over(Seat seat, std::string_view why) {
  if (at_screen_ != seat) {
    if (!show_fight(seat)) return false;
    clear();
    std::cout << said(language_, why, {name(seat)}) << std::flush;
    at_screen_.reset();
    if (!read_line_()) return false;
    at_screen_ = seat;
    std::cout << "\n";
    print_what_happened(seat);
  }
  show(seat, match_.update(seat));
  return true;
}

bool TerminalScreen::show_fight(Seat next) {
  const auto mover = std::exchange(mover_, std::nullopt);
  if (!mover || *mover == next) return true;
  const auto& news = match_.update(*mover).news;
  if (std::none_of(news.begin(), news.end(), [](const SeenMove& move) { return move.reveals.has_value(); }))
    return true;
  clear();
  for (const SeenMove& move : news) print_move(move);
  std::cout << said(language_, "terminal.seen", {name(next)}) << std::flush;
  return read_line_().has_value();
}

/// What the others have done since this seat moved.
void TerminalScreen::print_what_happened(Seat seat) const {
  const auto history = match_.history(seat);
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat != seat && !history[first - 1].set_up) --first;
  for (std::size_t i = first; i < history.size(); ++i) print_move(history[i]);
}

}  // namespace boardwright::cli
