// SPDX-License-Identifier: GPL-3.0-or-later
//
// A folder of games with one script in it, to be saved while the window shows its game.
#pragma once

#include "tests/desktop/window_under_test.hpp"
#include "tests/workshop/support.hpp"

namespace boardwright::desktop {

struct ScriptShelf {
  test::ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", test::moving_script());
  Catalogue games;

  /// `variants`: "six" and "again", both with six columns.
  explicit ScriptShelf(bool variants = false) {
    need_application();
    if (variants)
      folder.write("my_game.yaml",
                   "id: sample_game\nscript: my_game.lua\nname: {en: My game}\nsummary: {en: x}\nvariants:\n"
                   "  - id: six\n    name: {en: Six}\n    set: {size: 6}\n"
                   "  - id: again\n    name: {en: Again}\n    set: {size: 6}\n");
    games = read();
    REQUIRE(games.find("sample_game"));
  }
  /// The folder as it is now.
  [[nodiscard]] Catalogue read() const {
    CatalogueOptions options;
    options.folders = {folder.path()};
    options.use_environment = options.use_program_folders = false;
    return Catalogue::load(options);
  }
  /// The sample with `by` in place of `what`.
  void save(const std::string& what, const std::string& by) const {
    test::replace_file(file, test::replaced(test::moving_script(), what, by));
  }
};

}  // namespace boardwright::desktop
