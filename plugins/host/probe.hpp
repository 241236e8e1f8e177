// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <filesystem>

namespace boardwright {

class PluginImage;

/// Loads a plugin in a process of its own (the program boardwright-probe), because a broken library can take
/// down whoever loads it. Blocks at most `time`, plus the time to end the process.
[[nodiscard]] Result<void> probe(const PluginImage& image, const std::filesystem::path& file,
                                 std::chrono::milliseconds time);

}  // namespace boardwright
