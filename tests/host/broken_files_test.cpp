// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that aren't sound plugins: one sentence each, and the host lives.
#include <boardwright/pure/random.hpp>

#include <cstring>

#include "tests/host/support.hpp"

namespace boardwright {
namespace {

std::string error_of(const std::filesystem::path& file,
                     std::chrono::milliseconds time = std::chrono::seconds(20)) {
  const ScratchFolder folder;
  LoadOptions options = fresh(folder);
  options.probe_time = time;
  const auto library = Library::load(file, options);
  if (library) return "it loads";
  CAPTURE(library.error());
  check_sentence(library.error(), file);
  CHECK(!std::filesystem::exists(options.known_plugins));
  return library.error();
}

/// Loads a file and uses it as the probe does; true if it is taken for sound.
bool loads(const std::filesystem::path& file) {
  const ScratchFolder folder;
  LoadOptions options = fresh(folder);
  options.probe_time = std::chrono::seconds(20);
  const auto library = Library::load(file, options);
  if (!library) {
    check_sentence(library.error(), file);
    return false;
  }
  for (const auto& game : (*library)->games()) {
    const auto rules = (*library)->create(game.id);
    if (rules) CHECK((*rules)->start().turn() != 0);
  }
  return true;
}

struct Case {
  const char* plugin;
  const char* says;
};

}  // namespace

TEST_CASE("what isn't a library", "[host]") {
  const ScratchFolder folder;
  CHECK_THAT(error_of(folder.path() / "missing.so"), Catch::Contains("No such file"));
  CHECK_THAT(error_of(folder.path()), Catch::Contains("not a file"));
  CHECK_THAT(error_of(folder.write("empty.so", "")), Catch::Contains("can't be loaded"));
  CHECK_THAT(error_of(folder.write("text.so", "I am a text, and not a library.\n")),
             Catch::Contains("can't be loaded"));
  CHECK_THAT(error_of(folder.write("short.so",
                                   "\x7f"
                                   "ELF")),
             Catch::Contains("can't be loaded"));
  CHECK_THAT(error_of("/dev/null"), Catch::Contains("not a file"));
}

TEST_CASE("a truncated library", "[host]") {
  const ScratchFolder folder;
  const std::string whole = content_of(tiny_game("coin_race"));
  REQUIRE(loads(folder.write("whole.so", whole)));
  // Behind the last segment there are only names for debuggers; up to there each byte counts.
  for (const std::size_t size : {std::size_t{1}, std::size_t{4}, std::size_t{63}, std::size_t{64},
                                 std::size_t{500}, whole.size() / 8, whole.size() / 4, whole.size() / 2}) {
    CAPTURE(size);
    CHECK(error_of(folder.write("truncated.so", whole.substr(0, size))) != "it loads");
  }
  for (std::size_t size = whole.size() - 1; size > whole.size() / 2; size -= whole.size() / 16)
    (void)loads(folder.write("truncated.so", whole.substr(0, size)));
}

TEST_CASE("a mutated library", "[host]") {
  const ScratchFolder folder;
  const std::string whole = content_of(tiny_game("coin_race"));
  Random random(std::uint64_t{2});
  for (int round = 0; round < 60; ++round) {
    std::string mutated = whole;
    // A few or many bits, in the header or anywhere.
    const std::uint32_t reach = round % 3 == 0 ? 1024 : static_cast<std::uint32_t>(whole.size());
    for (int flips = 1 << (round % 10); flips > 0; --flips)
      mutated[random.below(reach)] ^= static_cast<char>(1U << random.below(8));
    CHECK_THAT(error_of(folder.write("mutated.so", mutated)), Catch::Contains("damaged"));
  }
}

TEST_CASE("a mutated library without a checksum", "[host]") {
  // Nothing shows the damage but what happens; where it is to the headers and tables that the loader reads,
  // that is safe.
  const ScratchFolder folder;
  std::string whole = content_of(tiny_game("coin_race"));
  whole.resize(whole.rfind("\nboardwright sha256 "));
  REQUIRE(loads(folder.write("whole.so", whole)));
  Random random(std::uint64_t{3});
  int refused = 0;
  for (int round = 0; round < 30; ++round) {
    std::string mutated = whole;
    for (int flips = 8; flips > 0; --flips)
      mutated[random.below(512)] ^= static_cast<char>(1U << random.below(8));
    if (!loads(folder.write("mutated.so", mutated))) ++refused;
  }
  CHECK(refused > 20);
}

TEST_CASE("a library whose tables are not sound", "[host]") {
  const Case cases[] = {
      {"broken_no_symbol", "no symbol boardwright_plugin"},
      {"broken_major", "built for contract 8.0, this program speaks 1.0: it needs a newer program"},
      {"broken_small_plugin", "plugin table has 12 bytes"},
      {"broken_no_games", "holds no games"},
      {"broken_hole", "has a hole"},
      {"broken_twice", "two games count_down"},
      {"broken_id", "id is not made of small letters"},
      {"broken_unsorted", "not sorted by name"},
      {"broken_null_name", "a parameter has no name"},
      {"broken_null_choice", "parameter zoo has a choice without a name"},
      {"broken_small_api", "rules table has 8 bytes"},
      {"broken_null_function", "a function is missing"},
      {"broken_position_size", "positions have 0 bytes"},
      {"create_throws", "no rules today"},
      {"undefined_symbol", "nobody_has_written_this"},
  };
  for (const auto& [plugin, says] : cases) {
    CAPTURE(plugin);
    CHECK_THAT(error_of(bad_plugin(plugin)), Catch::Contains(says));
  }
}

TEST_CASE("a library that misbehaves when it is loaded", "[host]") {
  const Case cases[] = {
    {"at_load_exits", "ends the program (exit status 0)"},
    {"at_load_leaves", "ends the program (exit status 0)"},
    {"at_load_prints", "ends the program (exit status 0)"},
#if !defined(__SANITIZE_ADDRESS__)  // its handler makes an exit status of them
    {"at_load_aborts", "crashes (Aborted)"},
    {"at_load_segfaults", "crashes (Segmentation fault)"},
    {"create_crashes", "crashes (Segmentation fault)"},
#endif
  };
  for (const auto& [plugin, says] : cases) {
    CAPTURE(plugin);
    CHECK_THAT(error_of(bad_plugin(plugin)), Catch::Contains(says));
  }
#if !defined(__SANITIZE_ADDRESS__)
  // The loader is declared not to throw: it depends on the compiler whether the exception comes through.
  CHECK_THAT(error_of(bad_plugin("at_load_throws")),
             Catch::Contains("crashes (Aborted)") || Catch::Contains("can't be loaded: no rules today"));
#endif
  for (const char* plugin : {"at_load_loops", "at_load_hides"}) {
    CAPTURE(plugin);
    CHECK_THAT(error_of(bad_plugin(plugin), std::chrono::milliseconds(500)),
               Catch::Contains("took longer than 500 ms"));
  }
}

}  // namespace boardwright
