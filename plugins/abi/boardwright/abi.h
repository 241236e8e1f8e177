/* SPDX-License-Identifier: MIT
 *
 * The contract between Boardwright and a library that holds board-game rules.
 *
 * A library exports exactly one symbol, the constant `boardwright_plugin`. Loading it runs no code of
 * the plugin; the host calls into it only through the tables below.
 *
 * Ownership   Each side frees its own memory. Text goes out through a sink, arrays into a buffer of the
 *             caller whose capacity the facts declare, pointers to constants live as long as the rules.
 * Threads     Rules are immutable after `create`: any thread may call any function, as long as two
 *             threads never share one position while one of them writes to it.
 * Errors      A function that can fail returns a status and, where it takes a sink for it, writes one
 *             English sentence. No exception, signal or exit may cross. After a failure nothing that the
 *             caller passed for writing has changed, unless the function says otherwise.
 *             The caller fills in the size of a struct that it passes for writing; whoever fills it in leaves
 *             that as it is and writes nothing beyond it.
 * Versions    Major numbers must match. Minor versions only append: to structs that begin with their size as
 *             the writer knew it, beyond which nobody looks (BW_REACHES); flags, kinds of text, names of
 *             extensions. What one side doesn't know it leaves alone: unknown flags count as not set, an
 *             unknown status as BW_FAILED. A struct without a size never changes; what it lacks comes as an
 *             extension of its own, and an extension that breaks gets a new number in its name. A library
 *             that needs more than an old host has looks at `bw_host` in `create` and refuses with a sentence.
 *             All of this is kept as of 1.0 by tests/contract.
 */
#ifndef BOARDWRIGHT_ABI_H
#define BOARDWRIGHT_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define BW_ABI_MAJOR 1u
#define BW_ABI_MINOR 0u
#define BW_ENTRY_NAME "boardwright_plugin"

#define BW_MAX_SEATS 8u
#define BW_MAX_ALIGNMENT 64u
#define BW_MAX_POSITION_SIZE 1048576u /* bytes */
#define BW_MAX_MOVES 1048576u         /* of a seat in a position, and chance events */
#define BW_MAX_ID 64u                 /* bytes of an id: a game, a seat, a kind, a reason */

/* How many bytes a struct has up to the end of a member; and whether one that somebody else made has it. */
#ifdef __cplusplus
#define BW_SIZE_TO(type, member) (offsetof(type, member) + sizeof(type::member))
#else
#define BW_SIZE_TO(type, member) (offsetof(type, member) + sizeof(((type*)0)->member))
#endif
#define BW_REACHES(type, pointer, member) ((pointer)->struct_size >= BW_SIZE_TO(type, member))

/* A move or a chance event: any 64-bit value that the rules choose. Values mean something only together
 * with the position they were listed for, and never leave the process; disk and wire carry texts. */
typedef uint64_t bw_move;

/* A seat is a number from 0; seats[0] acts or sets up first. */
typedef uint32_t bw_seat;
#define BW_CHANCE 0xFFFFFFFFu    /* plays chance events */
#define BW_SPECTATOR 0xFFFFFFFEu /* a viewer who sees what every seat sees */
#define BW_NOBODY 0xFFFFFFFDu    /* owner of what belongs to no seat */

/* Who may act: either a mask of seats (bit i: seat i), or one of these alone. Never 0. */
typedef uint32_t bw_turn;
#define BW_TURN_CHANCE 0x40000000u
#define BW_TURN_OVER 0x80000000u

typedef int32_t bw_status;
#define BW_OK 0
#define BW_ILLEGAL 1     /* not a legal move here, or not this seat's turn */
#define BW_BAD_INPUT 2   /* a text or a parameter that can't be read; the sink says why */
#define BW_UNSUPPORTED 3 /* these rules have no such thing */
#define BW_END 4         /* an index past the last one */
#define BW_FAILED 5      /* the plugin failed (an exception was caught) */

/* Takes text in pieces, UTF-8, not terminated. `write` never fails and never calls back. */
typedef struct bw_sink {
  void* context;
  void (*write)(void* context, const char* text, size_t size);
} bw_sink;

/* A parameter's value, or a typed argument of a message. Lists and texts belong to who passes them. */
enum bw_type {
  BW_BOOL = 1,
  BW_INTEGER = 2,
  BW_CHOICE = 3,
  BW_TEXT = 4,
  BW_INTEGER_LIST = 5,
  BW_TEXT_LIST = 6
};

typedef struct bw_value {
  uint32_t type;            /* enum bw_type */
  uint32_t count;           /* of a list's elements, else 0 */
  int64_t integer;          /* BW_BOOL (0 or 1), BW_INTEGER */
  const char* text;         /* BW_CHOICE, BW_TEXT; terminated */
  const int64_t* integers;  /* BW_INTEGER_LIST */
  const char* const* texts; /* BW_TEXT_LIST */
} bw_value;

typedef struct bw_parameter {
  const char* name;
  bw_value value;
} bw_parameter;

/* What holds for every game under these rules. */
enum bw_flag {
  BW_HAS_CHANCE = 1,        /* chance may be on turn: the chance extension exists */
  BW_HAS_HIDDEN = 2,        /* seats see different things: the view extension exists */
  BW_HAS_SIMULTANEOUS = 4,  /* several seats may be on turn at once */
  BW_TEXT_LOSES_HISTORY = 8 /* a position's text may leave out what `key` covers */
};

