/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_BORDERS_H
#define BOARDWRIGHT_ABI_BORDERS_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What is counted on the borders between fields, such as how often a line has been crossed in a row. */
#define BW_BORDERS "borders/1"

enum bw_border_flag {
  BW_BORDER_CLOSED = 1 /* the owner must not cross it now */
};

typedef struct bw_border {
  uint32_t field; /* two fields of the board side by side, the lower index first */
  uint32_t other;
  bw_seat owner;  /* whose count it is */
  uint32_t count; /* at least 1 */
  uint32_t flags; /* enum bw_border_flag */
} bw_border;

typedef struct bw_borders {
  uint32_t struct_size;
  uint32_t max_borders; /* capacity needed for a list */

  /* Sorted by field, other field and owner, no two the same; borders without a count are left out. With
   * hidden information `position` is the viewer's view. */
  bw_status (*list)(const bw_rules* rules, const void* position, bw_seat viewer, bw_border* out,
                    uint32_t* count);
} bw_borders;

#ifdef __cplusplus
}
#endif

#endif
