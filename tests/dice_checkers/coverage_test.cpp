// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every numbered rule of RULES.md is described by the plugin and has a test that bears its number.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "game_under_test.hpp"

namespace {

using Numbers = std::set<std::string>;

std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in.is_open());
  return {std::istreambuf_iterator<char>(in), {}};
}

Numbers found(const std::string& text, const std::regex& what) {
  Numbers numbers;
  for (std::sregex_iterator it(text.begin(), text.end(), what), end; it != end; ++it)
    numbers.insert((*it)[1]);
  return numbers;
}

Numbers rules() {
  return found(content_of(BOARDWRIGHT_SOURCE_DIR "/games/dice_checkers/RULES.md"),
               std::regex(R"((?:^|\n)- (D[0-9]+\.[0-9]+)\b)"));
}

}  // namespace

TEST_CASE("every numbered rule has a test") {
  Numbers tested;
  const std::regex name(R"re(TEST_CASE\("([^"]*)")re"), number(R"(\b(D[0-9]+\.[0-9]+)\b)");
  for (const auto& file : std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/tests/dice_checkers"))
    if (file.path().extension() == ".cpp")
      for (const std::string& test : found(content_of(file.path()), name)) tested.merge(found(test, number));
  CHECK(rules().size() >= 25);
  CHECK(rules() == tested);
}

TEST_CASE("the plugin describes every numbered rule") {
  Numbers described;
  for (const auto& text : under_test::Game().rules().texts(BW_TEXT_RULE)) described.insert(text.id);
  CHECK(described == rules());
}
