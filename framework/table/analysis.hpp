// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "framework/players/player_setup.hpp"
#include "framework/players/thought.hpp"
#include "framework/table/thinkers.hpp"

namespace boardwright {

class SearchPlayer;

/// Thinks for people about one position at a time, in a thread of its own: hints and analysis. It is given what a seat
/// sees and never more. All but the thinking is in its owner's thread. Neither a start nor a stop waits for the thinking:
/// what it still has to say about an earlier position is not told.
class Analysis {
 public:
  /// `ended`: by itself, not by stop: the limit is reached or everything is proven.
  using Told = std::function<void(const Thought& thought, bool ended)>;
  using Failed = std::function<void(const std::string& sentence)>;  ///< the rules' own
  /// Has the owner's thread do something later. Any thread calls it, as long as this lives.
  using Post = std::function<void(std::function<void()>)>;

  explicit Analysis(Post post);
  Analysis(const Analysis&) = delete;
  Analysis& operator=(const Analysis&) = delete;
  /// Waits for the thread, which stops within milliseconds.
  ~Analysis();

  /// The situation's limits say when to end; its `stop` and `inform` are not used. Until it is stopped it is searched by the
  /// method that knows a score for more than the best move. The same situation, setup and number of nodes give the same answer
  /// with one thread, the first time it is asked.
  void start(Situation situation, const PlayerSetup& setup, Told told, Failed failed);
  void stop();
  /// Stops, and what was thought before helps no more: the next answer is as the first one.
  void forget();
  [[nodiscard]] bool thinking() const noexcept;

 private:
  struct Job;
  static void think(const std::shared_ptr<Job>& job, const Post& post);

  Post post_;
  PlayerSetup setup_;
  std::shared_ptr<SearchPlayer> player_;  // the thread's while it thinks
  std::shared_ptr<Job> now_;
  std::optional<Thinkers> thread_;  // from the first question on
};

}  // namespace boardwright
