/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hidden die: chance throws a die that only whoever is on turn sees, and he takes so many counters or fewer; who takes the
 * last one has won. In C, with the contract alone and without what compilers or libraries may change. Built by
 * tests/contract/build, once and for all: as of contract 1.0, and, with LATER, as of a minor version to come, whose structs
 * are larger and which sets flags that nobody knows yet.
 */
#include <boardwright/abi.h>
#include <boardwright/abi/board_2.h>
#include <boardwright/abi/chance.h>
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/explain.h>
#include <boardwright/abi/parameters.h>
#include <boardwright/abi/phase.h>
#include <boardwright/abi/view.h>
#include <string.h>

#ifndef MAJOR
#define MAJOR 1
#endif
#ifdef LATER
#define MINOR 7
#define SIZE(type, last_of_1_0) sizeof(type)
#define MORE , 0x6A756E6B6A756E6Bu, "a member of a later contract"
#define UNKNOWN_FLAG 0x40000000u
#else
#ifndef MINOR
#define MINOR 0
#endif
#define SIZE(type, last_of_1_0) BW_SIZE_TO(type, last_of_1_0)
#define MORE
#define UNKNOWN_FLAG 0u
#endif

enum { LARGEST_HEAP = 20, NOT_THROWN = 0, NOT_SEEN = 9, HEAP_FIELD = 0 }; /* dice but for 1 to 3; a place */

typedef struct position {
  uint8_t left, seat, die;
} position;

typedef struct hidden_die {
  bw_rules rules; /* first: the host's pointer is ours */
  bw_facts facts;
  uint8_t heap;
  uint8_t taken;
} hidden_die;

static void say(bw_sink sink, const char* text) { sink.write(sink.context, text, strlen(text)); }
static void say_digit(bw_sink sink, unsigned digit) {
  const char text[2] = {(char)('0' + digit), 0};
  say(sink, text);
}
static const position* at(const void* p) { return p; }
static const hidden_die* of(const bw_rules* rules) { return (const hidden_die*)rules; }
static unsigned most(const position* p) {
  const unsigned die = p->die == NOT_SEEN ? 0 : p->die;
  return die < p->left ? die : p->left;
}

/* --- rules */

static void destroy(bw_rules* rules) { ((hidden_die*)rules)->taken = 0; }
static void start(const bw_rules* rules, void* p) {
  const position first = {of(rules)->heap, 0, NOT_THROWN};
  memcpy(p, &first, sizeof first);
}
static bw_turn turn(const bw_rules* rules, const void* p) {
  (void)rules;
  if (at(p)->left == 0) return BW_TURN_OVER;
  return at(p)->die == NOT_THROWN ? BW_TURN_CHANCE : (bw_turn)1 << at(p)->seat;
}

static bw_status moves(const bw_rules* rules, const void* p, bw_seat seat, bw_move* out, uint32_t* count) {
  const bw_turn now = turn(rules, p);
  *count = 0;
  if (seat == BW_CHANCE && now == BW_TURN_CHANCE)
    for (bw_move die = 1; die <= 3; ++die) out[(*count)++] = die;
  if (seat < 2 && now == (bw_turn)1 << seat)
    for (bw_move take = 1; take <= most(at(p)); ++take) out[(*count)++] = take;
  return BW_OK;
}
static bw_status play(const bw_rules* rules, void* p, bw_seat seat, bw_move move) {
  position* here = p;
  const bw_turn now = turn(rules, p);
  if (seat == BW_CHANCE && now == BW_TURN_CHANCE && move >= 1 && move <= 3) {
    here->die = (uint8_t)move;
    return BW_OK;
  }
  if (seat > 1 || now != (bw_turn)1 << seat || move < 1 || move > most(here)) return BW_ILLEGAL;
  here->left = (uint8_t)(here->left - move);
  here->seat ^= 1;
  here->die = NOT_THROWN;
  return BW_OK;
}
static bw_status outcome(const bw_rules* rules, const void* p, bw_outcome* out) {
  (void)rules;
  if (at(p)->left != 0) return BW_UNSUPPORTED;
  out->scores[at(p)->seat] = 0;
  out->scores[at(p)->seat ^ 1] = 2;
  out->reason = "taken";
#ifdef LATER
  if (BW_REACHES(bw_outcome, out, later_number)) out->later_number = 1;
#endif
  return BW_OK;
}
static uint64_t key(const bw_rules* rules, const void* p) {
  (void)rules;
  return (at(p)->left * 32u + at(p)->seat * 16u + at(p)->die + 1u) * 0x9E3779B97F4A7C15u;
}
static int32_t same(const bw_rules* rules, const void* p, const void* q) {
  (void)rules;
  return memcmp(p, q, sizeof(position)) == 0;
}
static bw_status write_move(const bw_rules* rules, const void* p, bw_seat seat, bw_move move, bw_sink text) {
  position copy = *at(p);
  if (play(rules, &copy, seat, move) != BW_OK) return BW_ILLEGAL;
  say(text, seat == BW_CHANCE ? "die" : "take");
  say_digit(text, (unsigned)move);
  return BW_OK;
}

