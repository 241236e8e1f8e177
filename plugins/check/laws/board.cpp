// SPDX-License-Identifier: GPL-3.0-or-later
//
// The board extension: what a screen relies on.
#include <boardwright/abi/board_2.h>

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <map>
#include <set>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/guarded.hpp"
#include "plugins/check/laws/laws.hpp"
#include "plugins/check/laws/shape.hpp"

namespace boardwright::check {
namespace {

const char* const kNoBoard = "the rules have no board";

/// Takes ids one by one and says which one is missing or there already.
class Ids {
 public:
  explicit Ids(std::string what) : what_(std::move(what)) {}
  Result<void> add(const char* id) {
    if (id == nullptr || *id == '\0') return fail("a " + what_ + " has no name");
    if (std::string_view(id).find_first_of(" \t\n") != std::string_view::npos)
      return fail("the " + what_ + " " + in_quotes(id) + " has a space in its name");
    if (!seen_.insert(id).second) return fail("there are two " + what_ + "s " + in_quotes(id));
    return {};
  }

 private:
  std::string what_;
  std::set<std::string> seen_;
};

Result<void> check_owner(const Rules& rules, Seat owner, const char* id) {
  if (owner < rules.seat_count() || owner == BW_NOBODY) return {};
  return fail(in_quotes(id) + " belongs to a seat that does not exist");
}

Result<void> check_names(const bw_shape& board) {
  Ids ids("field");
  for (std::uint32_t i = 0; i < board.field_count; ++i)
    if (auto good = ids.add(board.fields[i].name); !good) return good;
  return {};
}

/// Of board/1.
Result<void> check_fields(const bw_geometry& board) {
  std::set<std::pair<std::int32_t, std::int32_t>> places;
  for (std::uint32_t i = 0; i < board.field_count; ++i) {
    const bw_field& field = board.fields[i];
    if (field.column < 0 || field.row < 0 || field.column >= static_cast<std::int64_t>(board.columns) ||
        field.row >= static_cast<std::int64_t>(board.rows))
      return fail("field " + in_quotes(field.name) + " lies outside the board");
    if (!places.insert({field.column, field.row}).second)
      return fail("field " + in_quotes(field.name) + " lies on another field");
    if ((field.flags & ~std::uint32_t{BW_FIELD_DARK}) != 0)
      return fail("field " + in_quotes(field.name) + " has an unknown flag");
  }
  return {};
}

Result<void> check_groups(const Rules& rules, const bw_shape& board) {
  Ids zones("zone"), trays("tray"), kinds("kind");
  for (std::uint32_t i = 0; i < board.zone_count; ++i) {
    const bw_zone& zone = board.zones[i];
    if (auto good = zones.add(zone.id); !good) return good;
    if (auto good = check_owner(rules, zone.owner, zone.id); !good) return good;
    for (std::uint32_t k = 0; k < zone.count; ++k) {
      if (zone.fields[k] >= board.field_count)
        return fail("zone " + in_quotes(zone.id) + " has a field that does not exist");
      if (k > 0 && zone.fields[k] <= zone.fields[k - 1])
        return fail("the fields of zone " + in_quotes(zone.id) + " are not ascending");
    }
  }
  for (std::uint32_t i = 0; i < board.tray_count; ++i) {
    if (auto good = trays.add(board.trays[i].id); !good) return good;
    if (auto good = check_owner(rules, board.trays[i].owner, board.trays[i].id); !good) return good;
  }
  for (std::uint32_t i = 0; i < board.kind_count; ++i) {
    const bw_kind& kind = board.kinds[i];
    if (auto good = kinds.add(kind.id); !good) return good;
    if (auto good = check_owner(rules, kind.owner, kind.id); !good) return good;
    if (kind.sign == nullptr || letters_in(kind.sign) < 1 || letters_in(kind.sign) > 2)
      return fail("the sign of kind " + in_quotes(kind.id) + " does not have one or two characters");
  }
  return {};
}

Result<void> check_item(const bw_shape& board, const bw_item& item) {
  const std::string which = "the item on place " + std::to_string(item.place);
  if (item.place >= board.field_count + board.tray_count) return fail(which + " lies outside the board");
  const bool single = item.place < board.field_count && board.fields[item.place].holds == 1;
  if (item.kind >= board.kind_count)
    return fail(which + " has the unknown kind " + std::to_string(item.kind));
  if (item.count == 0 || (single && item.count != 1))
    return fail(which + " counts as " + std::to_string(item.count) + " pieces");
  if ((item.flags & ~std::uint32_t{BW_ITEM_MOVED | BW_ITEM_REVEALED}) != 0)
    return fail(which + " has an unknown flag");
  return {};
}

/// Sorted by place; a field's items come from the bottom, a tray's by kind.
Result<void> check_order(const bw_shape& board, const bw_item& before, const bw_item& item) {
  const bool field = item.place < board.field_count;
  if (field && item.place == before.place && board.fields[item.place].holds == 1)
    return fail("two items stand on place " + std::to_string(item.place));
  const bool kinds_in_order = item.place != before.place || field || item.kind > before.kind;
  if (item.place < before.place || !kinds_in_order)
    return fail("the item on place " + std::to_string(item.place) + " is not in order of place and kind");
  return {};
}

Result<void> check_items(const bw_shape& board, const std::vector<bw_item>& items) {
  std::uint64_t pieces = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (auto good = check_item(board, items[i]); !good) return good;
    if (i > 0)
      if (auto good = check_order(board, items[i - 1], items[i]); !good) return good;
    const bool higher = i > 0 && items[i - 1].place == items[i].place;
    pieces = (higher ? pieces : 0) + items[i].count;
    if (items[i].place < board.field_count && pieces > board.fields[items[i].place].holds)
      return fail(std::to_string(pieces) + " pieces stand on field " +
                  in_quotes(board.fields[items[i].place].name) + ", which holds " +
                  std::to_string(board.fields[items[i].place].holds));
  }
  return {};
}

/// What stands on one place.
std::string at_place(const std::vector<bw_item>& picture, std::uint32_t place) {
  std::string text;
  for (const bw_item& item : picture)
    if (item.place == place)
      text += std::to_string(item.kind) + "x" + std::to_string(item.count) + "/" +
              std::to_string(item.flags) + " ";
  return text;
}

bool equal(const std::vector<bw_item>& a, const std::vector<bw_item>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const bw_item& x, const bw_item& y) {
    return x.place == y.place && x.kind == y.kind && x.count == y.count && x.flags == y.flags;
  });
}

