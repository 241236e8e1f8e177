// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace boardwright::cli {

/// Holds the options of the program and of all its commands that are numbers, by the type of what they set,
/// to the rule of framework/text/number.hpp: CLI11's own reading takes hexadecimal and octal numbers, signs,
/// blanks, "nan" and "inf". Once all options have been added.
void hold_numbers_to_one_rule(CLI::App& app);

/// Refuses an empty text for the options that name a file, a store or a score: a script's variable that isn't set
/// would write nothing, or into the usual store, or correct nothing, without a word.
void refuse_empty_texts(CLI::App& app);

}  // namespace boardwright::cli
