// SPDX-License-Identifier: GPL-3.0-or-later
//
// Contract 1.0: the other extensions, and languages.
#include <boardwright/abi/chance.h>
#include <boardwright/abi/console.h>
#include <boardwright/abi/debugger.h>
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/language.h>
#include <boardwright/abi/lines.h>
#include <boardwright/abi/parameters.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>
#include <boardwright/abi/search.h>
#include <boardwright/abi/trace.h>

#include "tests/contract/layout.hpp"

// chance.h
WORD(BW_CHANCE_EVENTS, "chance/1");

GROWS(bw_chance, events, 16);
MEMBER(bw_chance, struct_size, 0, uint32_t);
MEMBER(bw_chance, events, 8, bw_status (*)(const bw_rules*, const void*, bw_move*, uint32_t*, uint32_t*));

// console.h
WORD(BW_CONSOLE, "console/1");

GROWS(bw_console, ask, 16);
MEMBER(bw_console, struct_size, 0, uint32_t);
MEMBER(bw_console, ask, 8,
       bw_status (*)(const bw_rules*, const void*, const char*, size_t, bw_sink, bw_sink));

// debugger.h
WORD(BW_DEBUGGER, "debugger/1");

FIXED(bw_variable, 16);
MEMBER(bw_variable, name, 0, const char*);
MEMBER(bw_variable, value, 8, const char*);

FIXED(bw_debug_stop, 48);
MEMBER(bw_debug_stop, number, 0, uint64_t);
MEMBER(bw_debug_stop, line, 8, uint32_t);
MEMBER(bw_debug_stop, depth, 12, uint32_t);
MEMBER(bw_debug_stop, function, 16, const char*);
MEMBER(bw_debug_stop, position, 24, const char*);
MEMBER(bw_debug_stop, variables, 32, const bw_variable*);
MEMBER(bw_debug_stop, variable_count, 40, uint32_t);

GROWS(bw_debug_wanted, tell, 48);
MEMBER(bw_debug_wanted, struct_size, 0, uint32_t);
MEMBER(bw_debug_wanted, most, 4, uint32_t);
MEMBER(bw_debug_wanted, from, 8, uint64_t);
MEMBER(bw_debug_wanted, breakpoints, 16, const uint32_t*);
MEMBER(bw_debug_wanted, breakpoint_count, 24, uint32_t);
MEMBER(bw_debug_wanted, context, 32, void*);
MEMBER(bw_debug_wanted, tell, 40, void (*)(void*, const bw_debug_stop*));

GROWS(bw_debugger, record, 16);
MEMBER(bw_debugger, struct_size, 0, uint32_t);
MEMBER(bw_debugger, record, 8,
       bw_status (*)(const bw_rules*, const void*, const char*, size_t, const bw_debug_wanted*, bw_sink));

// evaluate.h
WORD(BW_EVALUATE, "evaluate/1");

GROWS(bw_evaluate, evaluate, 16);
MEMBER(bw_evaluate, struct_size, 0, uint32_t);
MEMBER(bw_evaluate, evaluate, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, int32_t*));

// language.h
WORD(BW_LANGUAGE_NAME, "boardwright_language");
WORD(BW_PROBLEM, "report/1");
CONSTANT(BW_ERROR, 1);
CONSTANT(BW_WARNING, 2);

FIXED(bw_report, 16);
MEMBER(bw_report, context, 0, void*);
MEMBER(bw_report, found, 8, void (*)(void*, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, const char*));

GROWS(bw_language, close, 48);
MEMBER(bw_language, struct_size, 0, uint32_t);
MEMBER(bw_language, abi_major, 4, uint32_t);
MEMBER(bw_language, abi_minor, 8, uint32_t);
MEMBER(bw_language, suffix, 16, const char*);
MEMBER(bw_language, version, 24, const char*);
MEMBER(bw_language, open, 32,
       bw_status (*)(const bw_host*, const char*, const char*, size_t, const bw_plugin**, bw_report));
MEMBER(bw_language, close, 40, void (*)(const bw_plugin*));

GROWS(bw_problem, last, 16);
MEMBER(bw_problem, struct_size, 0, uint32_t);
MEMBER(bw_problem, last, 8, bw_status (*)(const bw_rules*, uint32_t*, uint32_t*, bw_sink));

// lines.h
WORD(BW_LINES, "lines/1");

FIXED(bw_line, 16);
MEMBER(bw_line, line, 0, uint32_t);
MEMBER(bw_line, function, 8, const char*);

