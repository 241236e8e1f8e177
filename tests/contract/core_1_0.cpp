// SPDX-License-Identifier: GPL-3.0-or-later
//
// Contract 1.0: what plugins find in abi.h, on a machine with pointers of 64 bits.
#include <boardwright/abi.h>

#include "tests/contract/layout.hpp"

static_assert(BW_ABI_MAJOR == 1, "another major breaks every plugin there is");
WORD(BW_ENTRY_NAME, "boardwright_plugin");
CONSTANT(BW_MAX_SEATS, 8u);
CONSTANT(BW_MAX_ALIGNMENT, 64u);
CONSTANT(BW_MAX_POSITION_SIZE, 1048576u);
CONSTANT(BW_MAX_MOVES, 1048576u);
CONSTANT(BW_MAX_ID, 64u);
CONSTANT(BW_CHANCE, 0xFFFFFFFFu);
CONSTANT(BW_SPECTATOR, 0xFFFFFFFEu);
CONSTANT(BW_NOBODY, 0xFFFFFFFDu);
CONSTANT(BW_TURN_CHANCE, 0x40000000u);
CONSTANT(BW_TURN_OVER, 0x80000000u);
CONSTANT(BW_OK, 0);
CONSTANT(BW_ILLEGAL, 1);
CONSTANT(BW_BAD_INPUT, 2);
CONSTANT(BW_UNSUPPORTED, 3);
CONSTANT(BW_END, 4);
CONSTANT(BW_FAILED, 5);
CONSTANT(BW_BOOL, 1);
CONSTANT(BW_INTEGER, 2);
CONSTANT(BW_CHOICE, 3);
CONSTANT(BW_TEXT, 4);
CONSTANT(BW_INTEGER_LIST, 5);
CONSTANT(BW_TEXT_LIST, 6);
CONSTANT(BW_HAS_CHANCE, 1);
CONSTANT(BW_HAS_HIDDEN, 2);
CONSTANT(BW_HAS_SIMULTANEOUS, 4);
CONSTANT(BW_TEXT_LOSES_HISTORY, 8);
CONSTANT(BW_TEXT_REASON, 1);
CONSTANT(BW_TEXT_PHASE, 2);
CONSTANT(BW_TEXT_RULE, 3);
CONSTANT(BW_TEXT_MESSAGE, 4);

FIXED(bw_sink, 16);
MEMBER(bw_sink, context, 0, void*);
MEMBER(bw_sink, write, 8, void (*)(void*, const char*, size_t));

FIXED(bw_value, 40);
MEMBER(bw_value, type, 0, uint32_t);
MEMBER(bw_value, count, 4, uint32_t);
MEMBER(bw_value, integer, 8, int64_t);
MEMBER(bw_value, text, 16, const char*);
MEMBER(bw_value, integers, 24, const int64_t*);
MEMBER(bw_value, texts, 32, const char* const*);

FIXED(bw_parameter, 48);
MEMBER(bw_parameter, name, 0, const char*);
MEMBER(bw_parameter, value, 8, bw_value);

GROWS(bw_facts, repetition_reason, 88);
MEMBER(bw_facts, struct_size, 0, uint32_t);
MEMBER(bw_facts, flags, 4, uint32_t);
MEMBER(bw_facts, seat_count, 8, uint32_t);
MEMBER(bw_facts, seats, 16, const char* const*);
MEMBER(bw_facts, position_size, 24, uint32_t);
MEMBER(bw_facts, position_alignment, 28, uint32_t);
MEMBER(bw_facts, max_moves, 32, uint32_t);
MEMBER(bw_facts, ply_limit, 36, uint32_t);
MEMBER(bw_facts, score_sum, 40, uint32_t);
MEMBER(bw_facts, repetition_limit, 44, uint32_t);
MEMBER(bw_facts, repetition_scores, 48, uint32_t[8]);
MEMBER(bw_facts, repetition_reason, 80, const char*);

