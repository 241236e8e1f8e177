// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "plugins/script/game_machine.hpp"

namespace boardwright::script {

/// Machines of one script for as many threads as ask at once, and where each thread failed last. From any thread.
class MachinePool {
 public:
  /// Null, and the problem says why.
  using Make = std::function<std::unique_ptr<GameMachine>(Problem& problem)>;
  explicit MachinePool(Make make);
  MachinePool(const MachinePool&) = delete;
  MachinePool& operator=(const MachinePool&) = delete;

  /// What went wrong last under these rules in this thread; nothing: nothing has, or something else has since.
  [[nodiscard]] std::optional<Problem> last_problem() const;

 private:
  friend class BorrowedMachine;
  friend class DivertedMachine;
  struct Slot {
    std::atomic<bool> taken{false};
    std::unique_ptr<GameMachine> machine;
  };
  static constexpr std::size_t kSlots = 128;
  /// Where this thread failed last. Numbers, which need no tidying when the language is unloaded before a thread ends.
  struct Failed {
    std::uint64_t pool = 0;  ///< its number_: another may lie at the same address later
    std::size_t slot = 0;    ///< kSlots: the machine that it was diverted to
  };
  /// Which pool is answered for otherwise in this thread, and by what.
  struct Diversion {
    std::uint64_t pool = 0;  ///< its number_; 0: none
    GameMachine* machine = nullptr;
  };
  static thread_local Failed last_failed;
  static thread_local Diversion diversion;

  Make make_;
  const std::uint64_t number_;  // from 1, never given twice
  mutable std::array<Slot, kSlots> slots_;
};

/// A machine for one call; the same one again for the same thread as long as no other has taken it.
class BorrowedMachine {
 public:
  explicit BorrowedMachine(const MachinePool& pool);
  ~BorrowedMachine();
  BorrowedMachine(const BorrowedMachine&) = delete;
  BorrowedMachine& operator=(const BorrowedMachine&) = delete;
  [[nodiscard]] explicit operator bool() const { return machine_ != nullptr; }
  [[nodiscard]] GameMachine& operator*() const { return *machine_; }
  [[nodiscard]] GameMachine* operator->() const { return machine_; }
  /// BW_FAILED; what went wrong is kept for this thread.
  [[nodiscard]] bw_status failed() const;

 private:
  const MachinePool& pool_;
  std::size_t slot_;
  GameMachine* machine_ = nullptr;
};

/// As long as it lives, this machine is what its thread borrows. One at a time in a thread.
class DivertedMachine {
 public:
  DivertedMachine(const MachinePool& pool, GameMachine& machine);
  ~DivertedMachine();
  DivertedMachine(const DivertedMachine&) = delete;
  DivertedMachine& operator=(const DivertedMachine&) = delete;
  /// Whether there is one in this thread.
  [[nodiscard]] static bool any();
};

}  // namespace boardwright::script
