// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/package.hpp"

#include <algorithm>

#include "framework/catalogue/script_head.hpp"
#include "framework/package/entry_rules.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kManifest = "manifest.json";
constexpr std::string_view kSignature = "signature.txt";

const PackedFile* find(const std::vector<PackedFile>& files, std::string_view name) {
  const auto found =
      std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.name == name; });
  return found == files.end() ? nullptr : &*found;
}

/// The manifest, if the author it names has signed it.
Result<UnpackedPackage> signed_manifest(std::string_view manifest, std::string_view signature) {
  auto read = read_manifest(manifest);
  if (!read) return fail(read.error());
  if (!is_signed(manifest, signature.substr(0, signature.find('\n')), read->key))
    return fail(
        "the package is not signed by whom it names; it has been changed on the way: get it again from its "
        "author");
  return UnpackedPackage{std::move(*read), sha256_hex(manifest)};
}

/// All that the manifest names is there as it says, and nothing else.
Result<void> check_against(const Manifest& manifest, const std::vector<PackedFile>& files) {
  for (const auto& file : files) {
    if (file.name == kManifest || file.name == kSignature) continue;
    const auto listed = manifest.files.find(file.name);
    if (listed == manifest.files.end())
      return fail("the package holds '" + excerpt(file.name) + "', which its manifest doesn't name");
    if (listed->second.size != file.content.size() || listed->second.sha256 != sha256_hex(file.content))
      return fail("'" + excerpt(file.name) +
                  "' in this package isn't what its manifest says; get it again from its author");
  }
  for (const auto& [name, facts] : manifest.files)
    if (find(files, name) == nullptr)
      return fail("the package lacks '" + excerpt(name) + "', which its manifest names");
  return {};
}

/// One script, which is all that runs, in the package's own folder; a description doesn't ask for a library.
Result<void> check_game(const Manifest& manifest, const std::vector<PackedFile>& files) {
  const PackedFile* script = nullptr;
  for (const auto& file : files) {
    if (!is_script(std::filesystem::path(file.name))) continue;
    if (script != nullptr) return fail("the package holds more than one script");
    script = &file;
  }
  if (script == nullptr) return fail("the package holds no script; only games in one file can be packed");
  const std::filesystem::path path(script->name);
  const bool described = find(files, "game.yaml") != nullptr;
  if (path.has_parent_path()) return fail("the package's script lies in a folder of its own");
  const auto yaml = described ? std::string("game.yaml") : path.stem().string() + ".yaml";
  const auto* description = find(files, yaml);
  // Read as texts in memory: nothing is unpacked yet, and what they name is seen from a folder of no account.
  const std::filesystem::path root = "/package";
  const auto reading = description == nullptr ? read_script_text(script->content, root / path)
                                              : read_game_text(description->content, root / yaml);
  if (!reading.problems.empty()) {
    const std::string& problem = reading.problems.front();
    return fail("in the package, " + problem.substr(problem.starts_with("/package/") ? 9 : 0));
  }
  if (reading.file.script != script->name)
    return fail(reading.file.script.empty()
                    ? yaml + " asks for a library; only games in one file can be packed"
                    : yaml + " names another script than the package holds");
  const auto art = reading.file.appearance.art.lexically_normal();
  if (!art.empty() && *art.lexically_relative(root).begin() == "..")
    return fail(yaml + " takes drawings from outside the package");
  if (reading.file.id != manifest.game)
    return fail("the package holds the game '" + excerpt(reading.file.id) + "', and its manifest says '" +
                manifest.game + "'");
  return {};
}

}  // namespace

Result<std::string> make_package(const PackageFacts& facts, std::vector<PackedFile> files,
                                 const SigningKey& key) {
  Manifest manifest{facts.game,       facts.name, facts.version, facts.author,
                    key.public_key(), facts.date, facts.check,   {}};
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  for (const auto& file : files)
    manifest.files.emplace(file.name, Manifest::File{file.content.size(), sha256_hex(file.content)});
  std::vector<PackedFile> all;
  all.push_back({std::string(kManifest), write_manifest(manifest)});
  all.push_back({std::string(kSignature), key.sign(all.front().content) + "\n"});
  std::move(files.begin(), files.end(), std::back_inserter(all));
  auto bytes = write_archive(all);
  if (!bytes) return bytes;
  if (auto sound = read_package(*bytes); !sound) return fail(sound.error());
  return bytes;
}

Result<Package> read_package(std::string_view bytes, const PackageLimits& limits) {
  auto files = read_archive(bytes, limits);
  if (!files) return fail(files.error());
  for (const auto& file : *files)
    if (auto fits = check_entry_content(file.name, file.content); !fits) return fail(fits.error());
  const PackedFile* manifest = find(*files, kManifest);
  const PackedFile* signature = find(*files, kSignature);
  if (manifest == nullptr || signature == nullptr) return fail("this is an archive, not a package of a game");
  auto read = signed_manifest(manifest->content, signature->content);
  if (!read) return fail(read.error());
  if (auto whole = check_against(read->manifest, *files); !whole) return fail(whole.error());
  if (auto game = check_game(read->manifest, *files); !game) return fail(game.error());
  return Package{std::move(read->manifest), std::move(read->hash), std::move(*files)};
}

Result<Package> read_package_file(const std::filesystem::path& file) {
  const auto bytes = read_file(file, PackageLimits{}.packed, "a package of a game");
  if (!bytes) return fail(at_file(file, bytes.error()));
  auto package = read_package(*bytes);
  if (!package) return fail(at_file(file, package.error()));
  return package;
}

Result<UnpackedPackage> read_unpacked(const std::filesystem::path& folder) {
  const auto manifest = read_file(folder / kManifest, PackageLimits{}.file, "a manifest");
  if (!manifest) return fail(at_file(folder / kManifest, manifest.error()));
  const auto signature = read_file(folder / kSignature, PackageLimits{}.file, "a signature");
  if (!signature) return fail(at_file(folder / kSignature, signature.error()));
  auto read = signed_manifest(*manifest, *signature);
  if (!read) return fail(at_file(folder, read.error()));
  return read;
}

}  // namespace boardwright
