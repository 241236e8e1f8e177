// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pebbles with one mistake each, in the core functions. tests/check/bad_plugins_test.cpp says which law must
// catch it.
#include <cstdlib>
#include <thread>

#include "tests/bad_plugins/pebbles.hpp"
#include "tests/bad_plugins/spoilt.hpp"

namespace bad {
namespace {

using C = Core<Pebbles>;

Pebbles::Position& at(void* p) { return *static_cast<Pebbles::Position*>(p); }
const Pebbles::Position& at(const void* p) { return *static_cast<const Pebbles::Position*>(p); }

/// What a function writes into a sink.
template <class Write>
std::string written(Write&& write) {
  std::string text;
  write(bw_sink{&text, [](void* context, const char* piece, std::size_t size) {
                  static_cast<std::string*>(context)->append(piece, size);
                }});
  return text;
}

void sound(Tables&) {}

// --- facts and texts
void no_ply_limit(Tables& t) { t.facts.ply_limit = 0; }
void two_seats_of_one_name(Tables& t) {
  static const char* const names[] = {"first", "first"};
  t.facts.seats = names;
}
void one_text_twice(Tables& t) {
  t.api.describe = [](const bw_rules* r, std::uint32_t kind, std::uint32_t index, bw_described* out) {
    const bw_status status = C::describe(r, kind, index, out);
    if (status == BW_OK && kind == BW_TEXT_REASON) out->id = "repetition";
    return status;
  };
}

// --- who is on turn, and the lists
void seat_that_does_not_exist(Tables& t) {
  t.api.turn = [](const bw_rules* r, const void* p) {
    const bw_turn turn = C::turn(r, p);
    return at(p).at[0] == 4 && turn != BW_TURN_OVER ? turn | 32U : turn;
  };
}
void moves_out_of_turn(Tables& t) {
  t.api.moves = [](const bw_rules* r, const void* p, bw_seat seat, bw_move* out, std::uint32_t* count) {
    return C::moves(r, p, seat == 1 && at(p).seat == 0 ? 0 : seat, out, count);
  };
}
void nobody_can_move(Tables& t) {
  t.api.moves = [](const bw_rules* r, const void* p, bw_seat seat, bw_move* out, std::uint32_t* count) {
    const bw_status status = C::moves(r, p, seat, out, count);
    if (at(p).at[0] == 4) *count = 0;
    return status;
  };
}
void unsorted_moves(Tables& t) {
  t.api.moves = [](const bw_rules* r, const void* p, bw_seat seat, bw_move* out, std::uint32_t* count) {
    const bw_status status = C::moves(r, p, seat, out, count);
    if (*count > 3) std::swap(out[1], out[2]);
    return status;
  };
}
void a_move_twice(Tables& t) {
  t.api.moves = [](const bw_rules* r, const void* p, bw_seat seat, bw_move* out, std::uint32_t* count) {
    const bw_status status = C::moves(r, p, seat, out, count);
    if (*count > 1) out[1] = out[0];
    return status;
  };
}
[[maybe_unused]] void too_many_moves(Tables& t) { t.facts.max_moves = 4; }
void listed_but_refused(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    return move % 16 == 4 ? BW_ILLEGAL : C::play(r, p, seat, move);
  };
}

// --- values that are not legal
void high_bits_ignored(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    return C::play(r, p, seat, move % 256);
  };
}
void plays_for_the_other(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    return C::play(r, p, seat < 2 ? at(p).seat : seat, move);
  };
}
void refused_but_changed(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    const bw_status status = C::play(r, p, seat, move);
    if (status == BW_ILLEGAL && move % 16 < 9) at(p).at[0] = static_cast<std::uint8_t>(move % 16);
    return status;
  };
}
void reads_any_fields(Tables& t) {
  t.api.read_move = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                       bw_move* out, bw_sink error) {
    const bw_status status = C::read_move(r, p, seat, text, size, out, error);
    if (status == BW_OK || size != 5 || seat != at(p).seat || text[2] != '-') return status;
    *out = static_cast<bw_move>((text[1] - '1') * 3 + text[0] - 'a') * 16 +
           static_cast<bw_move>((text[4] - '1') * 3 + text[3] - 'a');
    return BW_OK;
  };
}
void any_two_clicks(Tables& t) {
  t.explain.clicks = [](const bw_rules* r, const void* p, bw_seat seat, const std::uint32_t* places,
                        std::uint32_t count, bw_explanation* out) {
    return ExplainTable<Pebbles>::clicks(r, p, seat, places, 1 + 0 * count, out);
  };
}

