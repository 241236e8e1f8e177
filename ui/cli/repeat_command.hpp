// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command that makes the same figures again, whatever the machine.
#pragma once

#include "framework/side_by_side/parameter_difference.hpp"
#include "ui/cli/statistics.hpp"

namespace boardwright::cli {

/// "boardwright", with the folders of games that it was told of.
[[nodiscard]] std::string program_words(const Context& context);

[[nodiscard]] std::string repeat_command(const Context& context, const CompareOptions& options,
                                         const std::vector<RuleSet>& sets);
[[nodiscard]] std::string repeat_command(const Context& context, const SimulateOptions& options,
                                         const RuleSet& set);
/// Of records.
[[nodiscard]] std::string repeat_command(const Context& context, const std::vector<std::string>& files);

}  // namespace boardwright::cli