static bw_status read_move(const bw_rules* rules, const void* p, bw_seat seat, const char* text, size_t size,
                           bw_move* out, bw_sink error) {
  const char* word = seat == BW_CHANCE ? "die" : "take";
  const size_t length = strlen(word);
  position copy = *at(p);
  if (size != length + 1 || memcmp(text, word, length) != 0 || text[length] < '1' || text[length] > '3') {
    say(error, "expected how many are taken, as in take2");
    return BW_BAD_INPUT;
  }
  if (play(rules, &copy, seat, (bw_move)(text[length] - '0')) != BW_OK) {
    say(error, "not a legal move here");
    return BW_ILLEGAL;
  }
  *out = (bw_move)(text[length] - '0');
  return BW_OK;
}

static bw_status write_position(const bw_rules* rules, const void* p, bw_sink text) {
  (void)rules;
  say_digit(text, at(p)->left / 10u);
  say_digit(text, at(p)->left % 10u);
  say(text, at(p)->seat == 0 ? " first " : " second ");
  if (at(p)->die == NOT_SEEN)
    say(text, "?");
  else
    say_digit(text, at(p)->die);
  return BW_OK;
}

static bw_status read_either(const bw_rules* rules, const char* text, size_t size, void* p, bw_sink error,
                             int seen) {
  const size_t end = size == 10 ? 8 : 9; /* where the die stands */
  position read = {0, size == 11, 0};
  if ((size == 10 && memcmp(text + 2, " first ", 7) == 0) ||
      (size == 11 && memcmp(text + 2, " second ", 8) == 0)) {
    const char die = text[end + 1];
    read.left = (uint8_t)((text[0] - '0') * 10 + (text[1] - '0'));
    read.die = die == '?' && !seen ? NOT_SEEN : (uint8_t)(die - '0');
    if (text[0] >= '0' && text[0] <= '2' && text[1] >= '0' && text[1] <= '9' &&
        read.left <= of(rules)->heap && (read.die <= 3 || read.die == NOT_SEEN) &&
        (die == '?' || die <= '3') && (read.left != 0 || read.die == 0)) {
      memcpy(p, &read, sizeof read);
      return BW_OK;
    }
  }
  say(error, "expected what is left, who is next and the die, as in 09 first 0");
  return BW_BAD_INPUT;
}

static bw_status read_position(const bw_rules* rules, const char* text, size_t size, void* p, bw_sink error) {
  return read_either(rules, text, size, p, error, 1);
}

typedef struct named {
  uint32_t kind;
  const char *id, *english;
} named;
static const named texts[] = {{BW_TEXT_REASON, "taken", "the last one has been taken"},
                              {BW_TEXT_PHASE, "left", "{count} are left"},
                              {BW_TEXT_RULE, "1.1", "Nobody takes more than the die shows."},
                              {BW_TEXT_MESSAGE, "too_many", "{count} may be taken, not more."}};

static bw_status describe(const bw_rules* rules, uint32_t kind, uint32_t index, bw_described* out) {
  (void)rules;
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i)
    if (texts[i].kind == kind && index-- == 0) {
      out->id = texts[i].id;
      out->english = texts[i].english;
      return BW_OK;
    }
  return BW_END;
}

/* --- extensions */

static const bw_point square[] = {{-500, -500}, {500, -500}, {500, 500}, {-500, 500}};
static const bw_path outlines[] = {{4, square}};
static const bw_spot fields[] = {{"heap", {0, 1500}, 0, BW_GROUND_DARK, BW_SPOT_BESIDE, LARGEST_HEAP},
                                 {"one", {-1000, 0}, 0, BW_GROUND_LIGHT, 0, 1},
                                 {"two", {0, 0}, 0, BW_GROUND_LIGHT, 0, 1},
                                 {"three", {1000, 0}, BW_BARE_POINT, BW_GROUND_LIGHT, 0, 1}};
