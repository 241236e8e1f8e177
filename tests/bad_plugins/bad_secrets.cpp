// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards with one mistake each (chance, views, samples), and Towers (seats on turn together, arrangements).
#include "tests/bad_plugins/cards.hpp"
#include "tests/bad_plugins/spoilt.hpp"
#include "tests/bad_plugins/towers.hpp"

namespace bad {
namespace {

Cards::Position& card(void* p) { return *static_cast<Cards::Position*>(p); }
const Cards::Position& card(const void* p) { return *static_cast<const Cards::Position*>(p); }

void sound_cards(Tables&) {}
void sound_towers(Tables&) {}

// --- chance
void event_without_weight(Tables& t) {
  t.chance.events = [](const bw_rules* r, const void* p, bw_move* out, std::uint32_t* weights,
                       std::uint32_t* count) {
    const bw_status status = ChanceTable<Cards>::events(r, p, out, weights, count);
    if (*count > 1) weights[1] = 0;
    return status;
  };
}
void weights_too_heavy(Tables& t) {
  t.chance.events = [](const bw_rules* r, const void* p, bw_move* out, std::uint32_t* weights,
                       std::uint32_t* count) {
    const bw_status status = ChanceTable<Cards>::events(r, p, out, weights, count);
    for (std::uint32_t i = 0; i < *count; ++i) weights[i] = 0x60000000U;
    return status;
  };
}
void one_event_twice(Tables& t) {
  t.chance.events = [](const bw_rules* r, const void* p, bw_move* out, std::uint32_t* weights,
                       std::uint32_t* count) {
    const bw_status status = ChanceTable<Cards>::events(r, p, out, weights, count);
    if (*count > 1) out[1] = out[0];
    return status;
  };
}
void chance_without_events(Tables& t) {
  t.chance.events = [](const bw_rules*, const void*, bw_move*, std::uint32_t*, std::uint32_t* count) {
    *count = 0;
    return BW_OK;
  };
}

// --- views
void view_without_moves(Tables& t) {
  t.view.project = [](const bw_rules* r, const void* p, bw_seat viewer, void* view) {
    const bw_status status = ViewTable<Cards>::project(r, p, viewer, view);
    if (viewer == 1 && card(p).stage == 2) card(view).stage = 1;
    return status;
  };
}
void view_text_without_card(Tables& t) {
  t.view.write = [](const bw_rules* r, const void* view, bw_seat viewer, bw_sink text) {
    Cards::Position seen = card(view);
    if (seen.stage < 3) seen.card = 0;
    return ViewTable<Cards>::write(r, &seen, viewer, text);
  };
}
void nothing_is_hidden(Tables& t) {
  t.view.project = [](const bw_rules*, const void* p, bw_seat, void* view) {
    card(view) = card(p);
    return BW_OK;
  };
  t.view.read = [](const bw_rules* r, bw_seat, const char* text, std::size_t size, void* view,
                   bw_sink error) { return ViewTable<Cards>::read(r, 0, text, size, view, error); };
}
void view_leaks_a_bit(Tables& t) {
  t.view.project = [](const bw_rules* r, const void* p, bw_seat viewer, void* view) {
    const bw_status status = ViewTable<Cards>::project(r, p, viewer, view);
    if (viewer != 0 && card(p).stage == 1) card(view).doubt = card(p).card == 3 ? 1 : 0;
    return status;
  };
}
void move_text_leaks(Tables& t) {
  t.view.write_move = [](const bw_rules* r, const void* p, bw_seat seat, bw_move move, bw_seat,
                         bw_sink text) { return ViewTable<Cards>::write_move(r, p, seat, move, 0, text); };
}
void told_nothing(Tables& t) {
  t.view.write_move = [](const bw_rules* r, const void* p, bw_seat seat, bw_move move, bw_seat viewer,
                         bw_sink text) {
    return seat == 0 && viewer == 1 ? BW_OK : ViewTable<Cards>::write_move(r, p, seat, move, viewer, text);
  };
}
std::uint8_t last_card = 0;
void error_leaks(Tables& t) {
  t.view.project = [](const bw_rules* r, const void* p, bw_seat viewer, void* view) {
    if (card(p).card != 0) last_card = card(p).card;
    return ViewTable<Cards>::project(r, p, viewer, view);
  };
  t.api.read_move = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                       bw_move* out, bw_sink error) {
    const bw_status status = Core<Cards>::read_move(r, p, seat, text, size, out, error);
    if (status != BW_OK) put(error, last_card == 3 ? "!" : ".");
    return status;
  };
}
void picture_leaks(Tables& t) {
  error_leaks(t);
  t.api.read_move = Core<Cards>::read_move;
  t.board.picture = [](const bw_rules* r, const void* p, bw_seat viewer, bw_item* out, std::uint32_t* count) {
    const bw_status status = BoardTable<Cards>::picture(r, p, viewer, out, count);
    if (*count == 1 && last_card == 3) out[0].flags = BW_ITEM_MOVED;
    return status;
  };
}

bw_explanation revealed(const char* message) {
  bw_explanation told{};
  told.struct_size = sizeof told;
  told.legal = 1;
  told.message = message;
  return told;
}
void reveals_no_sentence(Tables& t) {
  t.view.reveals = [](const bw_rules*, const void*, bw_seat, bw_move, bw_seat, bw_explanation* out) {
    *out = revealed("the_end_of_the_world");
    return BW_OK;
  };
}
std::uint64_t times_revealed = 0;
void reveals_at_random(Tables& t) {
  t.view.reveals = [](const bw_rules*, const void*, bw_seat, bw_move, bw_seat, bw_explanation* out) {
    *out = revealed(++times_revealed % 2 == 0 ? "no_word" : nullptr);
    return BW_OK;
  };
}

// --- samples
void sample_of_another_time(Tables& t) {
  t.sample.position = [](const bw_rules* r, bw_seat seat, const void* views, std::uint32_t,
                         std::uint64_t seed, void* out, bw_sink error) {
    return SampleTable<Cards>::position(r, seat, views, 1, seed, out, error);  // the oldest view
  };
}
std::uint64_t samples_made = 0;
void samples_differ(Tables& t) {
  t.sample.position = [](const bw_rules* r, bw_seat seat, const void* views, std::uint32_t count,
                         std::uint64_t, void* out, bw_sink error) {
    return SampleTable<Cards>::position(r, seat, views, count, ++samples_made, out, error);
  };
}

void sample_knows_the_card(Tables& t) {
  error_leaks(t);
  t.api.read_move = Core<Cards>::read_move;
  t.sample.position = [](const bw_rules* r, bw_seat seat, const void* views, std::uint32_t count,
                         std::uint64_t seed, void* out, bw_sink error) {
    const bw_status status = SampleTable<Cards>::position(r, seat, views, count, seed, out, error);
    const std::uint8_t stage = card(out).stage;
    if (seat == 1 && (stage == 1 || stage == 2) && last_card != 0) card(out).card = last_card;
    return status;
  };
}

// --- seats on turn together
void first_come_first_served(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    const bool first = static_cast<Towers::Position*>(p)->row[1 - seat] == 0;
    const bw_status status = Core<Towers>::play(r, p, seat, move);
    // Who places later finds its tower a field further.
    std::uint8_t& row = static_cast<Towers::Position*>(p)->row[seat < 2 ? seat : 0];
    if (status == BW_OK && !first && row < 4) row = static_cast<std::uint8_t>(row << 1U);
    return status;
  };
}
void takes_the_other_s_move(Tables& t) {
  t.api.moves = [](const bw_rules* r, const void* p, bw_seat seat, bw_move* out, std::uint32_t* count) {
    const bw_status status = Core<Towers>::moves(r, p, seat, out, count);
    if (seat == 1 && static_cast<const Towers::Position*>(p)->row[0] == 2 && *count == 3) *count = 2;
    return status;
  };
}

