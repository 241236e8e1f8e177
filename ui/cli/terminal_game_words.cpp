// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that are typed at the terminal instead of moves.
#include <iostream>

#include "framework/board/drawing.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/terminal_advice.hpp"
#include "ui/cli/terminal_game.hpp"

namespace boardwright::cli {
namespace {

constexpr std::size_t kLiveMoves = 3;  // of an analysis that goes on; at its end there are more

}  // namespace

void TerminalGame::analyse(Seat seat) {
  const auto& search = chosen_.entry.game->data().search;
  auto why = why_no_advice(match(), seat);
  if (!why && match().arrange(seat))
    why = search.arrangements.empty() ? "terminal.no_set_up_advice" : "terminal.no_set_up_analysis";
  if (why) {
    std::cout << said(language_, *why) << "\n";
    return;
  }
  std::cout << said(language_, "terminal.analysing") << "\n" << std::flush;
  SeatTurn turn = seat_turn(match(), seat);
  TerminalAnalysis analysis(std::move(turn.now), search, turn.random);
  const auto text = [&](const Thought& thought, std::size_t moves) {
    return said(language_, "terminal.analysed", {std::to_string(thought.nodes)}) +
           best_moves(thought, moves, language_);
  };
  {
    const TerminalLine live;
    const auto line = read_line([&] {
      if (const auto news = analysis.news()) live.write(text(*news, kLiveMoves));
      return analysis.ended();
    });
    if (line)
      typed_ = *line;
    else
      left_ = !match().is_over();
    analysis.stop();
  }
  const auto& found = analysis.found();
  if (!found) {
    std::cout << found.error() << "\n";
    return;
  }
  std::cout << text(*found, Thought::kMost) << "\n";
  std::string line;
  for (const auto& move : found->line) line += (line.empty() ? "" : " ") + move;
  std::cout << said(language_, "terminal.expected", {line}) << "\n";
}

/// Whether the line was something else than a move.
bool TerminalGame::command(Seat seat, const std::string& line) {
  if (consents_->command(seat, line)) return true;
  if (line == "help") {
    std::cout << said(language_, "terminal.help");
  } else if (line == "moves") {
    for (const auto& move : match().update(seat).moves) std::cout << move.text << " ";
    std::cout << "\n";
  } else if (line.starts_with("why ")) {
    std::cout << why(seat, line.substr(4)) << "\n";
  } else if (line.starts_with("look ")) {
    std::cout << look(seat, line.substr(5));
  } else if (line == "hint") {
    std::cout << hint(match(), seat, chosen_.entry.game->data().search, language_) << "\n";
  } else if (line == "analyse") {
    analyse(seat);
  } else if (line == "start") {
    if (auto started = table_.submit(Command::Type::kStartClock, seat); !started)
      std::cout << said(language_, "terminal.no_clock_waits") << "\n";
  } else if (line == "quit") {
    left_ = true;
  } else {
    return false;
  }
  return true;
}

/// All pieces of a field, of which the board shows the uppermost one.
std::string TerminalGame::look(Seat seat, const std::string& name) const {
  const auto board = BoardGeometry::of(match().rules());
  const auto field = board ? board->field(name) : std::nullopt;
  if (!field) return said(language_, "terminal.no_field", {excerpt(name)}) + "\n";
  return draw_place(*board, Picture::of(match().view(seat)), *field);
}

std::string TerminalGame::why(Seat seat, const std::string& move) const {
  const auto explanation = match().explain(seat, move);
  if (!explanation) return said(language_, "terminal.not_legal", {move});
  if (explanation->legal) return said(language_, "terminal.legal", {move});
  return chosen_.entry.game->explanation_text(language_, *explanation, match().rules());
}

}  // namespace boardwright::cli
