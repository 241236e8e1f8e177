// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

struct WorkOptions {
  std::string place;  ///< a script, a YAML, or a folder with a game or a project in C++
  std::string variant;
  std::vector<std::string> settings;  ///< key=value
  std::uint64_t seed = 0;             ///< of chance
  bool seeded = false;
};

/// Plays a game while it is written. Returns when somebody leaves or the input ends.
int work(const Context& context, const WorkOptions& options);

}  // namespace boardwright::cli
