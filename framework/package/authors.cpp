// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/authors.hpp"

#include <nlohmann/json.hpp>

#include "framework/text/config_file.hpp"
#include "framework/text/name.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

std::filesystem::path authors_file(const std::filesystem::path& folder) { return folder / "authors.json"; }

}  // namespace

Result<KnownAuthors> KnownAuthors::read(const std::filesystem::path& folder) {
  KnownAuthors known(folder);
  const auto file = authors_file(folder);
  if (!is_there(file)) return known;
  const auto text = read_file(file, kLargestText, "a list of authors");
  if (!text) return fail(at_file(file, text.error()));
  const auto json = nlohmann::json::parse(*text, nullptr, false);
  // Not taken for an empty list: then everybody would be new, and nobody false.
  const auto broken = [&] {
    return fail(file.string() +
                ": this is no list of authors; with it out of the way everybody is met for the first time");
  };
  if (!json.is_array()) return broken();
  for (const auto& one : json) {
    if (!one.is_object() || !one.contains("name") || !one["name"].is_string() || !one.contains("key") ||
        !one["key"].is_string())
      return broken();
    const std::string name = one["name"];
    known.by_name_[folded(name)] = {name, one["key"]};
  }
  return known;
}

AuthorTrust KnownAuthors::trust(const std::string& name, const std::string& public_key) const {
  const auto found = by_name_.find(folded(name));
  if (found == by_name_.end()) return AuthorTrust::kFirst;
  return found->second.key == public_key ? AuthorTrust::kKnown : AuthorTrust::kOther;
}

Result<void> KnownAuthors::remember(const std::string& name, const std::string& public_key) {
  if (trust(name, public_key) == AuthorTrust::kKnown) return {};
  by_name_[folded(name)] = {name, public_key};
  auto json = nlohmann::ordered_json::array();
  for (const auto& [key, author] : by_name_) json.push_back({{"name", author.name}, {"key", author.key}});
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) return fail(folder_.string() + ": can't be made: " + error.message());
  return save_file(authors_file(folder_), json.dump(2) + "\n");
}

}  // namespace boardwright