static const bw_kind kinds[] = {{"counter", BW_NOBODY, "c"}};
static const bw_shape board = {.struct_size = SIZE(bw_shape, max_clicks),
                               .field_count = 4,
                               .fields = fields,
                               .outline_count = 1,
                               .outlines = outlines,
                               .kind_count = 1,
                               .kinds = kinds,
                               .max_items = 4,
                               .max_clicks = 1};

static const bw_shape* shape(const bw_rules* rules) {
  (void)rules;
  return &board;
}
static bw_status picture(const bw_rules* rules, const void* p, bw_seat viewer, bw_item* out,
                         uint32_t* count) {
  const bw_item heap = {HEAP_FIELD, 0, at(p)->left, 0};
  (void)rules, (void)viewer;
  *count = at(p)->left != 0;
  if (*count != 0) *out = heap;
  return BW_OK;
}
static bw_status clicks(const bw_rules* rules, const void* p, bw_seat seat, bw_move move, uint32_t* out,
                        uint32_t* count) {
  position copy = *at(p);
  *count = 0;
  if (play(rules, &copy, seat, move) != BW_OK) return BW_ILLEGAL;
  if (seat != BW_CHANCE) out[(*count)++] = (uint32_t)move;
  return BW_OK;
}
static const bw_board_2 board_table = {SIZE(bw_board_2, clicks), shape, picture, clicks MORE};

static bw_status events(const bw_rules* rules, const void* p, bw_move* out, uint32_t* weights,
                        uint32_t* count) {
  const bw_status status = moves(rules, p, BW_CHANCE, out, count);
  for (uint32_t i = 0; i < *count; ++i) weights[i] = i == 1 ? 2 : 1;
  return status;
}
static const bw_chance chance_table = {SIZE(bw_chance, events), events MORE};

static bw_status evaluate(const bw_rules* rules, const void* p, bw_seat seat, int32_t* value) {
  (void)rules;
  *value = (at(p)->left % 4 == 0 ? -50 : 50) * (seat == at(p)->seat ? 1 : -1);
  return BW_OK;
}
static const bw_evaluate evaluate_table = {SIZE(bw_evaluate, evaluate), evaluate MORE};

static void answer(bw_explanation* out, int legal, const char* rule, const char* message, int64_t count) {
  out->legal = legal;
  out->rule = rule;
  out->message = message;
  out->place_count = 1;
  out->places[0] = HEAP_FIELD;
  out->argument_count = 1;
  out->arguments[0].name = "count";
  out->arguments[0].type = BW_INTEGER;
  out->arguments[0].integer = count;
}
static bw_status explain_clicks(const bw_rules* rules, const void* p, bw_seat seat, const uint32_t* places,
                                uint32_t count, bw_explanation* out) {
  position copy = *at(p);
  if (count == 0 || (count == 1 && play(rules, &copy, seat, places[0]) == BW_OK))
    answer(out, 1, NULL, NULL, 0);
  else
    answer(out, 0, "1.1", "too_many", most(at(p)));
  return BW_OK;
}
static void nowhere(void* context, const char* text, size_t size) { (void)context, (void)text, (void)size; }
static bw_status explain_text(const bw_rules* rules, const void* p, bw_seat seat, const char* text,
                              size_t size, bw_explanation* out) {
  const bw_sink nobody = {NULL, nowhere};
  bw_move move;
  if (read_move(rules, p, seat, text, size, &move, nobody) == BW_OK)
    answer(out, 1, NULL, NULL, 0);
  else
    answer(out, 0, "1.1", "too_many", most(at(p)));
  return BW_OK;
}
static const bw_explain explain_table = {SIZE(bw_explain, text), explain_clicks, explain_text MORE};

static bw_status tell(const bw_rules* rules, const void* p, bw_seat viewer, bw_explanation* out) {
  (void)rules, (void)viewer;
  answer(out, 1, NULL, "left", at(p)->left);
  return BW_OK;
}
static const bw_phase phase_table = {SIZE(bw_phase, tell), tell MORE};

