// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a library lives, and which file it is.
#include <algorithm>

#include "tests/host/support.hpp"

namespace boardwright {
namespace {

std::size_t mapped_plugins() {
  std::ifstream maps("/proc/self/maps");
  std::size_t count = 0;
  for (std::string line; std::getline(maps, line);)
    if (line.find("boardwright-plugin") != std::string::npos) ++count;
  return count;
}

std::size_t open_descriptors() {
  const std::filesystem::directory_iterator all("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

}  // namespace

TEST_CASE("a library is unmapped when the last of it is gone", "[host]") {
  const ScratchFolder folder;
  const std::size_t before = mapped_plugins();
  const std::size_t descriptors = open_descriptors();
  {
    std::optional<Position> position;
    {
      const auto library = Library::load(tiny_game("coin_race"), fresh(folder));
      REQUIRE(library);
      const auto rules = (*library)->create("coin_race");
      REQUIRE(rules);
      position.emplace((*rules)->start());
    }
    CHECK(mapped_plugins() > before);
    CHECK(position->text() == "0/0 f 0");  // the position keeps all it needs
  }
  CHECK(mapped_plugins() == before);
  CHECK(open_descriptors() == descriptors);
}

TEST_CASE("refused libraries leave nothing behind", "[host]") {
  const ScratchFolder folder;
  const std::size_t before = mapped_plugins();
  const std::size_t descriptors = open_descriptors();
  for (const char* plugin : {"broken_no_symbol", "broken_unsorted", "at_load_segfaults", "no_such_file"})
    CHECK_FALSE(Library::load(bad_plugin(plugin), fresh(folder)));
  CHECK(mapped_plugins() == before);
  CHECK(open_descriptors() == descriptors);
}

TEST_CASE("a file may be replaced while it is loaded", "[host]") {
  const ScratchFolder folder;
  const auto file = folder.write("game.so", content_of(tiny_game("coin_race")));
  const auto first = Library::load(file, fresh(folder));
  REQUIRE(first);
  // In place, which would change a mapping of the file itself; and truncated first.
  folder.write("game.so", "");
  folder.write("game.so", content_of(tiny_game("two_cards")));
  const auto second = Library::load(file, fresh(folder));
  REQUIRE(second);
  std::filesystem::remove(file);
  CHECK((*first)->games().front().id == "coin_race");
  CHECK((*second)->games().front().id == "two_cards");
  const auto race = (*first)->create("coin_race");
  const auto cards = (*second)->create("two_cards");
  REQUIRE((race && cards));
  CHECK((*race)->start().text() == "0/0 f 0");
  CHECK((*cards)->start().text() == "?? d");
}

TEST_CASE("two versions of a plugin side by side", "[host]") {
  const ScratchFolder folder;
  const auto one = Library::load(bad_plugin("count_down"), fresh(folder));
  const auto two = Library::load(bad_plugin("count_down_2"), fresh(folder));
  REQUIRE((one && two));
  CHECK((*one)->version() == "1.0.0");
  CHECK((*two)->version() == "2.0.0");
  CHECK((*one)->contract() == "1.0");
  const auto first = (*one)->create("count_down");
  const auto second = (*two)->create("count_down");
  REQUIRE((first && second));
  CHECK((*first)->start().text() == "5f");
  CHECK((*second)->start().text() == "7f");
}

TEST_CASE("a known plugin is not probed again", "[host]") {
  const ScratchFolder folder;
  LoadOptions hasty = fresh(folder);
  hasty.probe_time = std::chrono::milliseconds(0);  // no probe can pass
  const auto file = folder.write("game.so", content_of(tiny_game("coin_race")));
  CHECK_FALSE(Library::load(file, hasty));
  REQUIRE(Library::load(file, fresh(folder)));
  const auto known = [&] {
    const std::filesystem::directory_iterator all(folder.path() / "known");
    return std::distance(begin(all), end(all));
  };
  CHECK(known() == 1);
  CHECK(Library::load(file, hasty));
  CHECK(known() == 1);
  // It is the content that counts, not the name.
  CHECK(Library::load(tiny_game("coin_race"), hasty));
  folder.write("game.so", content_of(tiny_game("two_cards")));
  CHECK_FALSE(Library::load(file, hasty));
  REQUIRE(Library::load(file, fresh(folder)));
  CHECK(known() == 2);
}

TEST_CASE("without a folder to remember in, plugins load all the same", "[host]") {
  LoadOptions options;
  options.known_plugins = "/proc/no/such/folder";
  CHECK(Library::load(tiny_game("coin_race"), options));
}

}  // namespace boardwright
