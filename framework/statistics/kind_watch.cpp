// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/kind_watch.hpp"

#include <boardwright/abi/board.h>
#include <boardwright/abi/view.h>

#include <algorithm>

namespace boardwright {

KindWatch::KindWatch(std::shared_ptr<const Rules> rules, RunCounts& counts)
    : rules_(std::move(rules)),
      board_(rules_->extension<bw_board>(BW_BOARD)),
      geometry_(rules_->geometry()),
      view_(rules_->has(BW_HAS_HIDDEN) ? rules_->extension<bw_view>(BW_VIEW) : nullptr),
      counts_(counts),
      seen_(rules_->facts().position_size, std::max<std::size_t>(rules_->facts().position_alignment, 8)) {
  if (board_ == nullptr || geometry_ == nullptr) return;
  items_.resize(geometry_->max_items);
  now_.resize(geometry_->kind_count);
  counts_.kind_most.resize(geometry_->kind_count, 0);
}

void KindWatch::begin(std::uint64_t number, const void* start) {
  static_cast<void>(number);
  look(start);
}

void KindWatch::step(const ObservedStep& step) { look(step.after); }

void KindWatch::finish(const GameEnd& end, GameRow& row) {
  static_cast<void>(end);
  static_cast<void>(row);
}

void KindWatch::look(const void* position) {
  if (now_.empty()) return;
  std::fill(now_.begin(), now_.end(), 0);
  if (view_ == nullptr) {
    count(position, 0, false);
  } else {
    for (Seat seat = 0; seat < rules_->seat_count(); ++seat)
      if (view_->project(rules_->raw(), position, seat, seen_.get()) == BW_OK) count(seen_.get(), seat, true);
  }
  for (std::size_t kind = 0; kind < now_.size(); ++kind)
    counts_.kind_most[kind] = std::max(counts_.kind_most[kind], now_[kind]);
}

void KindWatch::count(const void* position, Seat viewer, bool own) {
  std::uint32_t items = 0;
  if (board_->picture(rules_->raw(), position, viewer, items_.data(), &items) != BW_OK) return;
  for (std::uint32_t i = 0; i < items && i < items_.size(); ++i) {
    const bw_item& item = items_[i];
    if (item.place >= geometry_->field_count || item.kind >= geometry_->kind_count) continue;
    const Seat owner = geometry_->kinds[item.kind].owner;
    if (!own || owner == viewer || (owner == BW_NOBODY && viewer == 0)) ++now_[item.kind];
  }
}

}  // namespace boardwright
