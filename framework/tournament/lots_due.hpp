// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lots a tournament has still to draw, and from which seed (T1.7). A seed is promised before: its hash is shown from
// then on. Pure functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

/// What decides an open evening's sides where nothing else does (T12.8).
inline constexpr const char* kSidesLot = "open-evening-sides";

/// The lots that have to be drawn before the next round, or the next match of an open evening, can be paired (T3.1, T6.29,
/// T13.2), by their names.
[[nodiscard]] std::vector<std::string> lots_due(const Tournament& tournament);

/// Whether a lot is due, or may still come.
[[nodiscard]] bool may_draw(const Tournament& tournament);

/// The one with which the next lot is drawn; nothing: none is promised. A lot that was taken back is drawn with the same
/// seed again.
[[nodiscard]] const PromisedLot* open_promise(const Tournament& tournament);

/// The hash of its seed, which may be shown; empty: none is promised.
[[nodiscard]] std::string promised_hash(const Tournament& tournament);
/// The same while a lot is due; empty: none is.
[[nodiscard]] std::string hash_due(const Tournament& tournament);

/// A hash in groups of four, so that it can be compared with what somebody has noted.
[[nodiscard]] std::string spaced_hash(std::string_view hash);

/// These lots, drawn with a promised seed and what people have said before. Who asks again after a lot was taken back gets
/// what was said at first: nobody chooses words when the seed is known.
[[nodiscard]] std::vector<LotDrawn> draw_promised(const Tournament& tournament, const PromisedLot& promise,
                                                  const std::vector<std::string>& names,
                                                  const std::string& said);

}  // namespace boardwright::tournament
