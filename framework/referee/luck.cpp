// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/referee/luck.hpp"

namespace boardwright {
namespace {

/// Chance events in a row, as in a fight of several rolls, that are looked at together.
constexpr int kEventsInARow = 3;

}  // namespace

Luck::Luck(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {}

std::optional<double> Luck::of(const GameLine& line, Seat seat) {
  if (!rules_.can_evaluate()) return std::nullopt;
  std::optional<double> luck;
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    if (line.plies()[ply].seat != BW_CHANCE) continue;
    const double before = mean_promise(line.position(ply).data(), seat, kEventsInARow);
    const double after = promise(line.position(ply + 1).data(), seat, kEventsInARow - 1);
    luck = luck.value_or(0) + after - before;
  }
  return luck;
}

double Luck::promise(const void* position, Seat seat, int depth) {
  const bw_turn turn = rules_.turn(position);
  if (turn == BW_TURN_OVER) return static_cast<double>(rules_.outcome(position)[seat]);
  if (turn == BW_TURN_CHANCE && depth > 0) return mean_promise(position, seat, depth);
  return static_cast<double>(expected_score(rules_.evaluate(position, seat)));
}

double Luck::mean_promise(const void* position, Seat seat, int depth) {
  const AlignedBytes after = rules_.room();
  std::vector<Move> events(rules_.max_moves());
  std::vector<std::uint32_t> weights(rules_.max_moves());
  const std::uint32_t count = rules_.distinct_events(position, after.get(), events.data(), weights.data());
  double sum = 0, total = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    rules_.copy(after.get(), position);
    if (!rules_.play(after.get(), BW_CHANCE, events[i])) continue;
    sum += weights[i] * promise(after.get(), seat, depth - 1);
    total += weights[i];
  }
  return total == 0 ? 0 : sum / total;
}

}  // namespace boardwright
