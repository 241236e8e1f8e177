/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_EXPLAIN_H
#define BOARDWRIGHT_ABI_EXPLAIN_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Why a move is not legal, or what comes of a legal one. The sentences are in game.yaml; the plugin chooses
 * one and fills it in. */
#define BW_EXPLAIN "explain/1"

#define BW_MAX_ARGUMENTS 8u
#define BW_MAX_EXPLAINED_PLACES 32u
#define BW_ARGUMENT_TEXT 72u /* bytes: an id of BW_MAX_ID with its end */

/* A sentence to choose and to fill in. Ids live as long as the rules. */
typedef struct bw_argument {
  const char* name; /* as {name} in the sentence */
  uint32_t type;    /* BW_INTEGER or BW_TEXT */
  int64_t integer;
  char text[BW_ARGUMENT_TEXT]; /* UTF-8, terminated; a field's name, a kind's id or the like */
} bw_argument;

typedef struct bw_explanation {
  uint32_t struct_size;
  int32_t legal;       /* 1 or 0 */
  const char* rule;    /* number of the rule; NULL if legal or if no rule is at fault */
  const char* message; /* id that `describe` knows; of a legal move what comes of it, or NULL */
  uint32_t place_count;
  uint32_t places[BW_MAX_EXPLAINED_PLACES]; /* worth pointing at */
  uint32_t argument_count;
  bw_argument arguments[BW_MAX_ARGUMENTS];
} bw_explanation;

typedef struct bw_explain {
  uint32_t struct_size;

  /* Says why clicking these places in this order makes no legal move of the seat, or can't be the beginning
   * of one; legal if it can. With hidden information `position` is the seat's view. */
  bw_status (*clicks)(const bw_rules* rules, const void* position, bw_seat seat, const uint32_t* places,
                      uint32_t count, bw_explanation* out);

  /* The same for a move's text, whatever it holds. */
  bw_status (*text)(const bw_rules* rules, const void* position, bw_seat seat, const char* text, size_t size,
                    bw_explanation* out);
} bw_explain;

#ifdef __cplusplus
}
#endif

#endif