/// A move that touches several fields shows on one of them.
Result<void> shows(const Position& before, const Ply& ply, const bw_shape& board) {
  const auto places = before.clicks(ply.seat, ply.move);
  std::set<std::uint32_t> fields;
  for (const auto place : places)
    if (place < board.field_count) fields.insert(place);
  if (fields.size() < 2) return {};
  Position after = before;
  if (!after.play(ply.seat, ply.move)) return {};
  const auto old_picture = before.view(ply.seat).picture(ply.seat);
  const auto new_picture = after.view(ply.seat).picture(ply.seat);
  for (const auto field : fields)
    if (at_place(old_picture, field) != at_place(new_picture, field)) return {};
  return fail(name_of(before, ply) + " touches fields on which the picture shows no change");
}

Finding geometry(Trial& trial) {
  const Rules& rules = trial.rules();
  const bw_shape* board = rules.geometry();
  if (board == nullptr) return not_applicable(kNoBoard);
  const char* const kOther = "the geometry is not the same each time";
  if (board->field_count + board->tray_count == 0) return broken("the board has neither fields nor trays");
  if (auto good = check_names(*board); !good) return broken(good.error());
  if (const auto* table = rules.extension<bw_board_2>(BW_BOARD_2)) {
    if (rules.extension<bw_board>(BW_BOARD) != nullptr)
      return broken("the rules offer board/1 beside board/2: what is seen would depend on who asks");
    if (auto good = check_shape(*board, rules.seat_count()); !good) return broken(good.error());
    if (table->shape(rules.raw()) != board) return broken(kOther);
  } else {
    const auto* grid = rules.extension<bw_board>(BW_BOARD);
    const bw_geometry* fields = grid->geometry(rules.raw());
    if (auto good = check_fields(*fields); !good) return broken(good.error());
    if (grid->geometry(rules.raw()) != fields) return broken(kOther);
  }
  if (auto good = check_groups(rules, *board); !good) return broken(good.error());
  return passed(board->field_count, "fields");
}

