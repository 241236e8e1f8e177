// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which machine answers a thread that asks the rules: one that is borrowed, or the one that it was diverted to.
#include <thread>

#include "plugins/script/script_rules.hpp"

namespace boardwright::script {

thread_local ScriptRules::Failed ScriptRules::last_failed;
thread_local ScriptRules::Diversion ScriptRules::diversion;

ScriptRules::Diverted::Diverted(const ScriptRules& rules, GameMachine& machine) {
  diversion = {rules.number_, &machine};
}
ScriptRules::Diverted::~Diverted() { diversion = {}; }
bool ScriptRules::Diverted::any() { return diversion.rules != 0; }

ScriptRules::Borrowed::Borrowed(const ScriptRules& rules) : rules_(rules), slot_(kSlots) {
  if (diversion.rules == rules.number_) {
    machine_ = diversion.machine;
    return;
  }
  const std::size_t first = std::hash<std::thread::id>()(std::this_thread::get_id());
  for (slot_ = first % kSlots;; slot_ = (slot_ + 1) % kSlots) {
    bool free = false;
    if (rules.slots_[slot_].taken.compare_exchange_strong(free, true, std::memory_order_acquire)) break;
  }
  auto& machine = rules.slots_[slot_].machine;
  if (!machine) {
    Problem problem;
    machine = rules.own_machine(problem);
  }
  machine_ = machine.get();
}

std::unique_ptr<GameMachine> ScriptRules::own_machine(Problem& problem, const LineMarks* marks) const {
  return GameMachine::create(source_, values_, declared_, *layout_, problem, marks);
}

const LineTable& ScriptRules::lines() const {
  const std::lock_guard lock(lines_mutex_);
  if (!lines_) lines_ = std::make_unique<const LineTable>(source_);
  return *lines_;
}

ScriptRules::Borrowed::~Borrowed() {
  if (slot_ != kSlots) rules_.slots_[slot_].taken.store(false, std::memory_order_release);
}

bw_status ScriptRules::Borrowed::failed() const {
  last_failed = machine_ != nullptr ? Failed{rules_.number_, slot_} : Failed{};
  return BW_FAILED;
}

std::optional<Problem> ScriptRules::last_problem() const {
  if (last_failed.rules != number_) return std::nullopt;
  if (last_failed.slot == kSlots)
    return diversion.rules == number_ ? std::optional(diversion.machine->problem()) : std::nullopt;
  Slot& slot = slots_[last_failed.slot];
  bool free = false;  // another thread may have borrowed the machine since
  if (!slot.taken.compare_exchange_strong(free, true, std::memory_order_acquire)) return std::nullopt;
  std::optional<Problem> problem(slot.machine->problem());
  slot.taken.store(false, std::memory_order_release);
  return problem;
}

}  // namespace boardwright::script
