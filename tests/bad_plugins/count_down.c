/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Count down: take one or two from a heap; who takes the last one has won. A whole game in C without the SDK, which shows
 * what the contract alone asks for. Built once as it should be, once as another version, and once with each of the
 * mistakes that the loader must notice (BROKEN_...). Others are sound until four are left: then a match that takes two of
 * them crashes or hangs (IN_PLAY), or nobody can be told what may be played (IN_MOVES). Texts of moves are written and read all
 * the same.
 */
#include <boardwright/abi.h>
#include <boardwright/abi/parameters.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef VERSION
#define VERSION "1.0.0"
#endif
#ifndef HEAP
#define HEAP 5
#endif

typedef struct position {
  uint8_t left;
  uint8_t seat;
} position;

/* The same name in both versions: they must not share it. */
int heap_at_start = HEAP;

static void say(bw_sink sink, const char* text) { sink.write(sink.context, text, strlen(text)); }

static void destroy(bw_rules* rules) { (void)rules; }

static void start(const bw_rules* rules, void* p) {
  (void)rules;
  ((position*)p)->left = (uint8_t)heap_at_start;
  ((position*)p)->seat = 0;
}

static bw_turn turn(const bw_rules* rules, const void* p) {
  const position* at = p;
  (void)rules;
  return at->left == 0 ? BW_TURN_OVER : (bw_turn)1 << at->seat;
}

/* What goes wrong in a match: a library does at most one of them. */
#if defined(IN_PLAY) || defined(IN_MOVES)
#define PERHAPS_UNUSED __attribute__((unused))
PERHAPS_UNUSED static void crashes(void) { __builtin_trap(); }
PERHAPS_UNUSED static void hangs(void) {
  static volatile int hanging = 1;
  while (hanging) continue;
}
/* A file of somebody else's. */
PERHAPS_UNUSED static void writes(void) {
  const char* name = getenv("BOARDWRIGHT_MISCHIEF");
  const int file = name == NULL ? -1 : open(name, O_WRONLY | O_CREAT, 0600);
  if (file >= 0) close(file);
}
#endif

static bw_status moves(const bw_rules* rules, const void* p, bw_seat seat, bw_move* out, uint32_t* count) {
  const position* at = p;
  (void)rules;
  *count = 0;
#ifdef IN_MOVES
  if (at->left == 4) IN_MOVES();
#endif
  if (seat != at->seat) return BW_OK;
  for (bw_move take = 1; take <= 2 && take <= at->left; ++take) out[(*count)++] = take;
  return BW_OK;
}

static bw_status play(const bw_rules* rules, void* p, bw_seat seat, bw_move move) {
  position* at = p;
  (void)rules;
  if (seat != at->seat || move < 1 || move > 2 || move > at->left) return BW_ILLEGAL;
  at->left = (uint8_t)(at->left - move);
  at->seat ^= 1;
  return BW_OK;
}

/* In a match. */
static bw_status play_it(const bw_rules* rules, void* p, bw_seat seat, bw_move move) {
#ifdef IN_PLAY
  if (((position*)p)->left == 4 && move == 2) IN_PLAY();
#endif
  return play(rules, p, seat, move);
}

#ifndef BROKEN_NULL_FUNCTION
static bw_status outcome(const bw_rules* rules, const void* p, bw_outcome* out) {
  const position* at = p;
  (void)rules;
  if (at->left != 0) return BW_UNSUPPORTED;
  out->scores[0] = at->seat == 1 ? 2 : 0;
  out->scores[1] = at->seat == 1 ? 0 : 2;
  out->reason = "taken";
  return BW_OK;
}
#endif

static uint64_t key(const bw_rules* rules, const void* p) {
  const position* at = p;
  (void)rules;
  return (at->left * 2u + at->seat + 1u) * 0x9E3779B97F4A7C15u;
}

static int32_t same(const bw_rules* rules, const void* p, const void* q) {
  (void)rules;
  return memcmp(p, q, sizeof(position)) == 0;
}

static bw_status write_move(const bw_rules* rules, const void* p, bw_seat seat, bw_move move, bw_sink text) {
  position copy = *(const position*)p;
  if (play(rules, &copy, seat, move) != BW_OK) return BW_ILLEGAL;
  say(text, move == 1 ? "one" : "two");
  return BW_OK;
}

static bw_status read_move(const bw_rules* rules, const void* p, bw_seat seat, const char* text, size_t size,
                           bw_move* out, bw_sink error) {
  position copy = *(const position*)p;
  const int one = size == 3 && memcmp(text, "one", 3) == 0;
  const int two = size == 3 && memcmp(text, "two", 3) == 0;
  if (!one && !two) {
    say(error, "expected one or two");
    return BW_BAD_INPUT;
  }
  if (play(rules, &copy, seat, one ? 1 : 2) != BW_OK) {
    say(error, "not a legal move here");
    return BW_ILLEGAL;
  }
  *out = one ? 1 : 2;
  return BW_OK;
}