typedef struct bw_facts {
  uint32_t struct_size;
  uint32_t flags;              /* enum bw_flag */
  uint32_t seat_count;         /* 1 to BW_MAX_SEATS */
  const char* const* seats;    /* their ids, such as "black" */
  uint32_t position_size;      /* bytes, 1 to BW_MAX_POSITION_SIZE */
  uint32_t position_alignment; /* a power of two, at most BW_MAX_ALIGNMENT */
  uint32_t max_moves;          /* capacity needed for moves and for chance events, 1 to BW_MAX_MOVES */
  uint32_t ply_limit;          /* a playout longer than this many plies counts as undecided; not a rule */
  uint32_t score_sum;          /* half points of all seats together in every outcome; 0: not constant */
  uint32_t repetition_limit;   /* the game ends when a position occurs so often; 0: never */
  uint32_t repetition_scores[BW_MAX_SEATS]; /* half points per seat then */
  const char* repetition_reason;            /* reason id then; NULL when the limit is 0 */
} bw_facts;

typedef struct bw_outcome {
  uint32_t struct_size;
  uint32_t scores[BW_MAX_SEATS]; /* half points per seat: 0 loss, 1 draw, 2 win */
  const char* reason;            /* an id that `describe` knows */
} bw_outcome;

/* What `describe` can be asked for. */
enum bw_text_kind {
  BW_TEXT_REASON = 1, /* why a game ended */
  BW_TEXT_PHASE = 2,  /* parts of a game, such as set-up */
  BW_TEXT_RULE = 3,   /* numbered rules; the id is the number */
  BW_TEXT_MESSAGE = 4 /* sentences of the explain and arrange extensions, with {arguments} */
};

typedef struct bw_described {
  uint32_t struct_size;
  const char* id;
  const char* english;
} bw_described;

typedef struct bw_rules bw_rules;

/* The functions of a rule set. `position` points to facts->position_size bytes at the declared
 * alignment. A position is plain bytes without pointers: copying is memcpy, equality is memcmp, and the
 * host may do both. Positions come from `start`, `read_position`, `play` and extensions that say so. */
typedef struct bw_rules_api {
  uint32_t struct_size;

  void (*destroy)(bw_rules* rules);

  void (*start)(const bw_rules* rules, void* position);

  bw_turn (*turn)(const bw_rules* rules, const void* position);

  /* The legal moves of one seat, ascending and without repetition; none for a seat not on turn.
   * `out` has room for max_moves. */
  bw_status (*moves)(const bw_rules* rules, const void* position, bw_seat seat, bw_move* out,
                     uint32_t* count);

  /* Plays a legal move of a seat, or a chance event when the seat is BW_CHANCE. Any other value gives
   * BW_ILLEGAL and leaves the position as it was. */
  bw_status (*play)(const bw_rules* rules, void* position, bw_seat seat, bw_move move);

  /* BW_UNSUPPORTED while the game isn't over. */
  bw_status (*outcome)(const bw_rules* rules, const void* position, bw_outcome* out);

  /* A hash of everything in the position, the side on turn included. */
  uint64_t (*key)(const bw_rules* rules, const void* position);

  /* A hash of what the repetition rule compares, and the exact comparison (1 or 0). */
  uint64_t (*same_key)(const bw_rules* rules, const void* position);
  int32_t (*same)(const bw_rules* rules, const void* position, const void* other);

  /* Texts of moves: no spaces. Moves of seats that are on turn together have different texts. */
  bw_status (*write_move)(const bw_rules* rules, const void* position, bw_seat seat, bw_move move,
                          bw_sink text);
  /* Gives only legal moves. BW_ILLEGAL: well-formed, but not legal here; BW_BAD_INPUT: not a move. */
  bw_status (*read_move)(const bw_rules* rules, const void* position, bw_seat seat, const char* text,
                         size_t size, bw_move* out, bw_sink error);

  /* Texts of positions: one line that `read_position` accepts and gives the same position for, unless
   * BW_TEXT_LOSES_HISTORY. Reading refuses whatever the rules can't have meant, and says what it
   * expected where. */
  bw_status (*write_position)(const bw_rules* rules, const void* position, bw_sink text);
  bw_status (*read_position)(const bw_rules* rules, const char* text, size_t size, void* position,
                             bw_sink error);

  /* The texts these rules use, by kind and index from 0; BW_END after the last. */
  bw_status (*describe)(const bw_rules* rules, uint32_t kind, uint32_t index, bw_described* out);

  /* An extension's table by its name (the headers in boardwright/abi), or NULL. Lives as long as the rules. */
  const void* (*get_extension)(const bw_rules* rules, const char* name);
} bw_rules_api;

struct bw_rules {
  const bw_rules_api* api;
  const bw_facts* facts;
  const void* self; /* the plugin's own */
};

/* Who calls. Lives as long as the call. */
typedef struct bw_host {
  uint32_t struct_size;
  uint32_t abi_major;
  uint32_t abi_minor;
} bw_host;

/* One rule set in the library. */
typedef struct bw_game {
  uint32_t struct_size;
  const char* id;          /* [a-z][a-z0-9_]* */
  uint32_t rules_revision; /* raised whenever a record made before might replay differently */

  /* Makes rules from parameters sorted by name; those left out take their defaults. Refuses unknown
   * names, wrong types and values out of range, naming the parameter and what it takes. */
  bw_status (*create)(const bw_host* host, const bw_parameter* parameters, size_t count, bw_rules** out,
                      bw_sink error);

  /* Extensions that need no rules: "parameters/1". NULL if there is none of that name. */
  const void* (*get_extension)(const char* name);
} bw_game;

typedef struct bw_plugin {
  uint32_t struct_size;
  uint32_t abi_major;
  uint32_t abi_minor;
  uint32_t game_count;
  const bw_game* const* games;
  const char* version; /* the plugin's own, for people and records */
} bw_plugin;

#ifdef __cplusplus
}
#endif

#endif
