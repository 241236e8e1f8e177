// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/template/copy_template.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/scratch_folder.hpp"

namespace fs = std::filesystem;
using boardwright::copy_template;

namespace {

const fs::path kTemplate = fs::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/files";

/// An empty folder for one test, removed with it.
class Scratch : public boardwright::test::ScratchFolder {
 public:
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path()))
      names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }
};

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write(const fs::path& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
}

}  // namespace

TEST_CASE("a new game carries its id in every file name and text") {
  const Scratch scratch;
  REQUIRE(copy_template(kTemplate, scratch / "my_game", "my_game"));
  CHECK(scratch.names() == std::vector<std::string>{"my_game"});
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(scratch / "my_game")) {
    INFO(entry.path());
    CHECK(entry.path().filename().string().find("template_game") == std::string::npos);
    if (!entry.is_regular_file()) continue;
    ++files;
    CHECK(read(entry.path()).find("template_game") == std::string::npos);
    CHECK(read(entry.path()).find("Template game") == std::string::npos);
  }
  CHECK(files == std::size_t(std::distance(fs::recursive_directory_iterator(kTemplate), {})));
  CHECK(read(scratch / "my_game/my_game.cpp").find("kId = \"my_game\"") != std::string::npos);
  CHECK(read(scratch / "my_game/RULES.md").starts_with("# My game: the rules\n"));
}

TEST_CASE("an empty folder is filled, with or without a slash behind its name") {
  const Scratch scratch;
  fs::create_directory(scratch / "one");
  fs::create_directory(scratch / "two");
  CHECK(copy_template(kTemplate, scratch / "one", "one"));
  CHECK(copy_template(kTemplate, scratch / "two/", "two"));
  CHECK(fs::exists(scratch / "two/two.cpp"));
  CHECK(scratch.names() == std::vector<std::string>{"one", "two"});
}

TEST_CASE("what is already there stays as it is") {
  const Scratch scratch;
  fs::create_directory(scratch / "full");
  write(scratch / "full/mine.txt", "mine");
  write(scratch / "file", "mine");
  for (const std::string name : {"full", "file"}) {
    const auto made = copy_template(kTemplate, scratch / name, "my_game");
    REQUIRE_FALSE(made);
    CHECK(made.error() == (scratch / name).string() + ": is there already and not an empty folder");
  }
  CHECK(read(scratch / "full/mine.txt") == "mine");
  CHECK(read(scratch / "file") == "mine");
  CHECK(scratch.names() == std::vector<std::string>{"file", "full"});
}

TEST_CASE("an id that can't be one is refused with what it should be") {
  const Scratch scratch;
  for (const std::string& id : {std::string(), std::string("My_game"), std::string("1st"), std::string("_a"),
                                std::string("my-game"), std::string("a/b"), std::string(65, 'a')}) {
    const auto made = copy_template(kTemplate, scratch / "new", id);
    REQUIRE_FALSE(made);
    CHECK(made.error().starts_with("--id '" + id + "': expected a small letter"));
  }
  const auto made = copy_template(kTemplate, scratch / "new", "test");
  REQUIRE_FALSE(made);
  CHECK(made.error() == "--id 'test': CMake keeps this name for itself, choose another");
  CHECK(scratch.names().empty());
}

TEST_CASE("a folder inside one that does not exist is refused") {
  const Scratch scratch;
  const auto made = copy_template(kTemplate, scratch / "none/new", "my_game");
  REQUIRE_FALSE(made);
  CHECK(made.error() ==
        (scratch / "none/new").string() + ": the folder " + (scratch / "none").string() + " does not exist");
}

TEST_CASE("nothing half-done stays behind") {
  const Scratch scratch, from;
  SECTION("no template") {
    const auto made = copy_template(from / "none", scratch / "new", "my_game");
    REQUIRE_FALSE(made);
    CHECK(made.error().find((from / "none").string()) != std::string::npos);
  }
  SECTION("an empty template") {
    fs::create_directory(from / "empty");
    CHECK_FALSE(copy_template(from / "empty", scratch / "new", "my_game"));
  }
  SECTION("a file of the template that can't be read") {
    fs::create_directory(from / "bad");
    write(from / "bad/a.txt", "good");
    fs::create_symlink("nowhere", from / "bad/b.txt");
    write(from / "bad/c.txt", "good");
    const auto made = copy_template(from / "bad", scratch / "new", "my_game");
    REQUIRE_FALSE(made);
    CHECK(made.error() == (from / "bad/b.txt").string() + ": can't be read");
  }
  CHECK(scratch.names().empty());
}
