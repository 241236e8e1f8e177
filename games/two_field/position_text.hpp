// SPDX-License-Identifier: MIT
//
// T7.2: positions as texts. Reading them is in position_reader.hpp.
#pragma once

#include "notation.hpp"

namespace two_field {

inline constexpr char kLakeSign = '#', kMovedSign = '\'', kRevealedSign = '!';
inline constexpr char kUnknownSigns[] = {'X', 'x'};       // by seat
inline constexpr std::string_view kPhaseLetters = "rb*";  // by Phase

/// Calls `visit(line, count)` in the order of the text: by the lower column, then the lower row of a line's
/// first field, then of its second.
template <class B, class Visit>
void each_line(const LineMemory<B>& memory, Visit&& visit) {
  for (unsigned column = 0; column < B::kMost; ++column)
    for (unsigned row = 0; row < B::kMost; ++row)
      for (unsigned across = 0; across < 2; ++across)
        if (const Line line{B::bit(column, row), across}; memory.count(line) != 0)
          visit(line, memory.count(line));
}

template <class B>
[[nodiscard]] std::string line_name(const Line& line) {
  return B::name(line.low) + B::name(high_field<B>(line));
}

template <class B>
[[nodiscard]] std::string write_memory(const LineMemory<B>& memory) {
  if (memory.empty()) return "-";
  std::string text = B::name(memory.field);
  char before = '/';
  each_line(memory, [&](const Line& line, unsigned count) {
    text += before + line_name<B>(line) + ':' + std::to_string(count);
    before = ',';
  });
  return text;
}

template <class P>
[[nodiscard]] std::string write_board(const Land<typename P::Board>& land, const P& position) {
  using B = typename P::Board;
  std::string text;
  for (unsigned row = land.size(); row-- != 0;) {
    unsigned run = 0;
    const auto end_run = [&] {
      if (run != 0) text += std::to_string(run);
      run = 0;
    };
    for (unsigned column = 0; column < land.size(); ++column) {
      const unsigned bit = B::bit(column, row);
      const std::uint8_t code = position.on[bit];
      const bool lake = !land.has(bit);
      if (code == 0 && !lake) {
        ++run;
        continue;
      }
      end_run();
      const std::uint8_t what = code & kKindBits;
      if (lake)
        text += kLakeSign;
      else if (what == kLeftEmpty)
        text += kEmptySign;
      else
        text += what == kUnknown ? kUnknownSigns[position.owner(bit)]
                                 : letter(position.owner(bit), kind_of(code));
      if ((code & kMoved) != 0) text += kMovedSign;
      if ((code & kRevealed) != 0) text += kRevealedSign;
    }
    end_run();
    if (row != 0) text += '/';
  }
  return text;
}

template <class P>
[[nodiscard]] std::string write_position(const Land<typename P::Board>& land, const P& position) {
  return write_board(land, position) + ' ' + kPhaseLetters[position.phase] + ' ' +
         write_memory(position.memory[kRed]) + ' ' + write_memory(position.memory[kBlue]) + ' ' +
         std::to_string(position.quiet);
}

}  // namespace two_field
