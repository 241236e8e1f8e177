// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace boardwright::cli {

/// For a command line that couldn't be read: the first word that is no command, or no option of the command it
/// stands with, and what was meant perhaps. Empty: it is something else that is wrong.
[[nodiscard]] std::string unknown_word(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace boardwright::cli