// --- bytes
void writes_beyond(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    const bw_status status = C::play(r, p, seat, move);
    if (status == BW_OK) static_cast<unsigned char*>(p)[sizeof(Pebbles::Position)] = 1;
    return status;
  };
}
void asking_changes(Tables& t) {
  t.api.write_position = [](const bw_rules* r, const void* p, bw_sink text) {
    const bw_status status = C::write_position(r, p, text);
    if (at(p).at[0] == 4)
      const_cast<Pebbles::Position&>(at(p)).seat = 1;  // NOLINT: that's what is wrong with it
    return status;
  };
}
int plays_made = 0;
void remembers_plays(Tables& t) {
  t.api.play = [](const bw_rules* r, void* p, bw_seat seat, bw_move move) {
    ++plays_made;
    return C::play(r, p, seat, move);
  };
  t.evaluate.evaluate = [](const bw_rules*, const void*, bw_seat seat, std::int32_t* value) {
    *value = (seat == 0 ? 1 : -1) * (plays_made % 1000);
    return BW_OK;
  };
}
int starts_made = 0;
void starts_differ(Tables& t) {
  t.api.start = [](const bw_rules* r, void* p) {
    C::start(r, p);
    at(p).at[0] = static_cast<std::uint8_t>(starts_made++ % 3);
  };
}
char shared_text[8];
void one_buffer_for_all(Tables& t) {
  t.api.write_position = [](const bw_rules* r, const void* p, bw_sink text) {
    const std::string mine = written([&](bw_sink sink) { C::write_position(r, p, sink); });
    for (std::size_t i = 0; i < mine.size(); ++i) {
      static_cast<volatile char*>(shared_text)[i] = mine[i];
      std::this_thread::yield();
    }
    text.write(text.context, shared_text, mine.size());
    return BW_OK;
  };
}

// --- texts
void moves_of_one_text(Tables& t) {
  t.api.write_move = [](const bw_rules* r, const void* p, bw_seat seat, bw_move move, bw_sink text) {
    return C::write_move(r, p, seat, move % 16 == 4 && at(p).at[seat] == 1 ? 0x10U : move, text);
  };
}
void moves_with_spaces(Tables& t) {
  t.api.write_move = [](const bw_rules* r, const void* p, bw_seat seat, bw_move move, bw_sink text) {
    const bw_status status = C::write_move(r, p, seat, move, text);
    if (status == BW_OK) text.write(text.context, " !", 2);
    return status;
  };
}
void text_without_the_turn(Tables& t) {
  t.api.write_position = [](const bw_rules* r, const void* p, bw_sink text) {
    Pebbles::Position other = at(p);
    if (C::turn(r, p) != BW_TURN_OVER) other.seat = 0;
    return C::write_position(r, &other, text);
  };
}
void anything_behind(Tables& t) {
  t.api.read_position = [](const bw_rules* r, const char* text, std::size_t size, void* p, bw_sink error) {
    return C::read_position(r, text, std::min<std::size_t>(size, 5), p, error);
  };
}
void long_texts_crash(Tables& t) {
  t.api.read_position = [](const bw_rules* r, const char* text, std::size_t size, void* p, bw_sink error) {
    if (size > 100000) std::abort();
    return C::read_position(r, text, size, p, error);
  };
}
void refused_text_changes(Tables& t) {
  t.api.read_position = [](const bw_rules* r, const char* text, std::size_t size, void* p, bw_sink error) {
    const bw_status status = C::read_position(r, text, size, p, error);
    if (status != BW_OK) at(p).at[0] = 8;
    return status;
  };
}
void refused_without_a_word(Tables& t) {
  t.api.read_position = [](const bw_rules* r, const char* text, std::size_t size, void* p, bw_sink) {
    return C::read_position(r, text, size, p, bw_sink{});
  };
}
void reads_the_beginning(Tables& t) {
  t.api.read_move = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                       bw_move* out, bw_sink error) {
    const std::string_view only = std::string_view(text, size).substr(0, 5);  // and whatever comes behind
    return C::read_move(r, p, seat, only.data(), only.size(), out, error);
  };
}

