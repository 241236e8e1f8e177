// SPDX-License-Identifier: GPL-3.0-or-later
//
// One thread's part of the search where something is hidden. Internal to InformationSearch.
#pragma once

#include <vector>

#include "framework/search/information_search.hpp"
#include "framework/search/information_tree.hpp"
#include "plugins/host/seen_views.hpp"

namespace boardwright::information {

class Worker {
 public:
  /// What is referred to must outlive it. `memory`: bytes of its trees.
  Worker(const FastRules& rules, const TreeOptions& options, const InformationQuestion& question,
         const SeenViews& views, std::size_t memory, Random random);

  /// The rules' sentence if no position can be sampled.
  [[nodiscard]] Result<void> simulate();

  [[nodiscard]] std::span<const Edge> root_edges();
  [[nodiscard]] std::uint32_t deepest() const noexcept { return deepest_; }

 private:
  struct Step {
    Edge* edge;
    Seat seat;
  };
  /// A move that can be chosen now, with what it promises.
  struct Choice {
    Edge* edge;
    float first, prior;
  };
  /// The choices of one visit.
  struct Decision {
    double range = 1;  ///< from the worst to the best promise
    double trust = 1;  ///< visits that the promise counts for
  };

  /// Draws some samples and finds out whether the others' views of them are told apart.
  [[nodiscard]] Result<void> begin();
  [[nodiscard]] Result<void> draw_sample();
  /// A position that may be, into `work_`.
  [[nodiscard]] Result<void> imagine();
  /// How much better the sample in `work_` is for each seat than those before: moves are tried in different
  /// samples, and must not be taken for good because of these (a control variate).
  [[nodiscard]] SeatScores luck_of_sample();
  /// From `work_` down to what is new.
  [[nodiscard]] SeatScores descend(std::uint32_t& plies);
  /// Into `view_`.
  void see(const void* position, Seat seat);
  [[nodiscard]] std::uint64_t key_of(Seat seat, Seat viewer, std::uint32_t plies);
  [[nodiscard]] Node* add(std::uint64_t key, Seat seat, bool crowd);
  /// What the moves promise in this sample; into the means of those before.
  void look(Node& node, Seat seat);
  [[nodiscard]] float promise(Seat seat, Move move);
  /// Fills `choices_` with a seat's own moves, which are the same in all samples.
  [[nodiscard]] Decision own_choices(Node& node, Seat seat, bool root);
  /// The same with those that this sample allows, by what they promise in it.
  [[nodiscard]] Decision crowd_choices(Node& node, Seat seat);
  /// Priors of the choices by what they promise.
  [[nodiscard]] double weigh_choices();
  [[nodiscard]] Edge* select(const Decision& decision);
  [[nodiscard]] double merit(const Decision& decision, const Choice& choice) const;
  [[nodiscard]] SeatScores judge(std::uint32_t plies);
  void back_up(const SeatScores& scores);

  const FastRules& rules_;
  const TreeOptions& options_;
  const InformationQuestion& question_;
  const SeenViews& views_;
  const bw_view* project_;
  Random random_;
  const bool knows_;   // there is an evaluation, and it is to be used
  const bool guided_;  // moves that haven't been tried aren't all alike
  Tree tree_;
  AlignedBytes work_, view_, trial_;
  const std::size_t most_samples_;
  std::size_t samples_ = 0;
  AlignedBytes pool_;  // the samples so far
  std::vector<Move> moves_;
  std::vector<Move> events_;
  std::vector<std::uint32_t> weights_;
  std::vector<float> priors_;
  std::vector<Choice> choices_;
  std::vector<Step> path_;
  bool crowded_ = false;  // the others' views are too many to learn from each
  std::uint64_t simulations_ = 0;
  SeatScores mean_{};  // of the samples as they are evaluated
  std::uint64_t root_key_ = 0;
  std::uint32_t deepest_ = 0;
};

}  // namespace boardwright::information
