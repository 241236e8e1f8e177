// SPDX-License-Identifier: MIT
//
// M11.3: positions as texts. Reading them is in position_reader.hpp.
#pragma once

#include "rules.hpp"

namespace militakiri {

inline constexpr std::string_view kPhaseLetters = "rb*d";  // by Phase

template <class B>
[[nodiscard]] std::string write_board(const Position<B>& position) {
  std::string text;
  const auto occupied = position.occupied();
  for (unsigned row = kRows; row-- != 0;) {
    unsigned run = 0;
    const auto end_run = [&] {
      if (run != 0) text += std::to_string(run);
      run = 0;
    };
    for (unsigned column = 0; column < B::kColumns; ++column) {
      const unsigned bit = B::bit(column, row);
      if (!occupied.has(bit)) {
        ++run;
        continue;
      }
      end_run();
      const Piece piece = position.piece_at(bit);
      text += shape_letter(piece.owner, piece.shape);
      text += piece.height == kTower ? kTowerLetter : static_cast<char>('0' + piece.height);
    }
    end_run();
    if (row != 0) text += '/';
  }
  return text;
}

template <class B>
[[nodiscard]] std::string write_position(const Position<B>& position) {
  std::string text = write_board(position) + ' ' + kPhaseLetters[position.phase] + ' ';
  for (const Seat seat : {kRed, kBlue}) {
    if (seat == kBlue) text += '/';
    for (const std::uint8_t spares : position.spares[seat]) text += static_cast<char>('0' + spares);
  }
  text += ' ';
  if (position.waiting[kRed].empty() && position.waiting[kBlue].empty()) text += '-';
  for (const Seat seat : {kRed, kBlue})
    for (unsigned i = 0; i < position.waiting[seat].size(); ++i)
      text += shape_letter(seat, position.waiting[seat].at(i));
  text += position.due == kNothingDue ? " m " : std::string(" p") + kShapeLetters[position.due] + ' ';
  text += position.endgame ? std::to_string(position.left[kRed]) + "/" + std::to_string(position.left[kBlue])
                           : "-";
  return text + ' ' + std::to_string(position.passes);
}

}  // namespace militakiri