GROWS(bw_outcome, reason, 48);
MEMBER(bw_outcome, struct_size, 0, uint32_t);
MEMBER(bw_outcome, scores, 4, uint32_t[8]);
MEMBER(bw_outcome, reason, 40, const char*);

GROWS(bw_described, english, 24);
MEMBER(bw_described, struct_size, 0, uint32_t);
MEMBER(bw_described, id, 8, const char*);
MEMBER(bw_described, english, 16, const char*);

GROWS(bw_rules_api, get_extension, 128);
MEMBER(bw_rules_api, struct_size, 0, uint32_t);
MEMBER(bw_rules_api, destroy, 8, void (*)(bw_rules*));
MEMBER(bw_rules_api, start, 16, void (*)(const bw_rules*, void*));
MEMBER(bw_rules_api, turn, 24, bw_turn (*)(const bw_rules*, const void*));
MEMBER(bw_rules_api, moves, 32, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move*, uint32_t*));
MEMBER(bw_rules_api, play, 40, bw_status (*)(const bw_rules*, void*, bw_seat, bw_move));
MEMBER(bw_rules_api, outcome, 48, bw_status (*)(const bw_rules*, const void*, bw_outcome*));
MEMBER(bw_rules_api, key, 56, uint64_t (*)(const bw_rules*, const void*));
MEMBER(bw_rules_api, same_key, 64, uint64_t (*)(const bw_rules*, const void*));
MEMBER(bw_rules_api, same, 72, int32_t (*)(const bw_rules*, const void*, const void*));
MEMBER(bw_rules_api, write_move, 80, bw_status (*)(const bw_rules*, const void*, bw_seat, bw_move, bw_sink));
MEMBER(bw_rules_api, read_move, 88,
       bw_status (*)(const bw_rules*, const void*, bw_seat, const char*, size_t, bw_move*, bw_sink));
MEMBER(bw_rules_api, write_position, 96, bw_status (*)(const bw_rules*, const void*, bw_sink));
MEMBER(bw_rules_api, read_position, 104, bw_status (*)(const bw_rules*, const char*, size_t, void*, bw_sink));
MEMBER(bw_rules_api, describe, 112, bw_status (*)(const bw_rules*, uint32_t, uint32_t, bw_described*));
MEMBER(bw_rules_api, get_extension, 120, const void* (*)(const bw_rules*, const char*));

FIXED(bw_rules, 24);
MEMBER(bw_rules, api, 0, const bw_rules_api*);
MEMBER(bw_rules, facts, 8, const bw_facts*);
MEMBER(bw_rules, self, 16, const void*);

GROWS(bw_host, abi_minor, 12);
MEMBER(bw_host, struct_size, 0, uint32_t);
MEMBER(bw_host, abi_major, 4, uint32_t);
MEMBER(bw_host, abi_minor, 8, uint32_t);

GROWS(bw_game, get_extension, 40);
MEMBER(bw_game, struct_size, 0, uint32_t);
MEMBER(bw_game, id, 8, const char*);
MEMBER(bw_game, rules_revision, 16, uint32_t);
MEMBER(bw_game, create, 24, bw_status (*)(const bw_host*, const bw_parameter*, size_t, bw_rules**, bw_sink));
MEMBER(bw_game, get_extension, 32, const void* (*)(const char*));

GROWS(bw_plugin, version, 32);
MEMBER(bw_plugin, struct_size, 0, uint32_t);
MEMBER(bw_plugin, abi_major, 4, uint32_t);
MEMBER(bw_plugin, abi_minor, 8, uint32_t);
MEMBER(bw_plugin, game_count, 12, uint32_t);
MEMBER(bw_plugin, games, 16, const bw_game* const*);
MEMBER(bw_plugin, version, 24, const char*);

static_assert(std::is_same_v<bw_move, uint64_t> && std::is_same_v<bw_seat, uint32_t> &&
              std::is_same_v<bw_turn, uint32_t> && std::is_same_v<bw_status, int32_t>);
