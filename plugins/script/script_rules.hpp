// SPDX-License-Identifier: GPL-3.0-or-later
//
// A script as rules of the contract: what it declares, and machines for as many threads as ask at once.
#pragma once

#include <boardwright/abi/board_2.h>

#include <array>
#include <atomic>
#include <boardwright/sdk/shape.hpp>
#include <functional>
#include <mutex>
#include <optional>

#include "plugins/script/game_machine.hpp"
#include "plugins/script/lines.hpp"

namespace boardwright::script {

class ScriptRules : public bw_rules {
 public:
  /// Null, and the problem says why: among others a start that can't be.
  [[nodiscard]] static std::unique_ptr<ScriptRules> create(std::string file, std::string source,
                                                           ParameterValues values, const Declaration& known,
                                                           Problem& problem);
  ScriptRules(const ScriptRules&) = delete;
  ScriptRules& operator=(const ScriptRules&) = delete;

  /// A machine for one call; the same one again for the same thread as long as no other has taken it.
  class Borrowed {
   public:
    explicit Borrowed(const ScriptRules& rules);
    ~Borrowed();
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;
    [[nodiscard]] explicit operator bool() const { return machine_ != nullptr; }
    [[nodiscard]] GameMachine& operator*() const { return *machine_; }
    [[nodiscard]] GameMachine* operator->() const { return machine_; }
    /// BW_FAILED; what went wrong is kept for this thread.
    [[nodiscard]] bw_status failed() const;

   private:
    const ScriptRules& rules_;
    std::size_t slot_;
    GameMachine* machine_ = nullptr;
  };

  /// A machine that nobody else has or gets; null, and the problem says why. `marks`: as GameMachine notes lines.
  [[nodiscard]] std::unique_ptr<GameMachine> own_machine(Problem& problem,
                                                         const LineMarks* marks = nullptr) const;

  /// As long as it lives, this machine answers what its thread asks of the rules. One at a time in a thread.
  class Diverted {
   public:
    Diverted(const ScriptRules& rules, GameMachine& machine);
    ~Diverted();
    Diverted(const Diverted&) = delete;
    Diverted& operator=(const Diverted&) = delete;
    /// Whether there is one in this thread.
    [[nodiscard]] static bool any();
  };

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
  [[nodiscard]] Bytes compared(const Borrowed& machine, const std::byte* position) const;

  // Texts (script_texts.cpp).
  [[nodiscard]] bool write_step(GameMachine& machine, const std::byte* position, bw_seat seat,
                                const Step& step, std::string& text) const;
  [[nodiscard]] std::string write_position(const std::byte* position) const;
  /// The sentence of what is wrong with the text; empty: it has been read.
  [[nodiscard]] std::string read_position(std::string_view text, std::byte* out) const;
  /// The texts of all moves of a seat, in their order; null on failure. As long as the machine lists the same.
  [[nodiscard]] const std::vector<std::string>* step_texts(GameMachine& machine, const std::byte* position,
                                                           bw_seat seat) const;
  /// The fields of a move joined by -, words as they are.
  [[nodiscard]] std::string plain_step(bw_seat seat, const Step& step) const;
  /// What has become another between two positions, such as "a3=w;die=4;turn=blue"; empty: nothing.
  [[nodiscard]] std::string changes(const std::byte* before, const std::byte* after) const;
  /// The fields that a move touches, in their order.
  [[nodiscard]] std::vector<std::uint32_t> clicks(bw_seat seat, const Step& step) const;

  /// What went wrong last under these rules in this thread; nothing: nothing has, or something else has since.
  [[nodiscard]] std::optional<Problem> last_problem() const;

 private:
  ScriptRules() = default;
  [[nodiscard]] std::string write_turn(const std::byte* position) const;
  [[nodiscard]] static std::string write_state(const Layout::State& state, const std::byte* position);
  void declare_facts();
  void declare_board();
  /// The same for boards of both kinds; their table.
  template <class Board>
  auto furnish(Board& board) const;

  /// Where this thread failed last. Numbers, which need no tidying when the language is unloaded before a thread ends.
  struct Failed {
    std::uint64_t rules = 0;  ///< their number_: others may lie at the same address later
    std::size_t slot = 0;     ///< kSlots: the machine that it was diverted to
  };
  static thread_local Failed last_failed;
  /// Which rules are answered otherwise in this thread, and by what.
  struct Diversion {
    std::uint64_t rules = 0;  ///< their number_; 0: none
    GameMachine* machine = nullptr;
  };
  static thread_local Diversion diversion;
  std::uint64_t number_ = 0;  // from 1, never given twice

  struct Slot {
    std::atomic<bool> taken{false};
    std::unique_ptr<GameMachine> machine;
  };
  static constexpr std::size_t kSlots = 128;

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
  mutable std::array<Slot, kSlots> slots_;
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
