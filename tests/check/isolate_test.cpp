// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/isolate.hpp"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <stdexcept>

namespace boardwright::check {

TEST_CASE("a function in a process of its own", "[check]") {
  Limits limits;
  limits.time = std::chrono::seconds(10);

  SECTION("returns what it returns, however long") {
    const std::string large(1U << 20U, 'x');
    const Ending ending = run_isolated([&](Note) { return large; }, limits);
    CHECK(ending.finished);
    CHECK(ending.text == large);
  }
  SECTION("crashes, and what it was doing is known") {
    const Ending ending = run_isolated(
        [](Note note) -> std::string {
          note.write("counting to three");
          std::abort();
        },
        limits);
    CHECK_FALSE(ending.finished);
    CHECK_THAT(ending.text, Catch::Contains("crashed"));
    CHECK(ending.note == "counting to three");
  }
  SECTION("leaves with success, and that is none") {
    const Ending ending = run_isolated([](Note) -> std::string { std::_Exit(0); }, limits);
    CHECK_FALSE(ending.finished);
    CHECK_THAT(ending.text, Catch::Contains("ended the process (exit status 0)"));
  }
  SECTION("throws") {
    const Ending ending =
        run_isolated([](Note) -> std::string { throw std::runtime_error("no way"); }, limits);
    CHECK_FALSE(ending.finished);
    CHECK_THAT(ending.output, Catch::Contains("no way"));
  }
  SECTION("hangs, even with its pipe closed") {
    limits.time = std::chrono::milliseconds(300);
    const Ending ending = run_isolated(
        [](Note) -> std::string {
          for (int descriptor = 3; descriptor < 100; ++descriptor) close(descriptor);
          for (;;) pause();
        },
        limits);
    CHECK_FALSE(ending.finished);
    CHECK_THAT(ending.text, Catch::Contains("did not end within 300 ms"));
  }
  SECTION("fills the memory") {
    limits.memory = std::size_t{512} << 20U;
    const Ending ending = run_isolated(
        [](Note) -> std::string {
          std::string all;
          for (std::size_t i = 0; i < 64; ++i) all.resize((i + 1) << 24U, 'x');
          return std::string(1, all.back());
        },
        limits);
#if !defined(__SANITIZE_ADDRESS__)
    CHECK_FALSE(ending.finished);
#endif
    CHECK_FALSE(ending.text.empty());
  }
}

}  // namespace boardwright::check
