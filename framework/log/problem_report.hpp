// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace boardwright {

/// What a report of a problem is made of.
struct ProblemFacts {
  std::string program;  ///< with its version: "boardwright-desktop 0.1.0"
  /// What else matters, such as the version of Qt and the settings that change what is seen, each with its name.
  std::vector<std::pair<std::string, std::string>> more{};
  std::vector<std::string> games{};  ///< a line for each, as Catalogue::versions() has them
  /// Of people, as far as they are known here: they are taken out wherever they stand.
  std::vector<std::string> names{};
  std::size_t log_lines = 200;
};

/// A text to send to whoever looks after the program: versions of the program, the system and the plugins,
/// settings, and the newest lines of the log. Without people's names and paths of the home folder.
[[nodiscard]] std::string problem_report(const ProblemFacts& facts);

/// "Debian GNU/Linux 12 (bookworm), Linux 6.1.0, x86_64".
[[nodiscard]] std::string system_words();

/// The text without these names, whole words in small or capital letters.
[[nodiscard]] std::string without_names(std::string text, const std::vector<std::string>& names);

}  // namespace boardwright
