// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pebbles with one mistake each, in the extensions.
#include "tests/bad_plugins/pebbles.hpp"
#include "tests/bad_plugins/spoilt.hpp"

namespace bad {
namespace {

const Pebbles::Position& at(const void* p) { return *static_cast<const Pebbles::Position*>(p); }

// --- board
bw_field bad_fields[9];
void change_field(Tables& t, std::size_t index, void (*change)(bw_field&)) {
  if (t.geometry_data.fields == nullptr) return;
  std::memcpy(bad_fields, t.geometry_data.fields, sizeof bad_fields);
  change(bad_fields[index]);
  static bw_geometry board;
  board = t.geometry_data;
  board.fields = bad_fields;
  t.board.geometry = [](const bw_rules*) -> const bw_geometry* { return &board; };
}
void two_fields_of_one_name(Tables& t) {
  change_field(t, 3, [](bw_field& field) { field.name = "a1"; });
}
void field_outside(Tables& t) {
  change_field(t, 8, [](bw_field& field) { field.row = 7; });
}
template <class Change>
bw_status changed_picture(const bw_rules* r, const void* p, bw_seat viewer, bw_item* out,
                          std::uint32_t* count, Change&& change) {
  const bw_status status = BoardTable<Pebbles>::picture(r, p, viewer, out, count);
  change(out);
  return status;
}
void unsorted_picture(Tables& t) {
  t.board.picture = [](const bw_rules* r, const void* p, bw_seat viewer, bw_item* out, std::uint32_t* count) {
    return changed_picture(r, p, viewer, out, count, [](bw_item* items) { std::swap(items[0], items[1]); });
  };
}
void two_items_on_a_field(Tables& t) {
  t.board.picture = [](const bw_rules* r, const void* p, bw_seat viewer, bw_item* out, std::uint32_t* count) {
    return changed_picture(r, p, viewer, out, count, [](bw_item* items) { items[1].place = items[0].place; });
  };
}
void unknown_kind(Tables& t) {
  t.board.picture = [](const bw_rules* r, const void* p, bw_seat viewer, bw_item* out, std::uint32_t* count) {
    return changed_picture(r, p, viewer, out, count, [](bw_item* items) { items[1].kind = 9; });
  };
}
void clicks_in_the_wrong_field(Tables& t) {
  t.board.clicks = [](const bw_rules*, const void*, bw_seat, bw_move move, std::uint32_t* out,
                      std::uint32_t* count) {
    out[0] = static_cast<std::uint32_t>(move / 16);
    *count = 1;  // where it goes is missing
    return BW_OK;
  };
}
void clicks_outside(Tables& t) {
  t.board.clicks = [](const bw_rules* r, const void* p, bw_seat seat, bw_move move, std::uint32_t* out,
                      std::uint32_t* count) {
    const bw_status status = BoardTable<Pebbles>::clicks(r, p, seat, move, out, count);
    out[1] += 9;
    return status;
  };
}
void picture_of_the_start(Tables& t) {
  t.board.picture = [](const bw_rules* r, const void*, bw_seat viewer, bw_item* out, std::uint32_t* count) {
    const Pebbles::Position start{{1, 7}, 0};
    return BoardTable<Pebbles>::picture(r, &start, viewer, out, count);
  };
}

// --- explanations
void everything_is_legal(Tables& t) {
  t.explain.text = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                      bw_explanation* out) {
    const bw_status status = ExplainTable<Pebbles>::text(r, p, seat, text, size, out);
    if (size == 5) out->legal = 1;
    return status;
  };
}
void legal_is_explained(Tables& t) {
  t.explain.clicks = [](const bw_rules* r, const void* p, bw_seat seat, const std::uint32_t* places,
                        std::uint32_t count, bw_explanation* out) {
    if (count == 2 && places[1] == 4) {
      *out = Explanation::no("1", "no_step").with("what", "the middle").get();
      return BW_OK;
    }
    return ExplainTable<Pebbles>::clicks(r, p, seat, places, count, out);
  };
}
template <class Change>
bw_status changed_explanation(const bw_rules* r, const void* p, bw_seat seat, const char* text,
                              std::size_t size, bw_explanation* out, Change&& change) {
  const bw_status status = ExplainTable<Pebbles>::text(r, p, seat, text, size, out);
  if (out->legal == 0) change();
  return status;
}
void message_not_described(Tables& t) {
  t.explain.text = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                      bw_explanation* out) {
    return changed_explanation(r, p, seat, text, size, out, [&] { out->message = "nonsense"; });
  };
}
void rule_not_described(Tables& t) {
  t.explain.text = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                      bw_explanation* out) {
    return changed_explanation(r, p, seat, text, size, out, [&] { out->rule = "9.9"; });
  };
}
void outcome_not_described(Tables& t) {
  t.explain.text = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                      bw_explanation* out) {
    const bw_status status = ExplainTable<Pebbles>::text(r, p, seat, text, size, out);
    if (out->legal != 0) out->message = "it_goes_well";
    return status;
  };
}
void borders_far_apart(Tables& t) {
  t.borders.list = [](const bw_rules*, const void*, bw_seat, bw_border* out, std::uint32_t* count) {
    *out = {0, 4, 0, 1, 0};
    *count = 1;
    return BW_OK;
  };
}
void more_borders_than_declared(Tables& t) {
  t.borders.list = [](const bw_rules*, const void*, bw_seat, bw_border* out, std::uint32_t* count) {
    out[0] = {0, 1, 0, 1, 0};
    out[1] = {0, 1, 1, 1, 0};
    *count = 2;
    return BW_OK;
  };
}
void phase_not_described(Tables& t) {
  t.phase.tell = [](const bw_rules*, const void*, bw_seat, bw_explanation* out) {
    *out = Explanation::yes("the_end").get();
    return BW_OK;
  };
}
void phase_left_open(Tables& t) {
  t.phase.tell = [](const bw_rules*, const void*, bw_seat, bw_explanation* out) {
    *out = Explanation::yes("halfway").get();
    return BW_OK;
  };
}
void placeholder_left_open(Tables& t) {
  t.explain.text = [](const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                      bw_explanation* out) {
    return changed_explanation(r, p, seat, text, size, out, [&] { out->argument_count = 0; });
  };
}

