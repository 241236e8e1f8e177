// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/ugi_thinking.hpp"

#include "framework/search/fast_rules.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {

void UgiThinking::start(Situation situation, Player& player, Random& random) {
  wait();
  stop_ = false;
  endless_ = situation.until_stopped;
  thread_ = std::thread([this, situation = std::move(situation), &player, &random]() mutable {
    situation.stop = &stop_;
    situation.inform = [&](const SearchInfo& info) { write_(ugi_info(situation, info) + "\n"); };
    const auto move = player.think(situation, random);
    if (situation.until_stopped) stop_.wait(false);
    write_(ugi_answer(situation, move) + "\n");
  });
}

void UgiThinking::wait() {
  if (!thread_.joinable()) return;
  stop_.notify_all();
  thread_.join();
}

std::string ugi_answer(const Situation& situation, const Result<Move>& move) {
  if (!move) return "error " + one_line(move.error());
  return "bestmove " + situation.view.move_text(situation.seat, *move);
}

std::string ugi_info(const Situation& situation, const SearchInfo& info) {
  const auto milliseconds = static_cast<std::uint64_t>(info.seconds * 1000);
  std::string text = "info depth " + std::to_string(info.depth) + " nodes " + std::to_string(info.nodes) +
                     " time " + std::to_string(milliseconds);
  if (info.seconds > 0)
    text +=
        " nps " + std::to_string(static_cast<std::uint64_t>(static_cast<double>(info.nodes) / info.seconds));
  text += " score cp " + std::to_string(elo_of_score(info.score)) + " pv";
  Position position = situation.view;
  for (std::size_t i = 0; i < info.line.size(); ++i) {
    const auto seats = position.seats_on_turn();
    if (seats.empty()) break;
    const Seat seat = i == 0 ? situation.seat : seats.front();
    text += " " + position.move_text(seat, info.line[i]);
    if (i + 1 < info.line.size() && !position.play(seat, info.line[i])) break;
  }
  return text;
}

}  // namespace boardwright
