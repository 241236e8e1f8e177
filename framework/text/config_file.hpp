// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string_view>

namespace boardwright {

/// Where the host's own data file of that name is, such as "clocks.yaml": beside the programs in the build
/// tree, under share when installed (plugins/host/program_files.hpp). The first of these that exists; if none
/// does, the last one, so that a sentence about it names a place.
[[nodiscard]] std::filesystem::path config_file(std::string_view name);

/// Where the programs keep what the user makes: boardwright in the user's data folder
/// ($XDG_DATA_HOME, else ~/.local/share). It need not exist. Fails if neither is known.
[[nodiscard]] Result<std::filesystem::path> user_data_folder();
/// A file or folder of that folder. What older versions made lies one level deeper, in
/// boardwright/boardwright: it is used where it is as long as there is none in the folder itself.
[[nodiscard]] Result<std::filesystem::path> user_data(std::string_view name);

/// Where what the user has set is kept, such as the key that signs packages: boardwright in the user's folder for that
/// ($XDG_CONFIG_HOME, else ~/.config). It need not exist. Fails if neither is known.
[[nodiscard]] Result<std::filesystem::path> user_config_folder();

/// Whether there is a file or folder, as far as one may look.
[[nodiscard]] bool is_there(const std::filesystem::path& path);

}  // namespace boardwright
