// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose key is whose: the key with which somebody's first package came is that name's from then on.
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <map>
#include <string>

namespace boardwright {

enum class AuthorTrust {
  kFirst,  ///< nothing has come from anybody of that name
  kKnown,  ///< the same key as last time
  kOther   ///< somebody else's key: it isn't from whom it says
};

/// Kept in `authors.json` of a folder. Names are the same where people take them for the same (folded in name.hpp).
class KnownAuthors {
 public:
  [[nodiscard]] static Result<KnownAuthors> read(const std::filesystem::path& folder);
  [[nodiscard]] AuthorTrust trust(const std::string& name, const std::string& public_key) const;
  /// From now on this key is that name's, whichever was before.
  [[nodiscard]] Result<void> remember(const std::string& name, const std::string& public_key);

 private:
  explicit KnownAuthors(std::filesystem::path folder) : folder_(std::move(folder)) {}
  std::filesystem::path folder_;
  struct Author {
    std::string name, key;
  };
  std::map<std::string, Author> by_name_;  // by folded name
};

}  // namespace boardwright