static bw_status project(const bw_rules* rules, const void* p, bw_seat viewer, void* view) {
  position seen = *at(p);
  (void)rules;
  if (seen.die != NOT_THROWN && viewer != seen.seat) seen.die = NOT_SEEN;
  memcpy(view, &seen, sizeof seen);
  return BW_OK;
}
static bw_status write_view(const bw_rules* rules, const void* view, bw_seat viewer, bw_sink text) {
  (void)viewer;
  return write_position(rules, view, text);
}
static bw_status read_view(const bw_rules* rules, bw_seat viewer, const char* text, size_t size, void* view,
                           bw_sink error) {
  (void)viewer;
  return read_either(rules, text, size, view, error, 0);
}
static bw_status write_seen_move(const bw_rules* rules, const void* p, bw_seat seat, bw_move move,
                                 bw_seat viewer, bw_sink text) {
  if (seat != BW_CHANCE || viewer == at(p)->seat) return write_move(rules, p, seat, move, text);
  say(text, "thrown");
  return BW_OK;
}
static const bw_view view_table = {SIZE(bw_view, reveals), project,  write_view, read_view,
                                   write_seen_move,        NULL MORE};

static const void* get_extension(const bw_rules* rules, const char* name) {
  const struct {
    const char* name;
    const void* table;
  } all[] = {{BW_BOARD_2, &board_table},   {BW_CHANCE_EVENTS, &chance_table}, {BW_EVALUATE, &evaluate_table},
             {BW_EXPLAIN, &explain_table}, {BW_PHASE, &phase_table},          {BW_VIEW, &view_table}};
  (void)rules;
  for (size_t i = 0; i < sizeof all / sizeof all[0]; ++i)
    if (strcmp(all[i].name, name) == 0) return all[i].table;
  return NULL;
}

/* --- the game */

static const bw_rules_api api = {SIZE(bw_rules_api, get_extension),
                                 destroy,
                                 start,
                                 turn,
                                 moves,
                                 play,
                                 outcome,
                                 key,
                                 key,
                                 same,
                                 write_move,
                                 read_move,
                                 write_position,
                                 read_position,
                                 describe,
                                 get_extension MORE};
static const char* const seats[] = {"first", "second"};

/* No allocator is needed: there is a row of them. */
static hidden_die all_rules[256];

static bw_status create(const bw_host* host, const bw_parameter* parameters, size_t count, bw_rules** out,
                        bw_sink error) {
  size_t i = 0;
  if (host->abi_major != MAJOR) {
    say(error, "this game is for another contract");
    return BW_BAD_INPUT;
  }
  while (i < 256 && all_rules[i].taken) ++i;
  if (i == 256 || (count != 0 && (count != 1 || strcmp(parameters[0].name, "heap") != 0))) {
    say(error, i == 256 ? "there are too many rules" : "parameter heap is the only one");
    return BW_BAD_INPUT;
  }
  hidden_die* made = &all_rules[i];
  const bw_facts facts = {.struct_size = SIZE(bw_facts, repetition_reason),
                          .flags = BW_HAS_CHANCE | BW_HAS_HIDDEN | UNKNOWN_FLAG,
                          .seat_count = 2,
                          .seats = seats,
                          .position_size = sizeof(position),
                          .position_alignment = 1,
                          .max_moves = 3,
                          .ply_limit = 100,
                          .score_sum = 2};
  made->facts = facts;
  made->heap = count == 1 ? (uint8_t)parameters[0].value.integer : 9;
  made->taken = 1;
  made->rules.api = &api;
  made->rules.facts = &made->facts;
  *out = &made->rules;
  return BW_OK;
}

static const bw_parameter_spec heap = {.struct_size = SIZE(bw_parameter_spec, meaning),
                                       .name = "heap",
                                       .standard = {.type = BW_INTEGER, .integer = 9},
                                       .min = 3,
                                       .max = LARGEST_HEAP,
                                       .meaning = "How many counters there are at first."};
static const bw_parameter_spec* const specs[] = {&heap};
static const bw_parameters parameters_table = {SIZE(bw_parameters, specs), 1, specs MORE};

static const void* get_game_extension(const char* name) {
  return strcmp(name, BW_PARAMETERS) == 0 ? &parameters_table : NULL;
}

static const bw_game game = {SIZE(bw_game, get_extension), "hidden_die", 1, create, get_game_extension MORE};
static const bw_game* const games[] = {&game};

extern const bw_plugin boardwright_plugin;
const bw_plugin boardwright_plugin = {SIZE(bw_plugin, version), MAJOR, MINOR, 1, games, "1.0.0" MORE};