// --- arrangements
void arranges_out_of_order(Tables& t) {
  t.arrange.moves = [](const bw_rules* r, const void* p, bw_seat seat, const bw_item* items,
                       std::uint32_t count, bw_move* out, std::uint32_t* out_count, bw_explanation* why) {
    const bw_status status = ArrangeTable<Towers>::moves(r, p, seat, items, count, out, out_count, why);
    if (*out_count == 2) out[1] = out[0];
    return status;
  };
}
void arrangement_is_never_complete(Tables& t) {
  t.arrange.moves = [](const bw_rules*, const void*, bw_seat, const bw_item*, std::uint32_t, bw_move*,
                       std::uint32_t* count, bw_explanation* why) {
    *count = 0;
    *why = Explanation::no(nullptr, "two_towers").get();
    return BW_ILLEGAL;
  };
}
void fills_in_the_other_row(Tables& t) {
  t.arrange.fill = [](const bw_rules*, const void*, bw_seat seat, const bw_item*, std::uint32_t, bw_item* out,
                      std::uint32_t* count) {
    out[0] = {(1 - seat) * 3, seat, 1, 0};
    *count = 1;
    return BW_OK;
  };
}
void half_an_arrangement(Tables& t) {
  t.arrange.moves = [](const bw_rules* r, const void* p, bw_seat seat, const bw_item* items,
                       std::uint32_t count, bw_move* out, std::uint32_t* out_count, bw_explanation* why) {
    const bw_status status = ArrangeTable<Towers>::moves(r, p, seat, items, count, out, out_count, why);
    if (status == BW_OK || count == 0) return status;
    out[0] = items[0].place % 3;
    *out_count = 1;
    *why = Explanation::yes().get();
    return BW_OK;
  };
}

