// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "framework/players/player_setup.hpp"
#include "framework/players/thought.hpp"
#include "framework/table/strand.hpp"
#include "framework/table/thinkers.hpp"

namespace boardwright {
class SearchPlayer;
}  // namespace boardwright

namespace boardwright::outside {

/// Thinks for people about one position at a time, in a thread of its own: hints and analysis. All but the thinking is in
/// the strand's thread.
class Advice {
 public:
  /// `ended`: by itself, as its time is over or all is proven. `wrong`: the rules' own sentence, in a thought's place.
  using Told = std::function<void(const Thought& thought, bool ended)>;
  using Wrong = std::function<void(const std::string& sentence)>;

  explicit Advice(Strand& strand) : strand_(strand), thinkers_(1) {}
  Advice(const Advice&) = delete;
  Advice& operator=(const Advice&) = delete;
  ~Advice() { stop(); }

  /// What is still said of an earlier question isn't told. The situation's limits say when it ends.
  void start(Situation situation, const PlayerSetup& setup, Told told, Wrong wrong);
  void stop();

 private:
  struct Job;
  void think(const std::shared_ptr<Job>& job);

  Strand& strand_;
  Thinkers thinkers_;
  PlayerSetup setup_;
  std::shared_ptr<SearchPlayer> player_;  // the thread's while it thinks
  std::shared_ptr<Job> now_;              // whoever is told of
};

}  // namespace boardwright::outside
