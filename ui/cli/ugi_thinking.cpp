// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/ugi_thinking.hpp"

#include "framework/search/fast_rules.hpp"
#include "framework/text/plain_text.hpp"
#include "plugins/host/notation.hpp"

namespace boardwright {

void UgiThinking::start(Situation situation, Player& player, Random& random) {
  wait();
  stop_ = false;
  thinking_ = true;
  endless_ = situation.until_stopped;
  thread_ = std::thread([this, situation = std::move(situation), &player, &random]() mutable {
    situation.stop = &stop_;
    situation.inform = [&](const SearchInfo& info) { write_(ugi_info(situation, info) + "\n"); };
    const auto move = player.think(situation, random);
    if (situation.until_stopped) stop_.wait(false);
    write_(ugi_answer(situation, move) + "\n");
    thinking_ = false;
  });
}

void UgiThinking::wait() {
  if (!thread_.joinable()) return;
  stop_.notify_all();
  thread_.join();
}

std::string ugi_answer(const Situation& situation, const Result<Move>& move) {
  if (!move) return "error " + one_line(move.error());
  return "bestmove " + machine_text(situation.view, situation.seat, *move);
}

std::string ugi_info(const Situation& situation, const SearchInfo& info) {
  const auto milliseconds = static_cast<std::uint64_t>(info.seconds * 1000);
  std::string text = "info depth " + std::to_string(info.depth) + " nodes " + std::to_string(info.nodes) +
                     " time " + std::to_string(milliseconds);
  if (info.seconds > 0)
    text +=
        " nps " + std::to_string(static_cast<std::uint64_t>(static_cast<double>(info.nodes) / info.seconds));
  text += " score cp " + std::to_string(elo_of_score(info.score)) + " pv";
  for (const auto& move : line_texts(situation, info.line)) text += " " + move;
  return text;
}

}  // namespace boardwright
