// SPDX-License-Identifier: GPL-3.0-or-later
//
// A script as rules of the contract: what it declares, and machines for as many threads as ask at once.
#pragma once

#include <boardwright/abi/board_2.h>

#include <boardwright/sdk/shape.hpp>
#include <mutex>
#include <optional>

#include "plugins/script/game_machine.hpp"
#include "plugins/script/lines.hpp"
#include "plugins/script/machine_pool.hpp"
#include "plugins/script/script_texts.hpp"

namespace boardwright::script {

class ScriptRules : public bw_rules {
 public:
  /// Null, and the problem says why: among others a start that can't be.
  [[nodiscard]] static std::unique_ptr<ScriptRules> create(std::string file, std::string source,
                                                           ParameterValues values, const Declaration& known,
                                                           Problem& problem);
  ScriptRules(const ScriptRules&) = delete;
  ScriptRules& operator=(const ScriptRules&) = delete;

  /// A machine that nobody else has or gets; null, and the problem says why. `marks`: as GameMachine notes lines.
  [[nodiscard]] std::unique_ptr<GameMachine> own_machine(Problem& problem,
                                                         const LineMarks* marks = nullptr) const;

  [[nodiscard]] static const ScriptRules& of(const bw_rules* rules) {
    return *static_cast<const ScriptRules*>(rules);
  }
  [[nodiscard]] const Declaration& declared() const noexcept { return declared_; }
  [[nodiscard]] const Layout& layout() const noexcept { return *layout_; }
  [[nodiscard]] const std::string& file() const noexcept { return file_; }
  [[nodiscard]] const bw_geometry& geometry() const noexcept { return *geometry_; }
  /// Of a board that isn't of squares, or has stacks; else null.
  [[nodiscard]] const bw_shape* shape() const noexcept { return shape_; }
  /// Compiled for it when it is first asked for.
  [[nodiscard]] const LineTable& lines() const;
  [[nodiscard]] const Bytes& first_position() const noexcept { return start_; }
  /// Of those that `uses` names, in the order of Declaration::traced.
  [[nodiscard]] const std::vector<const char*>& traced_numbers() const noexcept { return traced_numbers_; }

  [[nodiscard]] bw_turn turn(const std::byte* position) const;
  [[nodiscard]] bool on_turn(const std::byte* position, bw_seat seat) const;
  [[nodiscard]] std::uint64_t hash(const std::byte* position) const;
  /// What a repetition compares; the position itself where the script leaves nothing out, or fails.
  [[nodiscard]] Bytes compared(const BorrowedMachine& machine, const std::byte* position) const;

  [[nodiscard]] ScriptTexts texts() const { return {declared_, *layout_}; }
  [[nodiscard]] const MachinePool& machines() const noexcept { return machines_; }

 private:
  ScriptRules() = default;
  void declare_facts();
  void declare_board();
  /// The same for boards of both kinds; their table.
  template <class Board>
  auto furnish(Board& board) const;

  std::string file_, source_;
  ParameterValues values_;
  Declaration declared_;
  std::unique_ptr<Layout> layout_;
  Bytes start_;
  bw_facts constant_{};
  std::vector<const char*> seats_, traced_numbers_;
  std::optional<sdk::Geometry> grid_;
  std::optional<sdk::Shape> shapes_;
  const bw_geometry* geometry_ = nullptr;  // their tables, whole before threads ask for them
  const bw_shape* shape_ = nullptr;
  MachinePool machines_{[this](Problem& problem) { return own_machine(problem); }};
  mutable std::mutex lines_mutex_;
  mutable std::unique_ptr<const LineTable> lines_;
};

/// Positions as the contract passes them.
[[nodiscard]] inline const std::byte* at(const void* position) {
  return static_cast<const std::byte*>(position);
}
[[nodiscard]] inline std::byte* at(void* position) { return static_cast<std::byte*>(position); }

/// The table of functions that every script has.
extern const bw_rules_api kScriptApi;

}  // namespace boardwright::script
