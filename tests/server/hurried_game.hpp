// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/text/text_file.hpp"
#include "tests/support/results.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright::test {

/// A folder with a game, `hurried`: Ataxx, but that nobody may be away for longer than a second.
class HurriedGame {
 public:
  HurriedGame() {
    write("hurried.yaml",
          changed("ataxx.yaml", {{"id: ataxx\n", "id: hurried\n"},
                                 {"script: ataxx.lua\n", "script: hurried.lua\npolicies: {grace: 1s}\n"}}));
    write("hurried.lua", changed("ataxx.lua", {{"\"ataxx\"", "\"hurried\""}}));
    CatalogueOptions options;
    options.folders = {folder_.path()};
    options.use_environment = options.use_program_folders = false;
    rules_ = value_of(Catalogue::load(options).create("hurried"));
  }
  [[nodiscard]] const Rules& rules() const { return *rules_; }
  /// A server's that has it, in front of which a proxy stands or not.
  [[nodiscard]] std::vector<std::string> options(bool from_home) const {
    std::vector<std::string> all{"--games", folder_.path().string()};
    if (from_home) all.insert(all.end(), {"--proxy", "127.0.0.1"});
    return all;
  }

 private:
  /// A file of the shelf, with the first of each word as another.
  static std::string changed(const std::string& file,
                             const std::vector<std::pair<std::string, std::string>>& words) {
    std::string text =
        value_of(read_file(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "games/shelf" / file));
    for (const auto& [word, other] : words) {
      REQUIRE(text.find(word) != std::string::npos);
      text.replace(text.find(word), word.size(), other);
    }
    return text;
  }
  void write(const std::string& file, const std::string& text) const {
    std::ofstream(folder_ / file) << text;
  }

  ScratchFolder folder_;
  std::shared_ptr<const Rules> rules_;
};

}  // namespace boardwright::test
