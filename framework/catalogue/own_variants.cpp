// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/own_variants.hpp"

#include <algorithm>
#include <set>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kVariantEnding = ".yaml";

std::vector<fs::path> variant_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;  // no folder, no variants
  for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error))
    if (std::error_code ignored; i->path().extension() == kVariantEnding && !i->is_directory(ignored))
      files.push_back(i->path());
  std::sort(files.begin(), files.end());
  return files;
}

/// A file while it isn't known yet whether it can be used.
struct VariantFile {
  Variant variant;
  BrokenVariant reading;
};

VariantFile read_candidate(const fs::path& file, const GameFile& game, std::vector<std::string>& texts) {
  VariantFile one;
  one.reading.file = file;
  one.reading.id = file.stem().string();
  const auto text = read_text_file(file, one.reading.problems);
  texts.push_back(file.string() + "\n" + text.value_or(""));
  if (!text) return one;
  read_yaml(*text, file, one.reading.problems, [&](YamlReader& reader, const YAML::Node& top) {
    one.variant = read_variant(reader, top, {});
    if (one.variant.id.empty()) return;
    if (one.variant.id != one.reading.id)
      reader.problem(one.variant.id_place, "id: expected '" + one.reading.id + "', as the file is called");
    else if (game.variant(one.variant.id) != nullptr)
      reader.problem(one.variant.id_place, "id: the game itself has a variant '" + one.variant.id + "'");
  });
  one.variant.file = file;
  return one;
}

/// Why a variant can't be used whose file is sound: what it inherits isn't there, or inherits it.
std::string no_parent(const VariantFile& one, const std::vector<VariantFile>& candidates,
                      const std::set<std::string>& sound) {
  const std::string& wanted = one.variant.inherits;
  const auto other = std::find_if(candidates.begin(), candidates.end(),
                                  [&](const VariantFile& each) { return each.reading.id == wanted; });
  if (other == candidates.end())
    return "inherits: there is no variant '" + wanted + "'" +
           suggestion(wanted, std::vector<std::string>(sound.begin(), sound.end()));
  std::set<std::string> seen;
  for (auto at = other; at != candidates.end() && seen.insert(at->reading.id).second;) {
    if (at->reading.id == one.reading.id) return "inherits: the variant inherits itself";
    at = std::find_if(candidates.begin(), candidates.end(),
                      [&](const VariantFile& each) { return each.reading.id == at->variant.inherits; });
  }
  return "inherits: variant '" + wanted + "' can't be used itself";
}

}  // namespace

Result<fs::path> own_variants_folder() { return user_data("variants"); }

fs::path own_variant_file(const fs::path& folder, std::string_view game, std::string_view variant) {
  return folder / game / (std::string(variant) + std::string(kVariantEnding));
}

OwnVariants read_own_variants(const fs::path& folder, const GameFile& game) {
  OwnVariants own;
  std::vector<VariantFile> candidates;
  for (const auto& file : variant_files(folder / game.id))
    candidates.push_back(read_candidate(file, game, own.texts));
  std::set<std::string> sound;
  for (const Variant& variant : game.variants) sound.insert(variant.id);
  const auto usable = [&](const VariantFile& one) {
    return one.reading.problems.empty() &&
           (one.variant.inherits.empty() || sound.contains(one.variant.inherits));
  };
  // Each round finds those that inherit what the rounds before have found.
  for (bool more = true; more;) {
    more = false;
    for (const VariantFile& one : candidates)
      if (usable(one) && sound.insert(one.reading.id).second) more = true;
  }
  for (VariantFile& one : candidates) {
    if (usable(one)) {
      own.variants.push_back(one.variant);
      continue;
    }
    if (one.reading.problems.empty())
      YamlReader(one.reading.file.string(), one.reading.problems)
          .problem(one.variant.inherits_place, no_parent(one, candidates, sound));
    own.broken.push_back(one.reading);
  }
  return own;
}

Result<void> save_own_variant(const fs::path& folder, std::string_view game, std::string_view variant,
                              std::string_view yaml) {
  if (folder.empty()) return fail("there is no folder for variants: set HOME");
  if (!is_id(game, true) || !is_id(variant, true))
    return fail("a variant's id has small letters, digits, _ and -");
  const fs::path file = own_variant_file(folder, game, variant);
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  if (error) return fail(file.parent_path().string() + ": can't be made: " + error.message());
  return save_file(file, yaml, Readers::kEverybody);
}

Result<void> remove_own_variant(const fs::path& folder, std::string_view game, std::string_view variant) {
  const fs::path file = own_variant_file(folder, game, variant);
  std::error_code error;
  fs::remove(file, error);
  if (error) return fail(file.string() + ": can't be removed: " + error.message());
  return {};
}

}  // namespace boardwright
