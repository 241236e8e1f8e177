// SPDX-License-Identifier: GPL-3.0-or-later
//
// The version gate, with tables made by hand from sound ones.
#include "plugins/host/table_check.hpp"

#include <boardwright/abi/board_2.h>
#include <boardwright/abi/chance.h>
#include <boardwright/abi/view.h>

#include <cstring>
#include <functional>

#include "tests/host/support.hpp"

namespace boardwright {
namespace {

bw_board board_table;
bw_geometry geometry_table;
bw_chance chance_table;
bool has_board = false;
bool has_chance = false;

/// A copy of a sound game's tables to change.
struct Tables {
  explicit Tables(const Rules& rules) : sound(*rules.raw()), api(rules.api()), facts(rules.facts()) {
    const auto* board = rules.extension<bw_board>(BW_BOARD);
    board_table = *board;
    geometry_table = *board->geometry(rules.raw());
    chance_table = *rules.extension<bw_chance>(BW_CHANCE_EVENTS);
    has_board = has_chance = true;
    board_table.geometry = [](const bw_rules*) -> const bw_geometry* { return &geometry_table; };
    api.get_extension = [](const bw_rules*, const char* name) -> const void* {
      if (std::strcmp(name, BW_BOARD) == 0 && has_board) return &board_table;
      if (std::strcmp(name, BW_CHANCE_EVENTS) == 0 && has_chance) return &chance_table;
      return nullptr;
    };
    facts.flags = BW_HAS_CHANCE;
    table = {&api, &facts, sound.self};
  }
  bw_rules sound;
  bw_rules_api api;
  bw_facts facts;
  bw_rules table;
};

}  // namespace

TEST_CASE("tables of rules are checked before they are used", "[host]") {
  const auto rules = rules_of(tiny_game("two_cards"), "two_cards");
  REQUIRE(check_rules(*rules->raw()));
  REQUIRE(check_rules(Tables(*rules).table));

  static bw_field no_name{nullptr, 0, 0, 0};
  static bw_kind no_sign{"kind", BW_NOBODY, nullptr};
  static const char* const capital[] = {"First", "second"};
  const std::pair<const char*, std::function<void(Tables&)>> mistakes[] = {
      {"no tables", [](Tables& t) { t.table.api = nullptr; }},
      {"no tables", [](Tables& t) { t.table.facts = nullptr; }},
      {"rules table has", [](Tables& t) { t.api.struct_size -= 8; }},
      {"facts has", [](Tables& t) { t.facts.struct_size = 4; }},
      {"function is missing", [](Tables& t) { t.api.describe = nullptr; }},
      {"function is missing", [](Tables& t) { t.api.get_extension = nullptr; }},
      {"0 seats", [](Tables& t) { t.facts.seat_count = 0; }},
      {"9 seats", [](Tables& t) { t.facts.seat_count = 9; }},
      {"seats", [](Tables& t) { t.facts.seats = nullptr; }},
      {"seat's id", [](Tables& t) { t.facts.seats = capital; }},
      {"positions have", [](Tables& t) { t.facts.position_size = 1U << 30U; }},
      {"alignment", [](Tables& t) { t.facts.position_alignment = 128; }},
      {"alignment", [](Tables& t) { t.facts.position_alignment = 3; }},
      {"moves at most", [](Tables& t) { t.facts.max_moves = 0; }},
      {"moves at most", [](Tables& t) { t.facts.max_moves = 0xFFFFFFFFU; }},
      {"no reason", [](Tables& t) { t.facts.repetition_limit = 3; }},
      {"no chance events", [](Tables&) { has_chance = false; }},
      {"no views", [](Tables& t) { t.facts.flags |= std::uint32_t{BW_HAS_HIDDEN}; }},
      {"chance/1 is missing", [](Tables&) { chance_table.events = nullptr; }},
      {"board/1 has", [](Tables&) { board_table.struct_size = 8; }},
      {"board/1 is missing", [](Tables&) { board_table.picture = nullptr; }},
      {"no geometry",
       [](Tables&) { board_table.geometry = [](const bw_rules*) -> const bw_geometry* { return nullptr; }; }},
      {"geometry has", [](Tables&) { geometry_table.struct_size = 0; }},
      {"too large", [](Tables&) { geometry_table.field_count = 1U << 31U; }},
      {"too large", [](Tables&) { geometry_table.max_items = 0xFFFFFFFFU; }},
      {"list of its board", [](Tables&) { geometry_table.fields = nullptr; }},
      {"field of its board has no name",
       [](Tables&) {
         geometry_table.field_count = 1;
         geometry_table.fields = &no_name;
       }},
      {"no sign",
       [](Tables&) {
         geometry_table.kind_count = 1;
         geometry_table.kinds = &no_sign;
       }},
  };
  for (const auto& [says, mistake] : mistakes) {
    Tables tables(*rules);
    mistake(tables);
    const auto sound = check_rules(tables.table);
    CAPTURE(says);
    REQUIRE_FALSE(sound);
    CHECK_THAT(sound.error(), Catch::Contains(says));
  }
}

TEST_CASE("boards of any shape are checked before they are used", "[host]") {
  const auto rules = rules_of(bad_plugin("bad_shapes"), "heaps");
  static bw_board_2 table;
  static bw_shape shape;
  static bw_spot spot;
  static bw_label label;
  static const bw_point far{1 << 27, 0};
  const std::pair<const char*, std::function<void()>> mistakes[] = {
      {"board/2 has", [] { table.struct_size = 8; }},
      {"board/2 is missing", [] { table.clicks = nullptr; }},
      {"no shape", [] { table.shape = [](const bw_rules*) -> const bw_shape* { return nullptr; }; }},
      {"shape has", [] { shape.struct_size = 4; }},
      {"too large", [] { shape.label_count = 1U << 30U; }},
      {"list of its board", [] { shape.outline_count = 1, shape.outlines = nullptr; }},
      {"no name", [] { spot.name = nullptr; }},
      {"outline that does not exist", [] { spot.outline = 3; }},
      {"too far away", [] { spot.centre = far; }},
      {"too far away", [] { shape.mark_count = 1, shape.marks = &far; }},
      {"label of its board has no text",
       [] {
         label = {nullptr, {0, 0}, 0}, shape.label_count = 1;
       }},
  };
  for (const auto& [says, mistake] : mistakes) {
    table = *rules->extension<bw_board_2>(BW_BOARD_2);
    shape = *rules->geometry();
    spot = shape.fields[0];
    shape.fields = &spot;
    shape.field_count = 1;
    shape.labels = &label;
    shape.label_count = 0;
    table.shape = [](const bw_rules*) -> const bw_shape* { return &shape; };
    bw_rules_api api = rules->api();
    api.get_extension = [](const bw_rules*, const char* name) -> const void* {
      return std::strcmp(name, BW_BOARD_2) == 0 ? &table : nullptr;
    };
    bw_rules changed = *rules->raw();
    changed.api = &api;
    CHECK(check_rules(changed));
    mistake();
    const auto sound = check_rules(changed);
    CAPTURE(says);
    REQUIRE_FALSE(sound);
    CHECK_THAT(sound.error(), Catch::Contains(says));
  }
}

TEST_CASE("a later minor version's larger tables are fine", "[host]") {
  const auto rules = rules_of(tiny_game("two_cards"), "two_cards");
  Tables tables(*rules);
  tables.api.struct_size += 64;
  tables.facts.struct_size += 64;
  board_table.struct_size += 64;
  CHECK(check_rules(tables.table));
  bw_plugin plugin = rules->library().raw();
  plugin.struct_size += 64;
  plugin.abi_minor += 5;
  CHECK(check_plugin(plugin));
}

}  // namespace boardwright
