// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/search_player.hpp"

#include <boardwright/abi/evaluate.h>

#include <algorithm>
#include <string>
#include <utility>

#include "framework/players/fresh_move.hpp"
#include "framework/players/greedy_player.hpp"
#include "framework/players/ready_set_up.hpp"
#include "framework/search/alphabeta.hpp"
#include "framework/search/information_search.hpp"
#include "framework/search/tree.hpp"

namespace boardwright {
namespace {

/// A search that stops after so few moves has no use for a large table, and clearing one takes its time.
std::size_t table_bytes(std::uint64_t nodes) {
  constexpr std::size_t kLeast = std::size_t{1} << 18U, kMost = std::size_t{64} << 20U;
  return nodes == 0 ? kMost : std::clamp<std::size_t>(nodes * 32, kLeast, kMost);
}

/// Whether rules that have an evaluation can evaluate the position on the board. A search takes what can't be told for even:
/// with rules that fail each time, or hang until they are stopped, it would find nothing, and take long to do so.
Result<void> can_evaluate(const Position& view, Seat seat) {
  const auto* table = view.rules().extension<bw_evaluate>(BW_EVALUATE);
  std::int32_t elo = 0;
  if (table == nullptr || table->evaluate(view.rules().raw(), view.data(), seat, &elo) == BW_OK) return {};
  if (std::string problem = view.rules().last_problem(); !problem.empty()) return fail(std::move(problem));
  return {};
}

}  // namespace

SearchStyle style_of(const PlayerSetup& setup) {
  SearchStyle style;
  style.method = setup.search.method;
  style.threads = std::max(1U, setup.threads);
  style.sees_all = setup.sees_all;
  style.arrangements = setup.search.arrangements;
  style.tree.memory = setup.memory;
  style.tree.evaluation_share = setup.search.evaluation / 100.0;
  return style;
}

SearchPlayer::SearchPlayer(std::string name, const SearchStyle& style)
    : name_(std::move(name)), style_(style) {}
SearchPlayer::~SearchPlayer() = default;

Result<Move> SearchPlayer::choose(const Position& view, Seat seat, Random& random) {
  return think(Situation{.view = view, .seat = seat}, random);
}

Result<Move> SearchPlayer::think(const Situation& situation, Random& random) {
  const std::uint32_t unsearched = style_.mistakes + style_.blunders;
  const std::uint32_t drawn = unsearched == 0 ? 0 : random.below(100);
  if (drawn >= style_.mistakes && drawn < unsearched)
    return GreedyPlayer(GreedyPlayer::Aim::kWorst).think(situation, random);
  const bool mistake = drawn < style_.mistakes;
  if (!mistake)
    if (const auto move = ready_set_up_move(situation.view, situation.seat, style_.arrangements, random))
      return *move;
  if (mistake || !(style_.sees_all || can_analyse(situation.view))) {
    const auto moves = situation.view.moves(situation.seat);
    if (!moves.empty()) return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }
  const auto info = analyse(situation, random);
  if (!info) return fail(info.error());
  return fresh_move(situation, *info);
}

bool SearchPlayer::can_analyse(const Position& view) {
  return view.is_open() || InformationSearch::can_play(view.rules());
}

Result<SearchInfo> SearchPlayer::analyse(const Situation& situation, Random& random) {
  const Position& view = situation.view;
  const auto moves = view.moves(situation.seat);
  if (moves.empty())
    return fail(std::string(view.rules().seat_name(situation.seat)) + " has no move to choose");
  prepare(view.shared_rules());
  if (!is_known(view)) {
    if (!can_analyse(view)) return fail("these rules can't say what may be hidden here");
    if (information_ == nullptr) information_ = std::make_unique<InformationSearch>(rules_, style_.tree);
    std::vector<Position> views = situation.earlier;
    views.push_back(view);
    return information_->search({.views = views, .seat = situation.seat, .plies_left = situation.plies_left},
                                limits_for(situation, style_.simulations, false), random, situation.inform);
  }
  if (auto can = can_evaluate(view, situation.seat); !can) return fail(can.error());
  SearchQuestion question{.position = view, .seat = situation.seat, .plies_left = situation.plies_left};
  if (view.rules().facts().repetition_limit != 0) question.earlier = earlier_keys(situation);
  // Others who are on turn too would be answered as if they moved afterwards: only the tree does that.
  const bool alone = view.seats_on_turn().size() == 1;
  if (style_.method == SearchMethod::kAlphaBeta && alone && AlphaBeta::can_play(view.rules()) &&
      view.rules().extension<bw_evaluate>(BW_EVALUATE) != nullptr) {
    const SearchLimits limits = limits_for(situation, style_.nodes, true);
    if (alphabeta_ == nullptr)
      alphabeta_ = std::make_unique<AlphaBeta>(
          rules_, AlphaBetaOptions{.memory = table_bytes(style_.nodes), .keep = style_.nodes == 0});
    return alphabeta_->search(question, limits, random, situation.inform);
  }
  if (tree_ == nullptr) tree_ = std::make_unique<TreeSearch>(rules_, style_.tree);
  return tree_->search(question, limits_for(situation, style_.simulations, false), random, situation.inform);
}

void SearchPlayer::prepare(const std::shared_ptr<const Rules>& rules) {
  if (rules_ == rules) return;
  rules_ = rules;
  tree_.reset();
  alphabeta_.reset();
  information_.reset();
}

SearchLimits SearchPlayer::limits_for(const Situation& situation, std::uint64_t own_nodes,
                                      bool deepens) const {
  SearchLimits limits;
  limits.threads = style_.threads;
  limits.stop = situation.stop;
  limits.whole = situation.until_stopped;
  if (situation.until_stopped) return limits;
  limits.nodes = situation.nodes != 0 ? situation.nodes : own_nodes;
  limits.depth = situation.depth != 0 ? situation.depth : style_.depth;
  limits.time = time_to_think(situation);
  limits.processor_time = situation.processor_time;
  const bool deep = deepens && limits.depth != 0;
  if (limits.time && style_.at_most)
    limits.time = std::min<std::chrono::microseconds>(*limits.time, style_.time);
  if (limits.nodes == 0 && !deep && !limits.time) limits.time = style_.time;
  return limits;
}

}  // namespace boardwright
