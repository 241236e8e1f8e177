// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every numbered rule of RULES.md has a test that bears its number.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace {

// Chapters that this game's plugin has no part in.
const std::set<std::string> kElsewhere = {
    "9",    // points and status: the scoring service, tests/framework
    "10",   // clocks: the clock service, tests/framework
    "11a",  // touching pieces at a real board
};

std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in.is_open());
  return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::string> found(const std::string& text, const std::regex& what) {
  std::set<std::string> numbers;
  for (std::sregex_iterator it(text.begin(), text.end(), what), end; it != end; ++it)
    numbers.insert((*it)[1]);
  return numbers;
}

/// Numbers of rules wherever RULES.md has one at the start of a line or of a list item: M6.3, **6.3** or
/// `6.3`.
std::set<std::string> rules_in(const std::string& text) {
  return found(text, std::regex(R"((?:^|\n) *(?:[-*] +)?(?:\*\*|`)?M?([0-9]+a?\.[0-9]+a?)\b)"));
}

/// Numbers in the names of test cases, each with an M: "M6.2, M6.3: the parameter spare_placement".
std::set<std::string> tested_in(const std::string& text) {
  std::set<std::string> numbers;
  const std::regex name(R"re(TEST_CASE\("([^"]*)")re"), number(R"(\bM([0-9]+a?\.[0-9]+a?)\b)");
  for (const std::string& test : found(text, name)) numbers.merge(found(test, number));
  return numbers;
}

}  // namespace

TEST_CASE("every numbered rule has a test") {
  const auto rules = rules_in(content_of(BOARDWRIGHT_SOURCE_DIR "/games/militakiri/RULES.md"));
  CHECK(rules.size() >= 35);
  std::set<std::string> tested;
  for (const auto& file : std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/tests/militakiri"))
    if (file.path().extension() == ".cpp") tested.merge(tested_in(content_of(file.path())));
  for (const auto& rule : rules) {
    if (kElsewhere.count(rule.substr(0, rule.find('.'))) != 0) continue;
    INFO("M" << rule << " has no test case named after it in tests/militakiri");
    CHECK(tested.count(rule) == 1);
  }
  // And no test is named after a rule that isn't there.
  for (const auto& rule : tested) {
    INFO("tests/militakiri tests M" << rule << ", which RULES.md doesn't have");
    CHECK((rules.count(rule) == 1 || rule == "11.3a"));
  }
}

TEST_CASE("how numbers are found") {
  using Numbers = std::set<std::string>;
  CHECK(
      rules_in(
          "- M1.1 A\n- **M1.2** B\n* `1.3` C\n**6.3** D, see M7.7\nM9.1 E\n  - 10.2 F\n11a.1 G\nat 5.5\n") ==
      Numbers{"1.1", "1.2", "1.3", "6.3", "9.1", "10.2", "11a.1"});
  CHECK(tested_in("TEST_CASE(\"M1.1, M2.3: x\") {}\n// M4.4\nTEST_CASE(\"other\")") == Numbers{"1.1", "2.3"});
}