// --- loops
void leaves_off_by_one(Tables& t) {
  t.perft.count = [](const bw_rules* r, const void* p, std::uint32_t depth, std::uint64_t* leaves) {
    const bw_status status = PerftTable<Pebbles>::count(r, p, depth, leaves);
    if (depth == 3) ++*leaves;
    return status;
  };
}
template <class Change>
bw_status changed_playout(const bw_rules* r, const void* p, const bw_playout_options* options,
                          std::uint64_t random[4], bw_playout_result* out, Change&& change) {
  const bw_status status = PlayoutTable<Pebbles>::run(r, p, options, random, out);
  change();
  return status;
}
void playout_scores_too_much(Tables& t) {
  t.playout.run = [](const bw_rules* r, const void* p, const bw_playout_options* options,
                     std::uint64_t random[4], bw_playout_result* out) {
    return changed_playout(r, p, options, random, out, [&] { out->scores[0] = out->scores[1] = 2; });
  };
}
std::uint32_t playouts_made = 0;
void playouts_differ(Tables& t) {
  t.playout.run = [](const bw_rules* r, const void* p, const bw_playout_options* options,
                     std::uint64_t random[4], bw_playout_result* out) {
    return changed_playout(r, p, options, random, out, [&] { out->plies = playouts_made++ % 8; });
  };
}
void playouts_one_sided(Tables& t) {
  t.playout.run = [](const bw_rules* r, const void* p, const bw_playout_options* options,
                     std::uint64_t random[4], bw_playout_result* out) {
    return changed_playout(r, p, options, random, out, [&] {
      out->scores[0] = 2;
      out->scores[1] = 0;
    });
  };
}
void playouts_forget(Tables& t) {
  t.playout.run = [](const bw_rules* r, const void* p, const bw_playout_options* options,
                     std::uint64_t random[4], bw_playout_result* out) {
    bw_playout_options other = *options;
    other.earlier_count = 0;
    return PlayoutTable<Pebbles>::run(r, p, &other, random, out);
  };
}
void always_the_first_move(Tables& t) {
  t.random_move.choose = [](const bw_rules* r, const void* p, bw_seat seat, std::uint64_t*, bw_move* out) {
    bw_move moves[9];
    std::uint32_t count = 0;
    Core<Pebbles>::moves(r, p, seat, moves, &count);
    *out = moves[0];
    return count == 0 ? BW_ILLEGAL : BW_OK;
  };
}
void random_move_not_legal(Tables& t) {
  t.random_move.choose = [](const bw_rules* r, const void* p, bw_seat seat, std::uint64_t random[4],
                            bw_move* out) {
    const bw_status status = RandomMoveTable<Pebbles>::choose(r, p, seat, random, out);
    if (random[0] % 100 == 0) *out = 0x44;
    return status;
  };
}

