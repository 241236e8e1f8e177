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

/// Numbers at the start of a list item of RULES.md: "- **T6.1** …".
std::set<std::string> rules_in(const std::string& text) {
  return found(text, std::regex(R"((?:^|\n)- \*\*T([0-9]+\.[0-9]+)\*\*)"));
}

/// Numbers in the names of test cases: "T6.1, T7.2: the parameter set".
std::set<std::string> tested_in(const std::string& text) {
  std::set<std::string> numbers;
  const std::regex name(R"re(TEST_CASE\("([^"]*)")re"), number(R"(\bT([0-9]+\.[0-9]+)\b)");
  for (const std::string& test : found(text, name)) numbers.merge(found(test, number));
  return numbers;
}

}  // namespace

TEST_CASE("every numbered rule has a test, and every test's rule is there") {
  const auto rules = rules_in(content_of(BOARDWRIGHT_SOURCE_DIR "/games/two_field/RULES.md"));
  CHECK(rules.size() >= 21);
  std::set<std::string> tested;
  for (const auto& file : std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/tests/two_field"))
    if (file.path().extension() == ".cpp") tested.merge(tested_in(content_of(file.path())));
  CHECK(rules == tested);
}
