// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/ready_set_up.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include "framework/match/arrangement_text.hpp"

namespace boardwright {
namespace {

/// One of so many open fields changes places with a neighbour before each move; only what that means for this
/// move is kept.
constexpr std::uint32_t kFieldsForExchange = 20;

/// What each field of a set-up holds by its field; nothing: it stays empty.
using Plan = std::map<std::uint32_t, std::optional<std::uint32_t>>;

/// The plan that these letters name, for a seat that has placed nothing yet.
std::optional<Plan> read_plan(Arrangement whole, const std::string& letters, bool mirrored) {
  const auto items = read_arrangement_letters(whole, letters);
  if (!items || whole.replace(*items) || (mirrored && mirror(whole)) || !whole.complete())
    return std::nullopt;
  Plan plan;
  for (const std::uint32_t field : arrangement_fields(whole)) plan[field];
  for (const bw_item& item : whole.placed()) plan[item.place] = item.kind;
  return plan;
}

/// A seat's set-up as it stands.
class Standing {
 public:
  explicit Standing(const Arrangement& now)
      : picture_(now.picture()), open_(arrangement_fields(now)), fields_(now.rules().geometry()->fields) {
    std::erase_if(open_, [&](std::uint32_t field) {
      return std::any_of(now.placed().begin(), now.placed().end(),
                         [&](const bw_item& item) { return item.place == field; });
    });
    std::sort(open_.begin(), open_.end());
  }

  [[nodiscard]] bool is_open(std::uint32_t field) const {
    return std::binary_search(open_.begin(), open_.end(), field);
  }
  [[nodiscard]] std::span<const std::uint32_t> open() const { return open_; }

  /// Makes a plan fit what stands: a piece on another field than planned has come from the nearest one that
  /// was to have its kind, and the two change places. How often, or nothing if the plan hasn't got the piece.
  [[nodiscard]] std::optional<unsigned> adapt(Plan& plan) const {
    unsigned exchanges = 0;
    for (auto& [field, planned] : plan) {
      if (fits(field, planned)) continue;
      const auto kind = kind_on(field);
      std::optional<std::uint32_t> nearest;
      for (const auto& [other, there] : plan) {
        const bool may_lose_it = is_open(other) || !fits(other, there);
        if (there == kind && may_lose_it && (!nearest || distance(field, other) < distance(field, *nearest)))
          nearest = other;
      }
      if (!nearest) return std::nullopt;
      std::swap(planned, plan[*nearest]);
      ++exchanges;
    }
    return exchanges;
  }

  /// Exchanges a few neighbours that are still open.
  void vary(Plan& plan, Random& random) const {
    const auto size = static_cast<std::uint32_t>(open_.size());
    const std::uint32_t times = (size + random.below(kFieldsForExchange)) / kFieldsForExchange;
    for (std::uint32_t i = 0; i < times; ++i) {
      const std::uint32_t field = open_[random.below(size)];
      std::vector<std::uint32_t> neighbours;
      for (const std::uint32_t other : open_)
        if (distance(field, other) <= BW_UNIT) neighbours.push_back(other);
      if (neighbours.empty()) continue;
      const auto chosen = random.below(static_cast<std::uint32_t>(neighbours.size()));
      std::swap(plan[field], plan[neighbours[chosen]]);
    }
  }

 private:
  /// Whether the field can still become what is planned, or is it already.
  [[nodiscard]] bool fits(std::uint32_t field, std::optional<std::uint32_t> planned) const {
    return is_open(field) || planned == kind_on(field);
  }
  [[nodiscard]] std::optional<std::uint32_t> kind_on(std::uint32_t field) const {
    for (const auto& item : picture_.items)
      if (item.place == field) return item.kind;
    return std::nullopt;
  }
  [[nodiscard]] int distance(std::uint32_t a, std::uint32_t b) const {
    return std::abs(fields_[a].centre.y - fields_[b].centre.y) +
           std::abs(fields_[a].centre.x - fields_[b].centre.x);
  }

  Picture picture_;
  std::vector<std::uint32_t> open_;
  const bw_spot* fields_;
};

/// The plans that fit best what stands already.
std::vector<Plan> best_plans(const Arrangement& whole, const Standing& standing,
                             std::span<const std::string> ready) {
  std::vector<Plan> best;
  unsigned least = 0;
  for (const std::string& letters : ready)
    for (const bool mirrored : {false, true}) {
      auto plan = read_plan(whole, letters, mirrored);
      if (!plan) continue;
      const auto exchanges = standing.adapt(*plan);
      if (!exchanges || (!best.empty() && *exchanges > least)) continue;
      if (best.empty() || *exchanges < least) best.clear();
      least = *exchanges;
      best.push_back(std::move(*plan));
    }
  return best;
}

}  // namespace

std::optional<std::vector<bw_item>> ready_set_up(const Arrangement& arrangement,
                                                 std::span<const std::string> ready, Random& random) {
  const Seat seat = arrangement.seat();
  const auto whole = Arrangement::begin(View::of(arrangement.rules().start(), seat));
  if (!whole) return std::nullopt;
  const Standing standing(arrangement);
  auto plans = best_plans(*whole, standing, ready);
  if (plans.empty()) return std::nullopt;
  Plan& plan = plans[random.below(static_cast<std::uint32_t>(plans.size()))];
  standing.vary(plan, random);
  std::vector<bw_item> missing;
  for (const auto& [field, kind] : plan)
    if (kind && standing.is_open(field)) missing.push_back({field, *kind, 1, 0});
  return missing;
}

std::optional<Move> ready_set_up_move(const Position& view, Seat seat, std::span<const std::string> ready,
                                      Random& random) {
  if (ready.empty()) return std::nullopt;
  auto now = Arrangement::begin(View::of(view, seat));
  if (!now) return std::nullopt;
  auto missing = ready_set_up(*now, ready, random);
  if (!missing || now->replace(std::move(*missing))) return std::nullopt;
  const auto moves = now->moves();
  if (moves.empty()) return std::nullopt;
  const auto move = view.read_move(seat, moves.front());
  if (!move) return std::nullopt;
  return *move;
}

}  // namespace boardwright
