// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "framework/text/program_texts.hpp"
#include "plugins/host/leaves.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {
namespace {

/// Leaves after each move of a position, sorted by the move's text.
std::map<std::string, std::uint64_t> divide(const Position& position, std::uint32_t depth) {
  std::map<std::string, std::uint64_t> leaves;
  const auto follow = [&](Seat seat, Move move) {
    Position next(position);
    if (next.play(seat, move)) leaves[position.move_text(seat, move)] = count_leaves(next, depth - 1);
  };
  if (position.is_chance()) {
    for (const auto& event : position.chance_events()) follow(BW_CHANCE, event.event);
  } else if (!position.is_over()) {
    const Seat seat = position.seats_on_turn().front();
    for (const Move move : position.moves(seat)) follow(seat, move);
  }
  return leaves;
}

}  // namespace

int perft(const Context& context, const PerftOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  Result<Position> position = options.position.empty() ? Result<Position>(chosen->rules->start())
                                                       : chosen->rules->read_position(options.position);
  if (!position) return wrong("--position: " + position.error());

  const auto before = std::chrono::steady_clock::now();
  std::map<std::string, std::uint64_t> moves;
  std::uint64_t leaves = 0;
  if (options.divide && options.depth > 0) {
    moves = divide(*position, options.depth);
    for (const auto& [text, count] : moves) leaves += count;
  } else {
    leaves = count_leaves(*position, options.depth);
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
  if (const std::string problem = chosen->rules->last_problem(); !problem.empty()) return wrong(problem);
  const double rate = seconds > 0 ? static_cast<double>(leaves) / seconds : 0;

  if (options.json) {
    nlohmann::ordered_json json = {{"game", chosen->entry.name()},
                                   {"depth", options.depth},
                                   {"leaves", leaves},
                                   {"seconds", seconds},
                                   {"leaves_per_second", rate}};
    if (options.divide) json["divide"] = moves;
    std::cout << json.dump(2) << "\n";
    return kGood;
  }
  for (const auto& [text, count] : moves) std::cout << text << ": " << count << "\n";
  std::ostringstream time;
  time << seconds;
  std::cout << said(context.language, "leaves.counted",
                    {chosen->entry.name(), std::to_string(options.depth), std::to_string(leaves), time.str(),
                     std::to_string(static_cast<std::uint64_t>(rate))})
            << "\n";
  return kGood;
}

}  // namespace boardwright::cli
