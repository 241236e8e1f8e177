// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/catalogue.hpp"
#include "framework/package/game_content.hpp"
#include "tests/package/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("a package comes out as it went in, and the same game gives the same bytes") {
  const ScratchFolder keys;
  const auto key = key_in(keys);
  auto files = river_files();
  files.push_back({"art/king.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>"});
  files.push_back({"river.RULES.en.md", "# River\n"});
  const auto bytes = make_package(facts_of(), files, key);
  REQUIRE(bytes);
  CHECK(*make_package(facts_of(), files, key) == *bytes);
  const auto package = read_package(*bytes);
  REQUIRE(package);
  CHECK(package->manifest == manifest_of(facts_of(), files, key));
  CHECK(package->hash == sha256_hex(write_manifest(package->manifest)));
  for (const auto& file : files)
    CHECK(std::find(package->files.begin(), package->files.end(), file) != package->files.end());
  CHECK(package->files.size() == files.size() + 2);
  // Another file, another hash.
  files.back().content += "More.\n";
  CHECK(read_package(*make_package(facts_of(), files, key))->hash != package->hash);
}

TEST_CASE("packages that lie are refused, each by its own sentence") {
  const ScratchFolder keys;
  for (const auto& lie : lies(keys)) {
    INFO(lie.what);
    const auto package = read_package(lie.bytes);
    REQUIRE_FALSE(package);
    CHECK_THAT(package.error(), Catch::Contains(lie.sentence));
    CHECK(package.error().find('\n') == std::string::npos);
  }
}

TEST_CASE("what unpacks to too much together is refused before it is unpacked") {
  const ScratchFolder keys;
  const auto bytes =
      signed_archive({{"river.lua", river_script()}, {"a.md", std::string(30000, 'a')}}, key_in(keys));
  CHECK(read_package(bytes));
  PackageLimits limits;
  limits.unpacked = 30000;
  const auto package = read_package(bytes, limits);
  REQUIRE_FALSE(package);
  CHECK_THAT(package.error(), Catch::Contains("the package unpacks to more than"));
}

TEST_CASE("no byte of a package can be changed unnoticed, or it is the same package") {
  const ScratchFolder keys;
  const auto bytes = make_package(facts_of(), river_files(), key_in(keys));
  REQUIRE(bytes);
  const auto whole = read_package(*bytes);
  std::size_t refused = 0;
  for (std::size_t at = 0; at < bytes->size(); at += 7) {
    std::string changed = *bytes;
    changed[at] = static_cast<char>(changed[at] ^ 0x21);
    const auto read = read_package(changed);
    if (!read) {
      ++refused;
      continue;
    }
    // A date of the archive, say, which nobody looks at.
    INFO(at);
    CHECK(read->files == whole->files);
  }
  CHECK(refused > bytes->size() / 7 * 3 / 4);
}

TEST_CASE("the key is made once, for its owner's eyes only") {
  const ScratchFolder folder;
  const auto first = key_in(folder).public_key();
  CHECK(key_in(folder).public_key() == first);
  const auto mode = std::filesystem::status(folder / "signing.key").permissions();
  CHECK((mode & (std::filesystem::perms::group_all | std::filesystem::perms::others_all)) ==
        std::filesystem::perms::none);
  const ScratchFolder other;
  CHECK(key_in(other).public_key() != first);
  folder.write("signing.key", "no key\n");
  const auto broken = SigningKey::of(folder.path());
  REQUIRE_FALSE(broken);
  CHECK_THAT(broken.error(), Catch::Contains("this is no key"));
}

TEST_CASE("what of a script's folder is packed is the script's own") {
  const ScratchFolder folder;
  folder.write("river.lua", river_script());
  folder.write("river.yaml", "id: river\nscript: river.lua\nname: River\n");
  folder.write("river.examples.yaml", "examples: []\n");
  folder.write("river.lua~", "old");
  folder.write("sea.lua", "another game");
  folder.write("private.txt", "secret");
  folder.write("records/river.txt", "[Boardwright \"1\"]\n");
  folder.write("records/sea.txt", "[Boardwright \"1\"]\n");
  folder.write("art/white.svg", "<svg/>");
  folder.write("art/shark.svg", "<svg/>");
  std::filesystem::create_symlink("/etc/passwd", folder / "river.notes.txt");
  const Game game(read_game_file(folder / "river.yaml"), LoadOptions{});
  const auto content = content_of(game, {"white", "black"});
  REQUIRE(content);
  std::vector<std::string> names;
  for (const auto& file : content->files) names.push_back(file.name);
  CHECK(names == std::vector<std::string>{"art/white.svg", "records/river.txt", "river.examples.yaml",
                                          "river.lua", "river.yaml"});
  CHECK(content->left_out == std::vector<std::string>{"river.lua~"});
}
