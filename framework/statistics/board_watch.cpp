// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/board_watch.hpp"

#include <boardwright/abi/board.h>
#include <boardwright/abi/view.h>

#include <algorithm>

namespace boardwright {
namespace {

constexpr Seat kEmpty = BW_CHANCE;

AlignedBytes room_for(const Rules& rules) {
  return {rules.facts().position_size, std::max<std::size_t>(rules.facts().position_alignment, 8)};
}

}  // namespace

BoardWatch::BoardWatch(std::shared_ptr<const Rules> rules, RunCounts& counts)
    : rules_(std::move(rules)),
      board_(rules_->board()),
      geometry_(rules_->geometry()),
      view_(rules_->has(BW_HAS_HIDDEN) ? rules_->extension<bw_view>(BW_VIEW) : nullptr),
      counts_(counts),
      seen_(room_for(*rules_)) {
  if (board_ == nullptr || geometry_ == nullptr) return;
  items_.resize(geometry_->max_items);
  kinds_.resize(geometry_->kind_count);
  counts_.kind_most.resize(geometry_->kind_count, 0);
  for (Occupied* occupied : {&before_, &after_}) {
    occupied->owner.resize(geometry_->field_count);
    occupied->kind.resize(geometry_->field_count);
    occupied->pieces.resize(rules_->seat_count());
  }
  counts_.visits.resize(geometry_->field_count, 0);
  counts_.captures.resize(geometry_->field_count, 0);
}

std::span<const bw_item> BoardWatch::items(const void* position, Seat viewer) {
  if (view_ != nullptr) {
    if (view_->project(rules_->raw(), position, viewer, seen_.get()) != BW_OK) return {};
    position = seen_.get();
  }
  std::uint32_t count = 0;
  if (board_->picture(rules_->raw(), position, viewer, items_.data(), &count) != BW_OK) return {};
  const auto end = items_.begin() + std::min<std::ptrdiff_t>(count, std::ssize(items_));
  const auto kept = std::remove_if(items_.begin(), end, [this](const bw_item& item) {
    return item.place >= geometry_->field_count || item.kind >= geometry_->kind_count;
  });
  return {items_.begin(), kept};
}

void BoardWatch::look(const void* position, Occupied& out) {
  std::fill(out.owner.begin(), out.owner.end(), kEmpty);
  std::fill(out.pieces.begin(), out.pieces.end(), 0U);
  const auto seen = items(position, BW_SPECTATOR);
  for (const bw_item& item : seen) {
    const Seat owner = geometry_->kinds[item.kind].owner;
    out.owner[item.place] = owner;
    out.kind[item.place] = item.kind;
    if (owner < out.pieces.size()) ++out.pieces[owner];
  }
  count_kinds(position, seen);
}

void BoardWatch::count_kinds(const void* position, std::span<const bw_item> seen) {
  std::fill(kinds_.begin(), kinds_.end(), 0U);
  if (view_ == nullptr) {
    for (const bw_item& item : seen) ++kinds_[item.kind];
  } else {
    for (Seat seat = 0; seat < rules_->seat_count(); ++seat) {
      for (const bw_item& item : items(position, seat)) {
        const Seat owner = geometry_->kinds[item.kind].owner;
        if (owner == seat || (owner == BW_NOBODY && seat == 0)) ++kinds_[item.kind];
      }
    }
  }
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
    counts_.kind_most[kind] = std::max(counts_.kind_most[kind], kinds_[kind]);
}

void BoardWatch::begin(std::uint64_t number, const void* start) {
  static_cast<void>(number);
  captures_ = 0;
  if (board_ == nullptr || geometry_ == nullptr) return;
  look(start, before_);
  used_.assign(geometry_->field_count, 0);
  for (std::size_t field = 0; field < used_.size(); ++field)
    if (before_.owner[field] != kEmpty) used_[field] = 1;
}

void BoardWatch::step(const ObservedStep& step) {
  if (board_ == nullptr || geometry_ == nullptr) return;
  look(step.after, after_);
  for (std::size_t field = 0; field < used_.size(); ++field) {
    const Seat was = before_.owner[field], is = after_.owner[field];
    if (is != kEmpty) used_[field] = 1;
    if (is != kEmpty && (was != is || before_.kind[field] != after_.kind[field]) && is == step.seat)
      ++counts_.visits[field];
    // A piece of another seat is gone from here: taken, if that seat has fewer than before.
    if (was < after_.pieces.size() && was != step.seat && is != was &&
        after_.pieces[was] < before_.pieces[was])
      ++counts_.captures[field];
  }
  for (Seat seat = 0; seat < after_.pieces.size(); ++seat)
    if (seat != step.seat && after_.pieces[seat] < before_.pieces[seat])
      captures_ += before_.pieces[seat] - after_.pieces[seat];
  std::swap(before_, after_);
}

void BoardWatch::finish(const GameEnd& end, GameRow& row) {
  static_cast<void>(end);
  if (board_ == nullptr || geometry_ == nullptr || used_.empty()) return;
  row.set(Column::kCaptures, static_cast<double>(captures_));
  row.set(Column::kCoverage,
          static_cast<double>(std::count(used_.begin(), used_.end(), 1)) / static_cast<double>(used_.size()));
}

}  // namespace boardwright
