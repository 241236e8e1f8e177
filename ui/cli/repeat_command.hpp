// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command that makes the same figures again, whatever the machine.
#pragma once

#include "framework/side_by_side/parameter_difference.hpp"
#include "ui/cli/statistics.hpp"

namespace boardwright::cli {

/// A word that a shell takes for one.
[[nodiscard]] std::string shell_word(const std::string& word);

[[nodiscard]] std::string repeat_command(const Context& context, const CompareOptions& options,
                                         const std::vector<RuleSet>& sets);
[[nodiscard]] std::string repeat_command(const Context& context, const SimulateOptions& options,
                                         const RuleSet& set);
/// Of records.
[[nodiscard]] std::string repeat_command(const Context& context, const std::vector<std::string>& files);

}  // namespace boardwright::cli
