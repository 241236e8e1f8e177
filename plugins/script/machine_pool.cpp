// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/machine_pool.hpp"

#include <thread>

namespace boardwright::script {

thread_local MachinePool::Failed MachinePool::last_failed;
thread_local MachinePool::Diversion MachinePool::diversion;

MachinePool::MachinePool(Make make)
    : make_(std::move(make)), number_([] {
        static std::atomic<std::uint64_t> given{0};
        return ++given;
      }()) {}

std::optional<Problem> MachinePool::last_problem() const {
  if (last_failed.pool != number_) return std::nullopt;
  if (last_failed.slot == kSlots)
    return diversion.pool == number_ ? std::optional(diversion.machine->problem()) : std::nullopt;
  Slot& slot = slots_[last_failed.slot];
  bool free = false;  // another thread may have borrowed the machine since
  if (!slot.taken.compare_exchange_strong(free, true, std::memory_order_acquire)) return std::nullopt;
  std::optional<Problem> problem(slot.machine->problem());
  slot.taken.store(false, std::memory_order_release);
  return problem;
}

BorrowedMachine::BorrowedMachine(const MachinePool& pool) : pool_(pool), slot_(MachinePool::kSlots) {
  if (MachinePool::diversion.pool == pool.number_) {
    machine_ = MachinePool::diversion.machine;
    return;
  }
  const std::size_t first = std::hash<std::thread::id>()(std::this_thread::get_id());
  for (slot_ = first % MachinePool::kSlots;; slot_ = (slot_ + 1) % MachinePool::kSlots) {
    bool free = false;
    if (pool.slots_[slot_].taken.compare_exchange_strong(free, true, std::memory_order_acquire)) break;
  }
  auto& machine = pool.slots_[slot_].machine;
  if (!machine) {
    Problem problem;
    machine = pool.make_(problem);
  }
  machine_ = machine.get();
}

BorrowedMachine::~BorrowedMachine() {
  if (slot_ != MachinePool::kSlots) pool_.slots_[slot_].taken.store(false, std::memory_order_release);
}

bw_status BorrowedMachine::failed() const {
  MachinePool::last_failed =
      machine_ != nullptr ? MachinePool::Failed{pool_.number_, slot_} : MachinePool::Failed{};
  return BW_FAILED;
}

DivertedMachine::DivertedMachine(const MachinePool& pool, GameMachine& machine) {
  MachinePool::diversion = {pool.number_, &machine};
}
DivertedMachine::~DivertedMachine() { MachinePool::diversion = {}; }
bool DivertedMachine::any() { return MachinePool::diversion.pool != 0; }

}  // namespace boardwright::script
