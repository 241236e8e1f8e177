// SPDX-License-Identifier: GPL-3.0-or-later
//
// The version gate: whether what a library hands over has the shape that the contract promises.
#pragma once

#include <boardwright/abi.h>
#include <boardwright/abi/parameters.h>

#include <boardwright/pure/result.hpp>

namespace boardwright {

/// Whether this program speaks the contract that something was built for.
[[nodiscard]] Result<void> check_contract(std::uint32_t major, std::uint32_t minor);
[[nodiscard]] Result<void> check_plugin(const bw_plugin& plugin);
[[nodiscard]] Result<void> check_parameters(const bw_parameters& table);
[[nodiscard]] Result<void> check_rules(const bw_rules& rules);

}  // namespace boardwright
