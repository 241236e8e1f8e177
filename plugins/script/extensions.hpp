// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contract's extensions for scripts: each is there if the script has what it needs.
#pragma once

#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>
#include <boardwright/abi/view.h>

namespace boardwright::script {

/// The message of a refusal for which no numbered rule speaks.
inline constexpr const char* kNoRule = "no_rule";

[[nodiscard]] const void* find_extension(const bw_rules* rules, const char* name) noexcept;

extern const bw_perft kPerft;      // loops.cpp
extern const bw_playout kPlayout;  // loops.cpp
extern const bw_view kView;        // views.cpp

}  // namespace boardwright::script
