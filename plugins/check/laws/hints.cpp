// SPDX-License-Identifier: GPL-3.0-or-later
//
// What makes computer players stronger: values, noisy moves, priors.
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/search.h>

#include <algorithm>
#include <cmath>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/guarded.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

constexpr std::int32_t kMostValue = 4000;

Finding evaluation(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_evaluate>(BW_EVALUATE);
  if (table == nullptr) return not_applicable("the rules don't evaluate positions");
  const bool opposed = rules.seat_count() == 2 && rules.facts().score_sum != 0;
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    if (position.is_over()) return {};
    std::vector<std::int32_t> values;
    for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
      std::int32_t value = 0, again = 0;
      const bw_status status = table->evaluate(rules.raw(), position.data(), seat, &value);
      if (status != BW_OK || table->evaluate(rules.raw(), position.data(), seat, &again) != BW_OK)
        return fail("the value for " + name_of(rules, seat) + " fails with status " + std::to_string(status));
      if (value != again) return fail("the value for " + name_of(rules, seat) + " differs the second time");
      if (value < -kMostValue || value > kMostValue)
        return fail("the value for " + name_of(rules, seat) + " is " + std::to_string(value) +
                    ", expected -4000 to 4000");
      values.push_back(value);
    }
    if (opposed && values[0] != -values[1])
      return fail("the value for one seat is " + std::to_string(values[0]) + ", for the other " +
                  std::to_string(values[1]) + ", expected the opposite");
    return {};
  });
}

Finding noisy_moves(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_noisy>(BW_NOISY);
  if (table == nullptr) return not_applicable("the rules call no moves noisy");
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
      const auto moves = position.moves(seat);
      Guarded<Move> room(rules.facts().max_moves);
      std::uint32_t count = 0;
      const bw_status status = table->moves(rules.raw(), position.data(), seat, room.data(), &count);
      if (!room.intact() || count > rules.facts().max_moves)
        return fail("more noisy moves than moves declared");
      if (status != BW_OK) return fail("listing noisy moves fails with status " + std::to_string(status));
      const auto noisy = room.take(count);
      for (std::size_t i = 0; i < noisy.size(); ++i) {
        if (i > 0 && noisy[i] <= noisy[i - 1])
          return fail("noisy move " + std::to_string(noisy[i]) + " is listed after " +
                      std::to_string(noisy[i - 1]));
        if (!std::binary_search(moves.begin(), moves.end(), noisy[i]))
          return fail("noisy move " + std::to_string(noisy[i]) + " of " + name_of(rules, seat) +
                      " isn't legal");
      }
    }
    return {};
  });
}

Finding priors(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_priors>(BW_PRIORS);
  if (table == nullptr) return not_applicable("the rules have no priors");
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Seat seat : position.seats_on_turn()) {
      const auto moves = position.moves(seat);
      if (moves.empty()) continue;
      Guarded<float> room(moves.size());
      const auto count = static_cast<std::uint32_t>(moves.size());
      const bw_status status =
          table->weights(rules.raw(), position.data(), seat, moves.data(), count, room.data());
      if (!room.intact()) return fail("there are more priors than moves");
      if (status != BW_OK) return fail("priors fail with status " + std::to_string(status));
      double sum = 0;
      for (const float weight : room.take(count)) {
        if (!std::isfinite(weight) || weight < 0)
          return fail("a prior is " + std::to_string(weight) + ", expected at least 0");
        sum += static_cast<double>(weight);
      }
      if (!(sum > 0)) return fail("all priors are 0");
    }
    return {};
  });
}

}  // namespace

std::span<const Law> hints_laws() {
  static constexpr Law kLaws[] = {
      {"evaluation", "Values are within range, and what is good for one seat is as bad for the other.",
       evaluation},
      {"noisy_moves", "Noisy moves are legal moves, ascending.", noisy_moves},
      {"priors", "Every move's prior is a number of at least 0.", priors},
  };
  return kLaws;
}

}  // namespace boardwright::check
