/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_TRACE_H
#define BOARDWRIGHT_ABI_TRACE_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which numbered rules a move used, for statistics on rule sets and for what explains a difference. Made to
 * be asked of every move of many games: sets of rules are bits, and nothing is allocated. The answers are
 * about the true position; a seat from which something is hidden must not be told them during a game. */
#define BW_TRACE "trace/2"

#define BW_MAX_TRACED_RULES 64u

typedef struct bw_trace {
  uint32_t struct_size;

  /* The rules that can be reported: how many, at most BW_MAX_TRACED_RULES, and their numbers, each once and
   * each an id that `describe` knows as a rule. Bit i of the sets below is ids[i]. They live as long as the
   * rules. */
  uint32_t (*ids)(const bw_rules* rules, const char* const** ids);

  /* Those that a game under these parameters may use, or end by; the others are never reported. */
  uint64_t (*possible)(const bw_rules* rules);

  /* What a legal move used, or a chance event (seat BW_CHANCE). `after` is what `play` made of `before`. A
   * rule that only forbids is used when it takes a move away that would be legal without it. Only possible
   * rules, and always the same for the same move. */
  bw_status (*used)(const bw_rules* rules, const void* before, bw_seat seat, bw_move move, const void* after,
                    uint64_t* used);

  /* Those that end a game for a reason, an id that `describe` knows; the reason of the repetition rule, which
   * the host applies, too. None for any other text. */
  uint64_t (*ending)(const bw_rules* rules, const char* reason);
} bw_trace;

#ifdef __cplusplus
}
#endif

#endif
