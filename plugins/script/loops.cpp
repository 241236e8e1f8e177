// SPDX-License-Identifier: GPL-3.0-or-later
//
// Leaf counts and random games without a call through the contract for each move: one machine for all of it.
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>

#include <boardwright/pure/random.hpp>
#include <boardwright/pure/repetition.hpp>
#include <boardwright/sdk/bound.hpp>
#include <cstring>
#include <memory>

#include "plugins/script/extensions.hpp"
#include "plugins/script/script_rules.hpp"

namespace boardwright::script {
namespace {

/// The first seat on turn and its moves, or chance and its events; null if the rules fail.
const Steps* next_steps(const ScriptRules& rules, const BorrowedMachine& machine, const std::byte* position,
                        bw_seat& seat) {
  const bw_turn turn = rules.turn(position);
  seat = turn == BW_TURN_CHANCE ? BW_CHANCE : static_cast<bw_seat>(__builtin_ctz(turn));
  return machine->moves(position, seat);
}

bool count_leaves(const ScriptRules& rules, const BorrowedMachine& machine, const std::byte* position,
                  std::uint32_t depth, std::uint64_t& leaves) {
  if (depth == 0) return ++leaves, true;
  if (rules.turn(position) == BW_TURN_OVER) return true;
  bw_seat seat = 0;
  const Steps* listed = next_steps(rules, machine, position, seat);
  if (listed == nullptr) return false;
  if (depth == 1) return leaves += listed->all().size(), true;
  const std::vector<Step> steps(listed->all().begin(), listed->all().end());
  for (const Step& step : steps) {
    Bytes next(position, position + rules.layout().size());
    if (!machine->play(next.data(), seat, step)) return false;
    if (!count_leaves(rules, machine, next.data(), depth - 1, leaves)) return false;
  }
  return true;
}

bw_status count(const bw_rules* r, const void* position, std::uint32_t depth,
                std::uint64_t* leaves) noexcept {
  return sdk::guard({}, [&] {
    const BorrowedMachine machine(ScriptRules::of(r).machines());
    if (!machine) return machine.failed();
    std::uint64_t counted = 0;
    if (!count_leaves(ScriptRules::of(r), machine, static_cast<const std::byte*>(position), depth, counted))
      return machine.failed();
    *leaves = counted;
    return BW_OK;
  });
}

const Step& draw_event(const Steps& steps, Random& random) {
  std::uint32_t total = 0;
  for (const Step& step : steps.all()) total += step.weight;
  std::uint32_t rest = random.below(total);
  std::size_t i = 0;
  while (rest >= steps.all()[i].weight) rest -= steps.all()[i++].weight;
  return steps.all()[i];
}

Step random_step(const Steps& steps, bw_seat seat, Random& random) {
  if (seat == BW_CHANCE) return draw_event(steps, random);
  return steps.all()[random.below(static_cast<std::uint32_t>(steps.all().size()))];
}

void end_by_repetition(const ScriptRules& rules, bw_playout_result& out) {
  for (std::size_t i = 0; i < BW_MAX_SEATS; ++i) out.scores[i] = rules.facts->repetition_scores[i];
  out.reason = rules.facts->repetition_reason;
}

void end_by_rules(const bw_rules& rules, const std::byte* position, bw_playout_result& out) {
  bw_outcome outcome{};
  outcome.struct_size = sizeof outcome;
  rules.api->outcome(&rules, position, &outcome);
  std::memcpy(out.scores, outcome.scores, sizeof outcome.scores);
  out.reason = outcome.reason;
}

bw_status run(const bw_rules* r, const void* position, const bw_playout_options* given,
              std::uint64_t words[4], bw_playout_result* out) noexcept {
  return sdk::guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    const std::uint32_t limit = given->ply_limit != 0 ? given->ply_limit : rules.facts->ply_limit;
    if (limit > RepetitionCounter::kMaxPlies || given->earlier_count > RepetitionCounter::kMaxPlies)
      return BW_BAD_INPUT;
    const BorrowedMachine machine(rules.machines());
    if (!machine) return machine.failed();
    Random random(words);
    Bytes now(static_cast<const std::byte*>(position),
              static_cast<const std::byte*>(position) + rules.layout().size());
    const std::uint32_t repetition = rules.facts->repetition_limit;
    const auto seen = repetition != 0 ? std::make_unique<RepetitionCounter>() : nullptr;
    if (seen) {
      for (std::uint32_t i = 0; i < given->earlier_count; ++i) seen->add(given->earlier[i]);
      seen->add(rules.hash(rules.compared(machine, now.data()).data()));
    }
    std::uint32_t plies = 0;
    out->reason = nullptr;
    for (auto& score : out->scores) score = 1;
    while (rules.turn(now.data()) != BW_TURN_OVER && plies < limit) {
      bw_seat seat = 0;
      const Steps* steps = next_steps(rules, machine, now.data(), seat);
      if (steps == nullptr) return machine.failed();
      if (steps->all().empty()) break;  // broken rules: undecided
      const Step step = random_step(*steps, seat, random);
      if (!machine->play(now.data(), seat, step)) return machine.failed();
      ++plies;
      if (seen && seen->add(rules.hash(rules.compared(machine, now.data()).data())) >= repetition &&
          rules.turn(now.data()) != BW_TURN_OVER) {
        end_by_repetition(rules, *out);
        break;
      }
    }
    if (rules.turn(now.data()) == BW_TURN_OVER) end_by_rules(rules, now.data(), *out);
    random.save(words);
    out->plies = plies;
    return BW_OK;
  });
}

}  // namespace

const bw_perft kPerft{sizeof(bw_perft), count};
const bw_playout kPlayout{sizeof(bw_playout), run};

}  // namespace boardwright::script
