// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// What came of the laws when the package was made. Told, not trusted: whoever installs it tries them again.
struct CheckReport {
  std::uint64_t seed = 0;
  std::map<std::string, std::string> laws;  ///< by id: passed, failed, not applicable
  friend bool operator==(const CheckReport&, const CheckReport&) = default;
};

/// What a package says of itself. A value.
struct Manifest {
  struct File {
    std::size_t size = 0;
    std::string sha256;  ///< 64 hexadecimal digits
    friend bool operator==(const File&, const File&) = default;
  };
  std::string game;     ///< its id
  std::string name;     ///< in English, one line
  std::string version;  ///< one line, such as "3"
  std::string author;   ///< a name as in name.hpp
  std::string key;      ///< the author's public one
  std::string date;     ///< of the day it was made, 2026-11-26
  CheckReport check;
  std::map<std::string, File> files;  ///< all others of the package, by path
  friend bool operator==(const Manifest&, const Manifest&) = default;
};

/// JSON; the same manifest gives the same bytes.
[[nodiscard]] std::string write_manifest(const Manifest& manifest);
/// Safe with any bytes; what is shown to people (name, version, author, date) is one harmless line each.
[[nodiscard]] Result<Manifest> read_manifest(std::string_view json);

}  // namespace boardwright
