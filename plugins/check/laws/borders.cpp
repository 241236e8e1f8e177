// SPDX-License-Identifier: GPL-3.0-or-later
//
// The borders extension: what is counted between fields.
#include <boardwright/abi/borders.h>

#include <cmath>
#include <tuple>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/guarded.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

Result<void> check_border(const Rules& rules, const bw_border& border, const bw_border* before) {
  const bw_shape& board = *rules.geometry();
  const std::string which =
      "the border between fields " + std::to_string(border.field) + " and " + std::to_string(border.other);
  if (border.field >= board.field_count || border.other >= board.field_count)
    return fail(which + " lies outside the board");
  if (border.field >= border.other) return fail(which + " doesn't name the lower one first");
  const bw_point &one = board.fields[border.field].centre, &two = board.fields[border.other].centre;
  const double apart = std::hypot(static_cast<double>(one.x) - two.x, static_cast<double>(one.y) - two.y);
  if (std::abs(apart - BW_UNIT) > BW_UNIT / 100) return fail(which + " is none: they don't lie side by side");
  if (border.owner >= rules.seat_count()) return fail(which + " belongs to a seat that does not exist");
  if (border.count == 0) return fail(which + " is listed without a count");
  if ((border.flags & ~std::uint32_t{BW_BORDER_CLOSED}) != 0) return fail(which + " has an unknown flag");
  if (before != nullptr && std::tie(border.field, border.other, border.owner) <=
                               std::tie(before->field, before->other, before->owner))
    return fail(which + " is not in order of fields and owner");
  return {};
}

Finding borders(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_borders>(BW_BORDERS);
  if (table == nullptr) return not_applicable("nothing is counted between fields");
  if (rules.geometry() == nullptr)
    return broken("something is counted between fields, but there is no board");
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Seat viewer : viewers(rules)) {
      const std::string who = "for " + name_of(rules, viewer) + ": ";
      const Position view = position.view(viewer);
      Guarded<bw_border> room(table->max_borders);
      std::uint32_t count = 0;
      const bw_status status = table->list(rules.raw(), view.data(), viewer, room.data(), &count);
      if (!room.intact() || count > table->max_borders)
        return fail(who + "more borders than the " + std::to_string(table->max_borders) +
                    " that are declared");
      if (status != BW_OK) return fail(who + "it fails with status " + std::to_string(status));
      const auto list = room.take(count);
      for (std::size_t i = 0; i < list.size(); ++i)
        if (auto good = check_border(rules, list[i], i > 0 ? &list[i - 1] : nullptr); !good)
          return fail(who + good.error());
    }
    return {};
  });
}

}  // namespace

std::span<const Law> borders_laws() {
  static constexpr Law kLaws[] = {
      {"borders", "What is counted on borders lies between two fields, in order, with an owner and a count.",
       borders},
  };
  return kLaws;
}

}  // namespace boardwright::check
