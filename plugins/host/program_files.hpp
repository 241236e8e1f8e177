// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace boardwright {

/// The folder of the running program.
[[nodiscard]] std::filesystem::path program_folder();

/// Another program of ours for people to start, such as "boardwright-report", in the build tree or installed; empty if
/// it isn't there. Those that only programs start have a function of their own (helper_program.hpp).
[[nodiscard]] std::filesystem::path own_program(std::string_view name);

/// Where what belongs to the program lies, seen from the folder of its programs. Installed: lib/boardwright holds what
/// is built for one machine (games, languages), share/boardwright what is not (config, template, scripts, web). In the
/// build tree all of it lies beside the programs' folder.
[[nodiscard]] std::vector<std::filesystem::path> program_places(const std::filesystem::path& programs);

/// What belongs to the program by this name, such as "config/clocks.yaml" or "games": where it is there, else where
/// it was last looked for, so that a sentence about it names a place. Installed or in the build tree, never both.
[[nodiscard]] std::filesystem::path program_file(std::string_view name);

}  // namespace boardwright
