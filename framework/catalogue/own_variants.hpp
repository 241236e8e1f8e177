// SPDX-License-Identifier: GPL-3.0-or-later
//
// Variants that a user made of games: one file each, <folder>/<game's id>/<variant's id>.yaml, which holds
// what an entry of `variants` in game.yaml holds. They never lie beside the game itself, which may be
// installed for everybody.
#pragma once

#include "framework/catalogue/game_file.hpp"

namespace boardwright {

/// A file that should hold a variant and doesn't.
struct BrokenVariant {
  std::filesystem::path file;
  std::string id;                     ///< as the file is called
  std::vector<std::string> problems;  ///< sentences that begin with file:line:column
};

struct OwnVariants {
  std::vector<Variant> variants;      ///< by id; each inherits what is there
  std::vector<BrokenVariant> broken;  ///< by id
  std::vector<std::string> texts;     ///< of all files, to see whether anything has changed
};

/// Where they are unless somebody says otherwise: `variants` in the user's data folder. Fails if that isn't
/// known.
[[nodiscard]] Result<std::filesystem::path> own_variants_folder();
[[nodiscard]] std::filesystem::path own_variant_file(const std::filesystem::path& folder,
                                                     std::string_view game, std::string_view variant);

/// Reads those of a game. What only the game's library knows, such as the ranges of values, is not asked.
/// A file that is broken, inherits what isn't there or has the id of a variant of the game itself is listed
/// with its reasons and hides nothing. No folder: none.
[[nodiscard]] OwnVariants read_own_variants(const std::filesystem::path& folder, const GameFile& game);

/// Keeps a text, whole or not at all, and makes the folders on the way.
[[nodiscard]] Result<void> save_own_variant(const std::filesystem::path& folder, std::string_view game,
                                            std::string_view variant, std::string_view yaml);
/// There is none of that name afterwards.
[[nodiscard]] Result<void> remove_own_variant(const std::filesystem::path& folder, std::string_view game,
                                              std::string_view variant);

}  // namespace boardwright
