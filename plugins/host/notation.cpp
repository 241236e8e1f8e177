// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/notation.hpp"

#include <boardwright/abi/notation.h>

#include "plugins/host/sink.hpp"

namespace boardwright {

Result<Move> read_any_move(const Position& position, Seat seat, std::string_view text) {
  auto own = position.read_move(seat, text);
  const auto* notation = position.rules().extension<bw_notation>(BW_NOTATION);
  if (own || notation == nullptr) return own;
  Move move = 0;
  TextSink ignored;  // what the rules' own reader says is what people are told
  const bw_status status = notation->read(position.rules().raw(), position.data(), seat, text.data(),
                                          text.size(), &move, ignored.sink());
  return status == BW_OK ? Result<Move>(move) : own;
}

std::string machine_text(const Position& position, Seat seat, Move move) {
  const auto* notation = position.rules().extension<bw_notation>(BW_NOTATION);
  TextSink text;
  if (seat == BW_CHANCE || notation == nullptr ||
      notation->write(position.rules().raw(), position.data(), seat, move, text.sink()) != BW_OK ||
      text.text().empty())
    return position.move_text(seat, move);
  return text.text();
}

}  // namespace boardwright