// --- keys
void key_without_the_turn(Tables& t) {
  t.api.key = [](const bw_rules* r, const void* p) {
    Pebbles::Position other = at(p);
    other.seat = 0;
    return C::key(r, &other);
  };
}
void same_without_the_turn(Tables& t) {
  t.api.same = [](const bw_rules*, const void* p, const void* q) {
    return at(p).at[0] == at(q).at[0] && at(p).at[1] == at(q).at[1] ? 1 : 0;
  };
}

// --- ends
void never_ends(Tables& t) { t.facts.ply_limit = 2; }
void three_half_points(Tables& t) {
  t.api.outcome = [](const bw_rules* r, const void* p, bw_outcome* out) {
    const bw_status status = C::outcome(r, p, out);
    if (status == BW_OK) out->scores[0] = 1;
    return status;
  };
}
void reason_not_described(Tables& t) {
  t.api.outcome = [](const bw_rules* r, const void* p, bw_outcome* out) {
    const bw_status status = C::outcome(r, p, out);
    if (status == BW_OK) out->reason = "boredom";
    return status;
  };
}
void outcome_too_early(Tables& t) {
  t.api.outcome = [](const bw_rules* r, const void* p, bw_outcome* out) {
    if (C::outcome(r, p, out) != BW_OK) *out = {sizeof *out, {1, 1}, "repetition"};
    return BW_OK;
  };
}

// --- parameters
bw_parameter_spec bad_spec;
const bw_parameter_spec* bad_specs[std::size(kPebbleParameters)];
void change_spec(Tables& t, std::size_t index, void (*change)(bw_parameter_spec&)) {
  for (std::size_t i = 0; i < std::size(bad_specs); ++i) bad_specs[i] = &kPebbleParameters[i];
  bad_spec = kPebbleParameters[index];
  change(bad_spec);
  bad_specs[index] = &bad_spec;
  t.parameters.specs = bad_specs;
}
void default_out_of_range(Tables& t) {
  change_spec(t, 4, [](bw_parameter_spec& spec) { spec.min = 4; });
  t.skip_parameter_check = true;
}
void choice_that_fails(Tables& t) {
  t.before_create = [](const bw_parameter* given, std::size_t count, bw_sink error) {
    for (std::size_t i = 0; i < count; ++i)
      if (given[i].value.type == BW_CHOICE && std::string_view(given[i].value.text) == "white") {
        put(error, "white pebbles are sold out");
        return BW_BAD_INPUT;
      }
    return BW_OK;
  };
}
void takes_any_parameter(Tables& t) { t.skip_parameter_check = true; }
void refuses_without_the_range(Tables& t) {
  t.before_create = [](const bw_parameter* given, std::size_t count, bw_sink error) {
    if (Parameters::check(kPebbleParameters, {given, count})) return BW_OK;
    put(error, "a parameter is wrong");
    return BW_BAD_INPUT;
  };
}

// --- processes
void crashes(Tables& t) {
  t.api.same_key = [](const bw_rules* r, const void* p) {
    if (at(p).at[0] == 4) std::abort();
    return C::same_key(r, p);
  };
}
void leaves(Tables& t) {
  t.api.same_key = [](const bw_rules* r, const void* p) {
    if (at(p).at[0] == 4) std::exit(0);  // NOLINT(concurrency-mt-unsafe)
    return C::same_key(r, p);
  };
}
void hangs(Tables& t) {
  t.api.same_key = [](const bw_rules* r, const void* p) {
    volatile bool for_ever = at(p).at[0] == 4;
    while (for_ever) {
    }
    return C::same_key(r, p);
  };
}
struct Destroyed {
  std::string text = "a thread keeps the library that has to destroy this";
};
thread_local Destroyed kept;
void stays_mapped(Tables& t) {
  t.api.start = [](const bw_rules* r, void* p) {
    if (!kept.text.empty()) C::start(r, p);
  };
}

