// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/turned_down.hpp"

#include <algorithm>

namespace boardwright {
namespace {

bool offers(const Update& update) {
  return std::ranges::find(update.table.draw_offers, update.viewer) != update.table.draw_offers.end();
}

bool asks(const Update& update) {
  return update.table.request && update.table.request->seat == update.viewer;
}

}  // namespace

std::optional<TurnedDown> turned_down(const Update& before, const Update& now) {
  if (before.viewer != now.viewer || before.generation != now.generation || before.ply != now.ply ||
      now.rewound || now.table.result)
    return std::nullopt;
  if (offers(before) && !offers(now)) return TurnedDown::kDraw;
  if (!asks(before) || asks(now)) return std::nullopt;
  if (before.table.request->type == Request::Type::kTakeBack) return TurnedDown::kTakeBack;
  return now.table.paused ? std::nullopt : std::optional(TurnedDown::kPause);
}

}  // namespace boardwright