// --- hints
void good_for_both(Tables& t) {
  t.evaluate.evaluate = [](const bw_rules*, const void* p, bw_seat, std::int32_t* value) {
    *value = at(p).at[0];
    return BW_OK;
  };
}
void beyond_all_measure(Tables& t) {
  t.evaluate.evaluate = [](const bw_rules* r, const void* p, bw_seat seat, std::int32_t* value) {
    const bw_status status = EvaluateTable<Pebbles>::evaluate(r, p, seat, value);
    *value *= 50;
    return status;
  };
}
void noisy_but_not_legal(Tables& t) {
  t.noisy.moves = [](const bw_rules*, const void* p, bw_seat seat, bw_move* out, std::uint32_t* count) {
    out[0] = static_cast<bw_move>(at(p).at[seat]) * 16 + 4;
    *count = 1;
    return BW_OK;
  };
}
void negative_priors(Tables& t) {
  t.priors.weights = [](const bw_rules*, const void*, bw_seat, const bw_move*, std::uint32_t count,
                        float* out) {
    for (std::uint32_t i = 0; i < count; ++i) out[i] = i == 2 ? -0.5F : 1.0F;
    return BW_OK;
  };
}
// --- rules used
void unknown_rule_used(Tables& t) {
  t.trace.used = [](const bw_rules*, const void*, bw_seat, bw_move, const void*, std::uint64_t* used) {
    *used = 1U << 7U;
    return BW_OK;
  };
}
void impossible_rule_used(Tables& t) {
  t.trace.possible = [](const bw_rules*) { return std::uint64_t{2}; };
}
void rule_used_now_and_then(Tables& t) {
  t.trace.used = [](const bw_rules* r, const void* before, bw_seat seat, bw_move move, const void* after,
                    std::uint64_t* used) {
    static std::uint64_t asked = 0;
    const bw_status status = TraceTable<Pebbles>::used(r, before, seat, move, after, used);
    if (++asked % 50 == 0) *used ^= 2;
    return status;
  };
}
void rule_of_two_bits(Tables& t) {
  t.trace.ids = [](const bw_rules*, const char* const** ids) {
    static constexpr const char* kIds[] = {"1", "2", "1"};
    *ids = kIds;
    return std::uint32_t{3};
  };
}
void rule_used_not_described(Tables& t) {
  t.trace.ids = [](const bw_rules*, const char* const** ids) {
    static constexpr const char* kIds[] = {"1", "2.7"};
    *ids = kIds;
    return std::uint32_t{2};
  };
}
void rule_without_a_number(Tables& t) {
  t.trace.ids = [](const bw_rules*, const char* const** ids) {
    static constexpr const char* kIds[] = {"1", "the second one"};
    *ids = kIds;
    return std::uint32_t{2};
  };
}
void more_rules_than_bits(Tables& t) {
  t.trace.ids = [](const bw_rules*, const char* const** ids) {
    static constexpr const char* kIds[] = {"1", "2"};
    *ids = kIds;
    return std::uint32_t{65};
  };
}
void possible_beyond_all(Tables& t) {
  t.trace.possible = [](const bw_rules*) { return std::uint64_t{7}; };
}
void ends_by_no_rule(Tables& t) {
  t.trace.used = [](const bw_rules*, const void*, bw_seat, bw_move, const void*, std::uint64_t* used) {
    *used = 1;
    return BW_OK;
  };
}
void any_reason_ends(Tables& t) {
  t.trace.ending = [](const bw_rules*, const char*) { return std::uint64_t{2}; };
}