static bw_status write_position(const bw_rules* rules, const void* p, bw_sink text) {
  const position* at = p;
  const char digits[2] = {(char)('0' + at->left), (char)(at->seat == 0 ? 'f' : 's')};
  (void)rules;
  text.write(text.context, digits, 2);
  return BW_OK;
}

static bw_status read_position(const bw_rules* rules, const char* text, size_t size, void* p, bw_sink error) {
  (void)rules;
  if (size != 2 || text[0] < '0' || text[0] > '9' || (text[1] != 'f' && text[1] != 's')) {
    say(error, "expected what is left and who is on turn, as in 5f");
    return BW_BAD_INPUT;
  }
  ((position*)p)->left = (uint8_t)(text[0] - '0');
  ((position*)p)->seat = text[1] == 's';
  return BW_OK;
}

static bw_status describe(const bw_rules* rules, uint32_t kind, uint32_t index, bw_described* out) {
  (void)rules;
  if (kind != BW_TEXT_REASON || index != 0) return BW_END;
  out->id = "taken";
  out->english = "the last one has been taken";
  return BW_OK;
}

static const void* get_extension(const bw_rules* rules, const char* name) {
  (void)rules;
  (void)name;
  return NULL;
}

static const bw_rules_api api = {
#ifdef BROKEN_SMALL_API
    8,
#else
    sizeof(bw_rules_api),
#endif
    destroy, start, turn, moves,      play_it,
#ifdef BROKEN_NULL_FUNCTION
    NULL,
#else
    outcome,
#endif
    key,     key,   same, write_move, read_move, write_position, read_position, describe, get_extension};

static const char* const seats[] = {"first", "second"};
static const bw_facts facts = {
    .struct_size = sizeof(bw_facts),
    .seat_count = 2,
    .seats = seats,
#ifdef BROKEN_POSITION_SIZE
    .position_size = 0,
#else
    .position_size = sizeof(position),
#endif
    .position_alignment = 1,
    .max_moves = 2,
    .ply_limit = 20,
    .score_sum = 2,
};

static bw_rules rules_of_all = {&api, &facts, NULL};

static bw_status create(const bw_host* host, const bw_parameter* parameters, size_t count, bw_rules** out,
                        bw_sink error) {
  (void)host;
  for (size_t i = 0; i < count; ++i) {
    /* Those of BROKEN_UNSORTED are declared, and would be good for nothing. */
    say(error, "parameter ");
    say(error, parameters[i].name);
    say(error, ": there is none of that name");
    return BW_BAD_INPUT;
  }
  *out = &rules_of_all;
  return BW_OK;
}

#if defined(BROKEN_UNSORTED) || defined(BROKEN_NULL_NAME) || defined(BROKEN_NULL_CHOICE)
#define FLAG(flag_name) \
  { sizeof(bw_parameter_spec), flag_name, {BW_BOOL, 0, 0, NULL, NULL, NULL}, 0, 1, 0, NULL, 0, "A flag." }
static const bw_parameter_spec zebra = FLAG("zebra");
static const char* const no_choices[] = {"one", NULL};
static const bw_parameter_spec second =
#if defined(BROKEN_NULL_NAME)
    FLAG(NULL);
#elif defined(BROKEN_NULL_CHOICE)
    {sizeof(bw_parameter_spec),
     "zoo",
     {BW_CHOICE, 0, 0, "one", NULL, NULL},
     0,
     0,
     0,
     no_choices,
     2,
     "A choice."};
#else
    FLAG("ape");
#endif
static const bw_parameter_spec* const specs[] = {&zebra, &second};
static const bw_parameters parameters_table = {sizeof(bw_parameters), 2, specs};
static const void* get_game_extension(const char* name) {
  (void)no_choices;
  return strcmp(name, BW_PARAMETERS) == 0 ? &parameters_table : NULL;
}
#else
static const void* get_game_extension(const char* name) {
  (void)name;
  return NULL;
}
#endif

static const bw_game game = {sizeof(bw_game),
#ifdef BROKEN_ID
                             "Count Down",
#else
                             "count_down",
#endif
                             1, create, get_game_extension};
#ifndef BROKEN_NO_SYMBOL
static const bw_game* const games[] = {
    &game,
#ifdef BROKEN_HOLE
    NULL,
#endif
#ifdef BROKEN_TWICE
    &game,
#endif
};

extern const bw_plugin boardwright_plugin;
const bw_plugin boardwright_plugin = {
#ifdef BROKEN_SMALL_PLUGIN
    12,
#else
    sizeof(bw_plugin),
#endif
#ifdef BROKEN_MAJOR
    BW_ABI_MAJOR + 7,
#else
    BW_ABI_MAJOR,
#endif
    BW_ABI_MINOR,
#ifdef BROKEN_NO_GAMES
    0,
#else
    sizeof games / sizeof games[0],
#endif
    games,
    VERSION};
#else
const bw_game* nothing_to_export(void);
const bw_game* nothing_to_export(void) { return &game; }
#endif
