// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/history.hpp"

#include <boardwright/abi/history.h>

#include "plugins/host/sink.hpp"

namespace boardwright {

History::History(const Position& start) {
  const auto* history = start.rules().extension<bw_history>(BW_HISTORY);
  if (history == nullptr) return;
  bytes_.resize((history->size(start.rules().raw()) + 7) / 8);
  history->start(start.rules().raw(), start.data(), bytes_.data());
}

void History::move(const Position& position, Seat seat, Move move) {
  if (bytes_.empty()) return;
  position.rules()
      .extension<bw_history>(BW_HISTORY)
      ->move(position.rules().raw(), position.data(), seat, move, bytes_.data());
}

std::string History::tell(const Position& view, std::uint32_t place, Seat viewer) const {
  if (bytes_.empty()) return {};
  TextSink json;
  const auto* history = view.rules().extension<bw_history>(BW_HISTORY);
  const bw_status status =
      history->tell(view.rules().raw(), view.data(), bytes_.data(), place, viewer, json.sink());
  return status == BW_OK ? json.text() : "";
}

}  // namespace boardwright
