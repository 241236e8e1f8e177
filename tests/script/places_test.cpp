// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a script leaves in `p` and can't be is told with the line that has written it, wherever that is.
#include "tests/script/support.hpp"

namespace boardwright {
namespace {

/// Where a changed Breakthrough stops, as "47:3: sentence"; empty if it plays on.
std::string stops_at(const std::string& what, const std::string& by) {
  const ScriptFile file(replaced(content_of(sample("breakthrough")), what, by));
  const auto library = file.load();
  if (!library) return library.error().substr(file.path().string().size() + 1);
  const auto rules = (*library)->create("breakthrough");
  REQUIRE(rules);
  Position position = (*rules)->start();
  const auto moves = position.moves(0);
  std::string said;
  if (const auto failure = (*rules)->failure())
    said = *failure;
  else if (const auto played = position.play(0, moves.front()); !played)
    said = played.error();
  const auto at = said.find(file.path().string());
  return at == std::string::npos ? said : said.substr(at + file.path().string().size() + 1);
}

/// The number of the line in the sample on which these words stand.
std::string line_of_words(const std::string& words) {
  const std::string text = content_of(sample("breakthrough"));
  const auto at = text.find(words);
  REQUIRE(at != std::string::npos);
  return std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

}  // namespace

TEST_CASE("a value that can't be is told at the line that has written it", "[script][places]") {
  const std::string turn = line_of_words("p.turn = 3 - seat");
  for (const auto& [by, says] : {std::pair{"p.turn = seat + 7", "p.turn: a whole number from 0 to 2"},
                                 std::pair{"p.turn = 0", "p.turn is 0"}}) {
    const std::string told = stops_at("p.turn = 3 - seat", by);
    CAPTURE(told);
    CHECK(told.starts_with(turn + ":"));
    CHECK_THAT(told, Catch::Contains(says));
    const auto column = told.substr(turn.size() + 1);
    CHECK(std::stoi(column) > 1);
  }
  const std::string cell = line_of_words("p.cell[from], p.cell[to] = 0, seat");
  const std::string told =
      stops_at("p.cell[from], p.cell[to] = 0, seat", "p.cell[from], p.cell[to] = 0, 1.5");
  CAPTURE(told);
  CHECK(told.starts_with(cell + ":"));
  CHECK_THAT(told, Catch::Contains("not 1.5"));
}

TEST_CASE("what is put right before the end is no fault", "[script][places]") {
  CHECK(stops_at("p.turn = 3 - seat", "p.turn = 9 p.turn = 3 - seat").empty());
}

TEST_CASE("moves that change the position are told where they do", "[script][places]") {
  const std::string words = "else add(from, to) end";
  const std::string told = stops_at(words, "else p.cell[1] = 2 add(from, to) end");
  CAPTURE(told);
  CHECK(told.starts_with(line_of_words(words) + ":"));
  CHECK_THAT(told, Catch::Contains("moves must not change p"));
}

TEST_CASE("a start that makes no position is told where it does", "[script][places]") {
  const std::string words = "p.cell[f], p.cell[board.n + 1 - f] = 1, 2";
  const std::string told = stops_at(words, "p.cell[f], p.cell[board.n + 1 - f] = 1, 8");
  CAPTURE(told);
  CHECK(told.starts_with(line_of_words(words) + ":"));
  CHECK_THAT(told, Catch::Contains("a whole number from 0 to 2 belongs here, not 8"));
}

}  // namespace boardwright
