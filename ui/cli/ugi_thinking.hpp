// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "framework/players/player.hpp"

namespace boardwright {

/// A computer player thinking in a thread of its own, so that `stop` is read meanwhile. One thread calls
/// this; it waits for the other when it is destroyed.
class UgiThinking {
 public:
  /// Takes whole lines, with their ends, from either thread.
  using Write = std::function<void(const std::string&)>;

  explicit UgiThinking(Write write) : write_(std::move(write)) {}
  UgiThinking(const UgiThinking&) = delete;
  UgiThinking& operator=(const UgiThinking&) = delete;
  ~UgiThinking() {
    stop();
    wait();
  }

  /// Writes info lines while the player thinks and its `bestmove` (or `error`) at the end; with
  /// `until_stopped` not before it is stopped. Player and generator must not be touched until wait returns.
  void start(Situation situation, Player& player, Random& random);
  void stop() { stop_ = true; }
  /// Returns when the answer has been written; at once if nobody is thinking.
  void wait();
  /// Whether somebody thinks whose answer has not been written yet.
  [[nodiscard]] bool thinking() const noexcept { return thinking_; }
  [[nodiscard]] bool endless() const noexcept { return thread_.joinable() && endless_; }

 private:
  Write write_;
  std::thread thread_;
  std::atomic<bool> stop_{false}, thinking_{false};
  bool endless_ = false;
};

/// "bestmove …" or "error …", without the line's end.
[[nodiscard]] std::string ugi_answer(const Situation& situation, const Result<Move>& move);
/// "info depth 5 nodes 1200 time 12 nps 100000 score cp 34 pv b1-b3 a2-c2"; cp is on the Elo scale: 100 is
/// an expected score of 64%.
[[nodiscard]] std::string ugi_info(const Situation& situation, const SearchInfo& info);

}  // namespace boardwright
