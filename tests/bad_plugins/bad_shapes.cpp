// SPDX-License-Identifier: GPL-3.0-or-later
//
// Heaps with one mistake each, in the board of points and stacks.
#include "tests/bad_plugins/heaps.hpp"
#include "tests/bad_plugins/spoilt.hpp"

namespace bad {
namespace {

bw_shape shape;
bw_spot spots[3];
bw_label one_label;
bw_path one_line;

/// Hands out a copy of the sound board that `change` has spoilt.
void change_shape(Tables& t, void (*change)()) {
  if (t.shape_data.fields == nullptr) return;
  shape = t.shape_data;
  std::memcpy(spots, shape.fields, sizeof spots);
  shape.fields = spots;
  change();
  t.board_2.shape = [](const bw_rules*) -> const bw_shape* { return &shape; };
}

void two_points_of_one_name(Tables& t) {
  change_shape(t, [] { spots[2].name = spots[0].name; });
}
void points_on_each_other(Tables& t) {
  change_shape(t, [] { spots[2].centre = {spots[0].centre.x + 100, 0}; });
}
void holds_nothing(Tables& t) {
  change_shape(t, [] { spots[1].holds = 0; });
}
void holds_too_few(Tables& t) {
  change_shape(t, [] { spots[1].holds = 2; });
}
void a_wall_without_outline(Tables& t) {
  change_shape(t, [] { spots[1].flags = BW_SPOT_SLOT; });
}
void unknown_spot_flag(Tables& t) {
  change_shape(t, [] { spots[1].flags = 64; });
}
void tone_beyond_all(Tables& t) {
  change_shape(t, [] { spots[1].ground = 16; });
}
void outline_of_two_corners(Tables& t) {
  change_shape(t, [] {
    static const bw_point corners[] = {{-500, 0}, {500, 0}};
    static const bw_path outline{2, corners};
    shape.outlines = &outline;
    shape.outline_count = 1;
  });
}
void outline_without_area(Tables& t) {
  change_shape(t, [] {
    static const bw_point corners[] = {{-500, 0}, {0, 0}, {500, 0}};
    static const bw_path outline{3, corners};
    shape.outlines = &outline;
    shape.outline_count = 1;
  });
}
void outline_crosses_itself(Tables& t) {
  change_shape(t, [] {
    static const bw_point corners[] = {{-500, -500}, {500, 500}, {500, -400}, {-500, 500}};
    static const bw_path outline{4, corners};
    shape.outlines = &outline;
    shape.outline_count = 1;
  });
}
void outline_far_away(Tables& t) {
  change_shape(t, [] {
    static const bw_point corners[] = {{-500, -500}, {5000, -500}, {500, 500}};
    static const bw_path outline{3, corners};
    shape.outlines = &outline;
    shape.outline_count = 1;
  });
}
void columns_of_points(Tables& t) {
  change_shape(t, [] { shape.columns = 3, shape.rows = 1; });
}
void line_off_the_board(Tables& t) {
  change_shape(t, [] {
    static const bw_point ends[] = {{0, 0}, {90'000, 0}};
    one_line = {2, ends};
    shape.lines = &one_line;
    shape.line_count = 1;
  });
}
void line_of_one_point(Tables& t) {
  change_shape(t, [] {
    static const bw_point end{0, 0};
    one_line = {1, &end};
    shape.lines = &one_line;
    shape.line_count = 1;
  });
}
void label_without_words(Tables& t) {
  change_shape(t, [] {
    one_label = {"", {0, 0}, BW_SIDE_FREE};
    shape.labels = &one_label;
    shape.label_count = 1;
  });
}
void label_off_the_board(Tables& t) {
  change_shape(t, [] {
    one_label = {"a", {0, -40'000}, BW_SIDE_FREE};
    shape.labels = &one_label;
    shape.label_count = 1;
  });
}
void turned_too_far(Tables& t) {
  change_shape(t, [] {
    static const std::int32_t turns[] = {0, 360};
    shape.turns = turns;
  });
}
void two_boards(Tables& t) {
  t.board = {sizeof(bw_board),
             [](const bw_rules*) -> const bw_geometry* {
               static const Geometry grid = Geometry::grid(3, 1);
               return grid.get();
             },
             t.board_2.picture, t.board_2.clicks};
}
void stack_out_of_order(Tables& t) {
  t.board_2.picture = [](const bw_rules* r, const void* p, bw_seat viewer, bw_item* out,
                         std::uint32_t* count) {
    const bw_status status = BoardTable<Heaps>::picture(r, p, viewer, out, count);
    if (*count > 1) std::swap(out[0], out[*count - 1]);
    return status;
  };
}

constexpr bw_game kBadGames[] = {
    Entry<Heaps>::kGame,
    spoilt<Heaps, two_points_of_one_name>("two_points_of_one_name"),
    spoilt<Heaps, points_on_each_other>("points_on_each_other"),
    spoilt<Heaps, holds_nothing>("holds_nothing"),
    spoilt<Heaps, holds_too_few>("holds_too_few"),
    spoilt<Heaps, a_wall_without_outline>("a_wall_without_outline"),
    spoilt<Heaps, unknown_spot_flag>("unknown_spot_flag"),
    spoilt<Heaps, tone_beyond_all>("tone_beyond_all"),
    spoilt<Heaps, outline_of_two_corners>("outline_of_two_corners"),
    spoilt<Heaps, outline_without_area>("outline_without_area"),
    spoilt<Heaps, outline_crosses_itself>("outline_crosses_itself"),
    spoilt<Heaps, outline_far_away>("outline_far_away"),
    spoilt<Heaps, columns_of_points>("columns_of_points"),
    spoilt<Heaps, line_off_the_board>("line_off_the_board"),
    spoilt<Heaps, line_of_one_point>("line_of_one_point"),
    spoilt<Heaps, label_without_words>("label_without_words"),
    spoilt<Heaps, label_off_the_board>("label_off_the_board"),
    spoilt<Heaps, turned_too_far>("turned_too_far"),
    spoilt<Heaps, two_boards>("two_boards"),
    spoilt<Heaps, stack_out_of_order>("stack_out_of_order"),
};

}  // namespace
}  // namespace bad

BAD_PLUGIN(bad::kBadGames);
