// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games at the terminal, as tests play them.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "scratch.hpp"

/// How often a part is in a text.
inline std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// What plays Lines of Action between two people under other policies.
inline std::vector<std::string> under_policies(const std::string& policies) {
  const auto folder = scratch("policies-" + std::to_string(std::hash<std::string>{}(policies)));
  const auto from = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games/lines_of_action";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::filesystem::copy(from, folder / "lines_of_action", std::filesystem::copy_options::recursive);
  std::string yaml = text_in(from / "game.yaml");
  const auto at = yaml.find("\npolicies: ") + 1;
  yaml.replace(at, yaml.find('\n', at) - at, "policies: " + policies);
  std::ofstream(folder / "lines_of_action/game.yaml") << yaml;
  return {"--games", folder.string(), "play",   "lines_of_action",
          "--seat",  "black=human",   "--seat", "white=human"};
}
