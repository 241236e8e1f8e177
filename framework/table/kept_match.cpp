// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/kept_match.hpp"

namespace boardwright {

Result<bool> KeptMatch::hints_visible(Seat seat, bool setting) {
  if (seat >= header_.seats.size()) return fail("there is no such seat");
  const SeatedPlayer& seated = header_.seats[seat];
  if (!header_.rated || seated.kind != PlayerKind::kMember) return setting;
  return club_->standings().hints_visible(seated.player, header_.game, header_.scored_variant(),
                                          header_.rules_hash, setting);
}

}  // namespace boardwright
