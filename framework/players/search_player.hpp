// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/players/player.hpp"
#include "framework/players/player_setup.hpp"
#include "framework/search/choice.hpp"
#include "framework/search/tree_options.hpp"

namespace boardwright {

class AlphaBeta;
class InformationSearch;
class TreeSearch;

/// How a searching player plays.
struct SearchStyle {
  SearchMethod method = SearchMethod::kTree;  ///< alpha-beta only by rules that it can play by
  std::uint64_t simulations = 0;              ///< per move, of the tree; 0: as long as there is time
  std::uint64_t nodes = 0;                    ///< per move, of alpha-beta
  std::uint32_t depth = 0;                    ///< likewise
  std::uint32_t mistakes = 0;                 ///< percent of moves that are any legal move
  std::uint32_t blunders = 0;                 ///< percent of moves that look worst one move ahead
  unsigned threads = 1;
  /// Without a number of anything: for a move where nothing else says how long it may take; with `at_most`
  /// also where something does.
  std::chrono::milliseconds time{1000};
  bool at_most = false;
  bool sees_all = false;  ///< positions are the true ones
  TreeOptions tree;
  std::vector<std::string> arrangements{};  ///< ready set-ups as letters, in the place of a search
};

/// As a game is searched, without a number of anything.
[[nodiscard]] SearchStyle style_of(const PlayerSetup& setup);

/// Searches for its move: by its method where nothing is hidden now, else over what its seat must think
/// possible; at random where the rules can't say what that is. Without a number of nodes and without a clock
/// it takes its style's time.
class SearchPlayer final : public Player {
 public:
  static constexpr std::chrono::milliseconds kHintTime{800};  ///< what a hint may take

  SearchPlayer(std::string name, const SearchStyle& style);
  ~SearchPlayer() override;

  [[nodiscard]] std::string name() const override { return name_; }
  [[nodiscard]] Result<Move> choose(const Position& view, Seat seat, Random& random) override;
  [[nodiscard]] Result<Move> think(const Situation& situation, Random& random) override;

  /// Whether anything can be found out: not where something is hidden and the rules can't say what it may be.
  [[nodiscard]] static bool can_analyse(const Position& view);
  /// The best move without mistakes, and everything that was found out: for hints and analysis. `stop` and
  /// `inform` are the situation's.
  [[nodiscard]] Result<SearchInfo> analyse(const Situation& situation, Random& random);

 private:
  /// Whether a position is searched as it stands.
  [[nodiscard]] bool is_known(const Position& view) const { return style_.sees_all || view.is_open(); }
  /// `deepens`: the search goes ply by ply, so that a depth ends it.
  [[nodiscard]] SearchLimits limits_for(const Situation& situation, std::uint64_t own_nodes,
                                        bool deepens) const;
  void prepare(const std::shared_ptr<const Rules>& rules);

  std::string name_;
  SearchStyle style_;
  std::shared_ptr<const Rules> rules_;  // that those below are for
  std::unique_ptr<TreeSearch> tree_;
  std::unique_ptr<AlphaBeta> alphabeta_;
  std::unique_ptr<InformationSearch> information_;
};

}  // namespace boardwright
