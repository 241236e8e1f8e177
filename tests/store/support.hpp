// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of the store share.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "framework/store/ids.hpp"
#include "framework/store/store.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright::test {

inline constexpr TimeMs kNoon = 1'790'000'000'000;

/// The value of a result that must be one.
template <class T>
T must(Result<T> result) {
  if (!result) FAIL(result.error());
  return std::move(*result);
}
inline void must(Result<void> result) {
  if (!result) FAIL(result.error());
}

/// What a file holds.
inline std::string bytes_of(const std::filesystem::path& file) {
  std::stringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

inline Store open_file(const std::filesystem::path& file, StoreOptions options = {}) {
  return must(Store::open(StoreLocation::file(file), options));
}

/// Options of long runs, as in BOARDWRIGHT_KILLS=200; the number otherwise.
int count_of(const char* variable, int otherwise);

/// Places for stores on one of the two databases: each one fresh and empty.
class Places {
 public:
  virtual ~Places() = default;
  virtual StoreLocation fresh() = 0;
};
/// "SQLite" and, where PostgreSQL is installed, "PostgreSQL".
std::vector<std::string> databases();
Places& places(const std::string& database);

Submission creation(const std::string& match, const std::string& secret = "");
Submission move(const std::string& match, std::uint64_t after, const std::string& text);
/// Ends the match: the first player has won.
Submission ending(const std::string& match, std::uint64_t after, const std::string& winner,
                  const std::string& loser);
ClubEvent happened(TimeMs time, decltype(ClubEvent::what) what);

/// One line that ends without a full stop's worth of jargon: not empty, one line, no mention of SQL.
bool clear_sentence(const std::string& sentence);

}  // namespace boardwright::test