GROWS(bw_lines, record, 24);
MEMBER(bw_lines, struct_size, 0, uint32_t);
MEMBER(bw_lines, list, 8, uint32_t (*)(const bw_rules*, const bw_line**));
MEMBER(bw_lines, record, 16, bw_status (*)(const bw_rules*, uint8_t*, void (*)(void*), void*));

// parameters.h
WORD(BW_PARAMETERS, "parameters/1");

GROWS(bw_parameter_spec, meaning, 104);
MEMBER(bw_parameter_spec, struct_size, 0, uint32_t);
MEMBER(bw_parameter_spec, name, 8, const char*);
MEMBER(bw_parameter_spec, standard, 16, bw_value);
MEMBER(bw_parameter_spec, min, 56, int64_t);
MEMBER(bw_parameter_spec, max, 64, int64_t);
MEMBER(bw_parameter_spec, max_length, 72, uint32_t);
MEMBER(bw_parameter_spec, choices, 80, const char* const*);
MEMBER(bw_parameter_spec, choice_count, 88, uint32_t);
MEMBER(bw_parameter_spec, meaning, 96, const char*);

GROWS(bw_parameters, specs, 16);
MEMBER(bw_parameters, struct_size, 0, uint32_t);
MEMBER(bw_parameters, count, 4, uint32_t);
MEMBER(bw_parameters, specs, 8, const bw_parameter_spec* const*);

// perft.h
WORD(BW_PERFT, "perft/1");

GROWS(bw_perft, count, 16);
MEMBER(bw_perft, struct_size, 0, uint32_t);
MEMBER(bw_perft, count, 8, bw_status (*)(const bw_rules*, const void*, uint32_t, uint64_t*));

// playout.h
WORD(BW_PLAYOUT, "playout/1");
CONSTANT(BW_PLAYOUT_LIST_MOVES, 1);

GROWS(bw_playout_options, earlier, 24);
MEMBER(bw_playout_options, struct_size, 0, uint32_t);
MEMBER(bw_playout_options, flags, 4, uint32_t);
MEMBER(bw_playout_options, ply_limit, 8, uint32_t);
MEMBER(bw_playout_options, earlier_count, 12, uint32_t);
MEMBER(bw_playout_options, earlier, 16, const uint64_t*);

GROWS(bw_playout_result, reason, 48);
MEMBER(bw_playout_result, struct_size, 0, uint32_t);
MEMBER(bw_playout_result, plies, 4, uint32_t);
MEMBER(bw_playout_result, scores, 8, uint32_t[8]);
MEMBER(bw_playout_result, reason, 40, const char*);

GROWS(bw_playout, run, 16);
MEMBER(bw_playout, struct_size, 0, uint32_t);
MEMBER(bw_playout, run, 8,
       bw_status (*)(const bw_rules*, const void*, const bw_playout_options*, uint64_t*, bw_playout_result*));

// search.h
WORD(BW_RANDOM_MOVE, "random_move/1");
WORD(BW_NOISY, "noisy/1");
WORD(BW_PRIORS, "priors/1");
WORD(BW_SAMPLE, "sample/1");

GROWS(bw_random_move, choose, 16);
MEMBER(bw_random_move, struct_size, 0, uint32_t);
MEMBER(bw_random_move, choose, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, uint64_t*, bw_move*));

GROWS(bw_noisy, moves, 16);
MEMBER(bw_noisy, struct_size, 0, uint32_t);
MEMBER(bw_noisy, moves, 8, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move*, uint32_t*));

GROWS(bw_priors, weights, 16);
MEMBER(bw_priors, struct_size, 0, uint32_t);
MEMBER(bw_priors, weights, 8,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const bw_move*, uint32_t, float*));

GROWS(bw_sample, position, 16);
MEMBER(bw_sample, struct_size, 0, uint32_t);
MEMBER(bw_sample, position, 8,
       bw_status (*)(const bw_rules*, bw_seat, const void*, uint32_t, uint64_t, void*, bw_sink));

// trace.h
WORD(BW_TRACE, "trace/2");
CONSTANT(BW_MAX_TRACED_RULES, 64u);

GROWS(bw_trace, ending, 40);
MEMBER(bw_trace, struct_size, 0, uint32_t);
MEMBER(bw_trace, ids, 8, uint32_t (*)(const bw_rules*, const char* const**));
MEMBER(bw_trace, possible, 16, uint64_t (*)(const bw_rules*));
MEMBER(bw_trace, used, 24,
       bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, const void*, uint64_t*));
MEMBER(bw_trace, ending, 32, uint64_t (*)(const bw_rules*, const char*));
