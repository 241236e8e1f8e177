// SPDX-License-Identifier: GPL-3.0-or-later
//
// The numbers of rules that a script's text names in `no` and `uses`, found without running it: in the source, where
// its code (code_of) calls them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "plugins/script/declaration.hpp"

namespace boardwright::script {

/// The rules that stand in quotes behind a `uses`, on its line: the others no move can be found to use.
[[nodiscard]] std::vector<std::uint32_t> used_rules(const Declaration& declared, std::string_view source,
                                                    std::string_view code);

/// The first number behind a `no` or a `uses` that isn't among the numbered rules: it would be told only to whoever
/// asks about such a move.
[[nodiscard]] std::optional<Problem> unknown_rule(const Declaration& declared, std::string_view source,
                                                  std::string_view code);

}  // namespace boardwright::script
