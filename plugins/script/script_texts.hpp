// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of moves and positions that follow from what a script declares.
//
// A position: the rows of the board from the top, parted by /, with signs and . for an empty field (parted by commas
// where a sign has two letters), of a stack which and how many in parentheses and from the bottom, such as (w*2b), and w*3
// where all are alike; who is on turn, "chance", or the reason and half points of the end; then the state
// by name, such as die=3 or card=1,2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/script/game_machine.hpp"

namespace boardwright::script {

/// Of one script. A view of what it declares, which outlives it.
class ScriptTexts {
 public:
  ScriptTexts(const Declaration& declared, const Layout& layout) : declared_(declared), layout_(layout) {}

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

 private:
  [[nodiscard]] std::string write_turn(const std::byte* position) const;
  [[nodiscard]] static std::string write_state(const Layout::State& state, const std::byte* position);

  const Declaration& declared_;
  const Layout& layout_;
};

}  // namespace boardwright::script
