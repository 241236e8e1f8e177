/* SPDX-License-Identifier: MIT */
#ifndef BOARDWRIGHT_ABI_PARAMETERS_H
#define BOARDWRIGHT_ABI_PARAMETERS_H

#include <boardwright/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a rule set can be told when it is made. An extension of the game, not of the rules: it is asked
 * before there are any. */
#define BW_PARAMETERS "parameters/1"

typedef struct bw_parameter_spec {
  uint32_t struct_size;
  const char* name;  /* [a-z][a-z0-9_]*; maps are flattened: "pieces.M" */
  bw_value standard; /* the default; its type is the parameter's */
  int64_t min;       /* integers and elements of integer lists, inclusive */
  int64_t max;
  uint32_t max_length;        /* bytes of a text or of a list's text, elements of an integer list */
  const char* const* choices; /* BW_CHOICE */
  uint32_t choice_count;
  const char* meaning; /* one English sentence */
} bw_parameter_spec;

typedef struct bw_parameters {
  uint32_t struct_size;
  uint32_t count;
  const bw_parameter_spec* const* specs; /* sorted by name */
} bw_parameters;

#ifdef __cplusplus
}
#endif

#endif