// --- history
void history_of_its_own(Tables& t) {
  t.history.move = [](const bw_rules*, const void*, bw_seat, bw_move, void* history) {
    static std::uint64_t moves = 0;
    *static_cast<std::uint64_t*>(history) = ++moves;
  };
}
void history_not_json(Tables& t) {
  t.history.tell = [](const bw_rules*, const void*, const void*, std::uint32_t, bw_seat, bw_sink json) {
    put(json, "three steps");
    return BW_OK;
  };
}

constexpr bw_game kBadGames[] = {
    spoilt<Pebbles, two_fields_of_one_name>("two_fields_of_one_name"),
    spoilt<Pebbles, field_outside>("field_outside"),
    spoilt<Pebbles, unsorted_picture>("unsorted_picture"),
    spoilt<Pebbles, two_items_on_a_field>("two_items_on_a_field"),
    spoilt<Pebbles, unknown_kind>("unknown_kind"),
    spoilt<Pebbles, clicks_in_the_wrong_field>("clicks_in_the_wrong_field"),
    spoilt<Pebbles, clicks_outside>("clicks_outside"),
    spoilt<Pebbles, picture_of_the_start>("picture_of_the_start"),
    spoilt<Pebbles, everything_is_legal>("everything_is_legal"),
    spoilt<Pebbles, legal_is_explained>("legal_is_explained"),
    spoilt<Pebbles, message_not_described>("message_not_described"),
    spoilt<Pebbles, rule_not_described>("rule_not_described"),
    spoilt<Pebbles, outcome_not_described>("outcome_not_described"),
    spoilt<Pebbles, borders_far_apart>("borders_far_apart"),
    spoilt<Pebbles, more_borders_than_declared>("more_borders_than_declared"),
    spoilt<Pebbles, phase_not_described>("phase_not_described"),
    spoilt<Pebbles, phase_left_open>("phase_left_open"),
    spoilt<Pebbles, placeholder_left_open>("placeholder_left_open"),
    spoilt<Pebbles, leaves_off_by_one>("leaves_off_by_one"),
    spoilt<Pebbles, playout_scores_too_much>("playout_scores_too_much"),
    spoilt<Pebbles, playouts_differ>("playouts_differ"),
    spoilt<Pebbles, playouts_one_sided>("playouts_one_sided"),
    spoilt<Pebbles, playouts_forget>("playouts_forget"),
    spoilt<Pebbles, always_the_first_move>("always_the_first_move"),
    spoilt<Pebbles, random_move_not_legal>("random_move_not_legal"),
    spoilt<Pebbles, good_for_both>("good_for_both"),
    spoilt<Pebbles, beyond_all_measure>("beyond_all_measure"),
    spoilt<Pebbles, noisy_but_not_legal>("noisy_but_not_legal"),
    spoilt<Pebbles, negative_priors>("negative_priors"),
    spoilt<Pebbles, unknown_rule_used>("unknown_rule_used"),
    spoilt<Pebbles, impossible_rule_used>("impossible_rule_used"),
    spoilt<Pebbles, rule_used_now_and_then>("rule_used_now_and_then"),
    spoilt<Pebbles, rule_of_two_bits>("rule_of_two_bits"),
    spoilt<Pebbles, rule_used_not_described>("rule_used_not_described"),
    spoilt<Pebbles, rule_without_a_number>("rule_without_a_number"),
    spoilt<Pebbles, more_rules_than_bits>("more_rules_than_bits"),
    spoilt<Pebbles, possible_beyond_all>("possible_beyond_all"),
    spoilt<Pebbles, ends_by_no_rule>("ends_by_no_rule"),
    spoilt<Pebbles, any_reason_ends>("any_reason_ends"),
    spoilt<Pebbles, history_of_its_own>("history_of_its_own"),
    spoilt<Pebbles, history_not_json>("history_not_json"),
};

}  // namespace
}  // namespace bad

BAD_PLUGIN(bad::kBadGames);
