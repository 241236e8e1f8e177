// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a search says to a person at the terminal: a hint, and an analysis that goes on until a line is typed.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "framework/match/match.hpp"
#include "framework/players/search_player.hpp"
#include "framework/players/thought.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright::cli {

/// Why the person in this seat, which is on turn, gets no advice from a search; nothing if there may be one.
[[nodiscard]] std::optional<std::string_view> why_no_advice(const Match& match, Seat seat);

/// How long a hint may take: SearchPlayer::kHintTime, but a quarter of what the clock has left at most.
[[nodiscard]] std::chrono::milliseconds hint_time(const Situation& situation);
/// The best move after that time; while something is set up, a move of a ready set-up. The whole sentence, or
/// that of why there is none.
[[nodiscard]] std::string hint(const Match& match, Seat seat, const SearchChoice& search, Language language);

/// "c3-d4 53%, e3-f4 52%", the best first.
[[nodiscard]] std::string best_moves(const Thought& thought, std::size_t most, Language language);

/// A search in a thread of its own. One thread calls this.
class TerminalAnalysis {
 public:
  TerminalAnalysis(Situation situation, const SearchChoice& search, Random random);
  TerminalAnalysis(const TerminalAnalysis&) = delete;
  TerminalAnalysis& operator=(const TerminalAnalysis&) = delete;
  ~TerminalAnalysis() { stop(); }

  /// What has been found since this was asked last.
  [[nodiscard]] std::optional<Thought> news();
  /// By itself: everything is proven, or the rules failed.
  [[nodiscard]] bool ended() const noexcept { return ended_; }
  /// Within milliseconds.
  void stop();
  /// All that was found; after stop.
  [[nodiscard]] const Result<Thought>& found() const noexcept { return found_; }

 private:
  Situation situation_;  // the thread's: nobody else may touch its Position
  SearchPlayer player_;
  Random random_;
  std::atomic<bool> stop_{false}, ended_{false};
  std::mutex mutex_;  // of news_
  std::optional<Thought> news_;
  Result<Thought> found_;  // the thread's until it is joined
  std::thread thread_;
};

}  // namespace boardwright::cli