constexpr bw_game kBadGames[] = {
    spoilt<Pebbles, sound>("pebbles"),
    spoilt<Pebbles, no_ply_limit>("no_ply_limit"),
    spoilt<Pebbles, two_seats_of_one_name>("two_seats_of_one_name"),
    spoilt<Pebbles, one_text_twice>("one_text_twice"),
    spoilt<Pebbles, seat_that_does_not_exist>("seat_that_does_not_exist"),
    spoilt<Pebbles, moves_out_of_turn>("moves_out_of_turn"),
    spoilt<Pebbles, nobody_can_move>("nobody_can_move"),
    spoilt<Pebbles, unsorted_moves>("unsorted_moves"),
    spoilt<Pebbles, a_move_twice>("a_move_twice"),
#ifndef __SANITIZE_ADDRESS__  // the sanitizer ends the process before a law can look
    spoilt<Pebbles, too_many_moves>("too_many_moves"),
#endif
    spoilt<Pebbles, listed_but_refused>("listed_but_refused"),
    spoilt<Pebbles, high_bits_ignored>("high_bits_ignored"),
    spoilt<Pebbles, plays_for_the_other>("plays_for_the_other"),
    spoilt<Pebbles, refused_but_changed>("refused_but_changed"),
    spoilt<Pebbles, reads_any_fields>("reads_any_fields"),
    spoilt<Pebbles, any_two_clicks>("any_two_clicks"),
    spoilt<Pebbles, writes_beyond>("writes_beyond"),
    spoilt<Pebbles, asking_changes>("asking_changes"),
    spoilt<Pebbles, remembers_plays>("remembers_plays"),
    spoilt<Pebbles, starts_differ>("starts_differ"),
    spoilt<Pebbles, one_buffer_for_all>("one_buffer_for_all"),
    spoilt<Pebbles, moves_of_one_text>("moves_of_one_text"),
    spoilt<Pebbles, moves_with_spaces>("moves_with_spaces"),
    spoilt<Pebbles, text_without_the_turn>("text_without_the_turn"),
    spoilt<Pebbles, anything_behind>("anything_behind"),
    spoilt<Pebbles, long_texts_crash>("long_texts_crash"),
    spoilt<Pebbles, refused_text_changes>("refused_text_changes"),
    spoilt<Pebbles, refused_without_a_word>("refused_without_a_word"),
    spoilt<Pebbles, reads_the_beginning>("reads_the_beginning"),
    spoilt<Pebbles, key_without_the_turn>("key_without_the_turn"),
    spoilt<Pebbles, same_without_the_turn>("same_without_the_turn"),
    spoilt<Pebbles, never_ends>("never_ends"),
    spoilt<Pebbles, three_half_points>("three_half_points"),
    spoilt<Pebbles, reason_not_described>("reason_not_described"),
    spoilt<Pebbles, outcome_too_early>("outcome_too_early"),
    spoilt<Pebbles, default_out_of_range>("default_out_of_range"),
    spoilt<Pebbles, choice_that_fails>("choice_that_fails"),
    spoilt<Pebbles, takes_any_parameter>("takes_any_parameter"),
    spoilt<Pebbles, refuses_without_the_range>("refuses_without_the_range"),
    spoilt<Pebbles, crashes>("crashes"),
    spoilt<Pebbles, leaves>("leaves"),
    spoilt<Pebbles, hangs>("hangs"),
    spoilt<Pebbles, stays_mapped>("stays_mapped"),
};

}  // namespace
}  // namespace bad

BAD_PLUGIN(bad::kBadGames);