constexpr bw_game kBadGames[] = {
    spoilt<Cards, sound_cards>("cards"),
    spoilt<Cards, event_without_weight>("event_without_weight"),
    spoilt<Cards, weights_too_heavy>("weights_too_heavy"),
    spoilt<Cards, one_event_twice>("one_event_twice"),
    spoilt<Cards, chance_without_events>("chance_without_events"),
    spoilt<Cards, view_without_moves>("view_without_moves"),
    spoilt<Cards, view_text_without_card>("view_text_without_card"),
    spoilt<Cards, nothing_is_hidden>("nothing_is_hidden"),
    spoilt<Cards, view_leaks_a_bit>("view_leaks_a_bit"),
    spoilt<Cards, move_text_leaks>("move_text_leaks"),
    spoilt<Cards, told_nothing>("told_nothing"),
    spoilt<Cards, reveals_no_sentence>("reveals_no_sentence"),
    spoilt<Cards, reveals_at_random>("reveals_at_random"),
    spoilt<Cards, error_leaks>("error_leaks"),
    spoilt<Cards, picture_leaks>("picture_leaks"),
    spoilt<Cards, sample_of_another_time>("sample_of_another_time"),
    spoilt<Cards, samples_differ>("samples_differ"),
    spoilt<Cards, sample_knows_the_card>("sample_knows_the_card"),
    spoilt<Towers, sound_towers>("towers"),
    spoilt<Towers, first_come_first_served>("first_come_first_served"),
    spoilt<Towers, takes_the_other_s_move>("takes_the_other_s_move"),
    spoilt<Towers, arranges_out_of_order>("arranges_out_of_order"),
    spoilt<Towers, arrangement_is_never_complete>("arrangement_is_never_complete"),
    spoilt<Towers, fills_in_the_other_row>("fills_in_the_other_row"),
    spoilt<Towers, half_an_arrangement>("half_an_arrangement"),
};

}  // namespace
}  // namespace bad

BAD_PLUGIN(bad::kBadGames);
