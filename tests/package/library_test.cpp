// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <random>
#include <thread>

#include "framework/catalogue/catalogue.hpp"
#include "framework/package/package_library.hpp"
#include "tests/package/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Package version_of(const std::string& version, const ScratchFolder& keys) {
  auto files = river_files("-- version " + version + "\n");
  for (int i = 0; i < 30; ++i) files.push_back({"lessons/n" + std::to_string(i) + ".md", version + "\n"});
  const auto bytes = make_package(facts_of(version), files, key_in(keys));
  REQUIRE(bytes);
  const auto package = read_package(*bytes);
  REQUIRE(package);
  return *package;
}

std::string played_version(const PackageLibrary& library) {
  const auto river = library.find("river");
  REQUIRE(river);
  REQUIRE(river->current() != nullptr);
  return river->current()->package.manifest.version;
}

/// What a stop in the middle has left may be there, but the version that is played is whole.
void check_whole(const std::filesystem::path& folder) {
  for (const auto& version : installed_folders(folder)) {
    const auto unpacked = read_unpacked(version);
    REQUIRE(unpacked);
    for (const auto& [name, facts] : unpacked->manifest.files) {
      std::ifstream in(version / name, std::ios::binary);
      const std::string content{std::istreambuf_iterator<char>(in), {}};
      INFO(name);
      REQUIRE(sha256_hex(content) == facts.sha256);
    }
  }
}

}  // namespace

TEST_CASE("games are installed, kept in versions, gone back to and removed") {
  const ScratchFolder keys, folder;
  const PackageLibrary library(folder / "packages");
  CHECK(library.list().empty());
  CHECK_FALSE(library.find("river"));
  REQUIRE(library.install(version_of("1", keys)));
  CHECK(played_version(library) == "1");
  const auto only = library.back("river");
  REQUIRE_FALSE(only);
  CHECK_THAT(only.error(), Catch::Contains("no version of river before"));

  REQUIRE(library.install(version_of("2", keys)));
  REQUIRE(library.install(version_of("3", keys)));
  CHECK(played_version(library) == "3");
  CHECK(library.find("river")->versions.size() == 3);
  REQUIRE(library.back("river"));
  CHECK(played_version(library) == "2");
  REQUIRE(library.back("river"));
  CHECK(played_version(library) == "1");
  // The newest again, from its file.
  REQUIRE(library.install(version_of("3", keys)));
  CHECK(played_version(library) == "3");
  CHECK(library.find("river")->versions.size() == 3);
  check_whole(folder / "packages");

  REQUIRE(library.remove("river"));
  CHECK(library.list().empty());
  CHECK(listing(folder / "packages") ==
        std::vector<std::string>{(folder / "packages/.lock").string() + " 0"});
}

TEST_CASE("an installed game is in the catalogue, behind games of other folders") {
  const ScratchFolder keys, folder, other;
  const PackageLibrary library(folder / "packages");
  REQUIRE(library.install(version_of("1", keys)));
  CatalogueOptions options;
  options.use_environment = options.use_program_folders = false;
  options.packages = folder / "packages";
  const auto catalogue = Catalogue::load(options);
  REQUIRE(catalogue.find("river"));
  CHECK(catalogue.notices().empty());
  const auto rules = catalogue.create("river");
  REQUIRE(rules);
  // The hash that the manifest says of the script is the one that records say.
  CHECK((*rules)->library().script_hash() == version_of("1", keys).manifest.files.at("river.lua").sha256);

  other.write("river.lua", river_script());
  options.folders = {other.path()};
  const auto both = Catalogue::load(options);
  CHECK(both.find("river")->game->folder() == std::filesystem::canonical(other.path()));
}

TEST_CASE("a broken list of versions is told, and the game can be installed again") {
  const ScratchFolder keys, folder;
  const PackageLibrary library(folder.path());
  REQUIRE(library.install(version_of("1", keys)));
  folder.write("river/installed.json", "{\"versions\": [\"../../etc\"], \"current\": \"../../etc\"}");
  REQUIRE(library.list().size() == 1);
  CHECK_THAT(library.list().front().problem, Catch::Contains("no list of versions"));
  CHECK(installed_folders(folder.path()).empty());
  REQUIRE(library.install(version_of("1", keys)));
  CHECK(played_version(library) == "1");
}

TEST_CASE("an install that is killed leaves the version from before or the new one, whole") {
  const ScratchFolder keys, folder;
  const PackageLibrary library(folder.path());
  const Package one = version_of("1", keys), two = version_of("2", keys);
  REQUIRE(library.install(one));
  std::mt19937 random(4);
  int killed = 0;
  for (int round = 0; round < 40; ++round) {
    const pid_t child = fork();
    if (child == 0) {
      // Each from nothing, so that all of an install happens again and again.
      for (;;) {
        (void)library.install(two);
        (void)library.remove("river");
        (void)library.install(one);
      }
    }
    REQUIRE(child > 0);
    std::this_thread::sleep_for(
        std::chrono::microseconds(std::uniform_int_distribution<>(500, 30000)(random)));
    REQUIRE(kill(child, SIGKILL) == 0);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    killed += WIFSIGNALED(status) ? 1 : 0;
    check_whole(folder.path());
    for (const auto& package : library.list()) CHECK(package.problem.empty());
  }
  CHECK(killed == 40);
  REQUIRE(library.install(two));
  CHECK(played_version(library) == "2");
  for (const auto& path : listing(folder.path())) {
    INFO(path);
    CHECK(path.find("/.new-") == std::string::npos);
    CHECK(path.find("/.gone-") == std::string::npos);
  }
}
