// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game to send around: one file, `name.bwgame`, with the script, its texts, drawings, lessons, examples and records, a
// manifest with the hash of each, and the author's signature of that. README.md in this folder describes it.
#pragma once

#include <filesystem>

#include "framework/package/archive.hpp"
#include "framework/package/manifest.hpp"
#include "framework/package/signature.hpp"

namespace boardwright {

inline constexpr std::string_view kPackageEnding = ".bwgame";

/// One whose signature, hashes and files are what they should be. Nothing of its script has run.
struct Package {
  Manifest manifest;
  std::string hash;               ///< SHA-256 of the manifest, and by it of everything
  std::vector<PackedFile> files;  ///< the manifest and the signature included
};

/// What somebody says of a package in the making.
struct PackageFacts {
  std::string game, name, version, author, date;
  CheckReport check;
};

/// Signed; refused what `read_package` would refuse.
[[nodiscard]] Result<std::string> make_package(const PackageFacts& facts, std::vector<PackedFile> files,
                                               const SigningKey& key);

/// Safe with any bytes. Each lie is refused with its own sentence, without the file's name.
[[nodiscard]] Result<Package> read_package(std::string_view bytes, const PackageLimits& limits = {});
/// The same from a file; the sentence begins with its name.
[[nodiscard]] Result<Package> read_package_file(const std::filesystem::path& file);

/// The manifest and the signature's truth of a package that lies unpacked in a folder. Its files are not looked at.
struct UnpackedPackage {
  Manifest manifest;
  std::string hash;
};
[[nodiscard]] Result<UnpackedPackage> read_unpacked(const std::filesystem::path& folder);

}  // namespace boardwright