Finding pictures(Trial& trial) {
  const Rules& rules = trial.rules();
  const bw_board_2* table = rules.board();
  if (table == nullptr) return not_applicable(kNoBoard);
  const bw_shape& board = *rules.geometry();
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Seat viewer : viewers(rules)) {
      const std::string who = "the picture of " + name_of(rules, viewer) + ": ";
      const Position view = position.view(viewer);
      Guarded<bw_item> room(board.max_items);
      std::uint32_t count = 0;
      const bw_status status = table->picture(rules.raw(), view.data(), viewer, room.data(), &count);
      if (!room.intact() || count > board.max_items)
        return fail(who + "more items than the " + std::to_string(board.max_items) + " that are declared");
      if (status != BW_OK) return fail(who + "it fails with status " + std::to_string(status));
      if (auto good = check_items(board, room.take(count)); !good) return fail(who + good.error());
    }
    return {};
  });
}

Finding clicks(Trial& trial) {
  const Rules& rules = trial.rules();
  const bw_board_2* table = rules.board();
  if (table == nullptr) return not_applicable(kNoBoard);
  const bw_shape& board = *rules.geometry();
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Seat seat : position.seats_on_turn()) {
      std::map<std::vector<std::uint32_t>, Move> seen;
      for (const Move move : position.moves(seat)) {
        const std::string name = name_of(position, {seat, move});
        Guarded<std::uint32_t> room(board.max_clicks);
        std::uint32_t count = 0;
        const bw_status status = table->clicks(rules.raw(), position.data(), seat, move, room.data(), &count);
        if (!room.intact() || count > board.max_clicks)
          return fail(name + " touches more places than the " + std::to_string(board.max_clicks) +
                      " that are declared");
        if (status != BW_OK)
          return fail("the places of " + name + " fail with status " + std::to_string(status));
        const auto places = room.take(count);
        for (const auto place : places)
          if (place >= board.field_count + board.tray_count)
            return fail(name + " touches place " + std::to_string(place) + ", which does not exist");
        if (places.empty()) continue;
        const auto [other, fresh] = seen.insert({places, move});
        if (!fresh)
          return fail(name + " touches the same places as " + name_of(position, {seat, other->second}));
      }
    }
    return {};
  });
}

Finding pictures_follow(Trial& trial) {
  const Rules& rules = trial.rules();
  const bw_shape* board = rules.geometry();
  if (board == nullptr) return not_applicable(kNoBoard);
  return each_position(trial, {3000, 100}, [&](const Position& position) -> Result<void> {
    if (const auto read = rules.read_position(position.text()))
      for (const Seat viewer : viewers(rules))
        if (!equal(read->view(viewer).picture(viewer), position.view(viewer).picture(viewer)))
          return fail("the picture of " + name_of(rules, viewer) +
                      " changes when the position is read from its text");
    for (const Ply& ply : plies(position))
      if (ply.seat != BW_CHANCE)
        if (auto good = shows(position, ply, *board); !good) return good;
    return {};
  });
}

}  // namespace

std::span<const Law> board_laws() {
  static constexpr Law kLaws[] = {
      {"geometry", "The board's fields, zones, trays and kinds are sound.", geometry},
      {"pictures", "Pictures are sorted, within the board, with at most one item on a field.", pictures},
      {"clicks", "The places of a move exist, and different moves have different places.", clicks},
      {"pictures_follow",
       "The picture belongs to the position, and shows on the clicked fields what a move has done.",
       pictures_follow},
  };
  return kLaws;
}

}  // namespace boardwright::check
