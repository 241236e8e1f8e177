// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "framework/package/manifest.hpp"

namespace boardwright::cli {

/// Tries what lies unpacked in a folder, the game of that id: its texts, lessons and examples, then the laws, each in a process
/// that is shut in. Nothing of its script runs in this process. The sentence says what is broken first. Forks: the
/// caller has one thread.
[[nodiscard]] Result<CheckReport> check_package(const std::filesystem::path& folder, const std::string& game,
                                                std::uint64_t seed);

}  // namespace boardwright::cli
