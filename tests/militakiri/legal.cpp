// SPDX-License-Identifier: GPL-3.0-or-later
#include "legal.hpp"

#include <algorithm>
#include <sstream>

namespace militakiri_test {

std::vector<std::string> words_of(const std::string& list) {
  std::vector<std::string> words;
  std::istringstream stream(list);
  for (std::string word; stream >> word;) {
    const std::size_t dots = word.find("..");
    if (dots == word.npos) {
      words.push_back(word);
      continue;
    }
    // From the field before the dots to the one behind them, one step at a time.
    const std::size_t sign = word.find_first_of("-@");
    const slow::Field last = slow::field_of(word.substr(dots + 2));
    slow::Field at = slow::field_of(word.substr(sign + 1, dots - sign - 1));
    const auto step = [](int from, int to) { return from < to ? 1 : from > to ? -1 : 0; };
    while (true) {
      words.push_back(word.substr(0, sign + 1) + slow::field_text(at));
      if (at == last) break;
      at = {at.column + step(at.column, last.column), at.row + step(at.row, last.row)};
    }
  }
  std::sort(words.begin(), words.end());
  return words;
}

void legal(const slow::Options& options, const std::string& position, const std::string& list) {
  INFO(position);
  const std::vector<std::string> expected = words_of(list);
  CHECK(under_test::Game(options, position).moves() == expected);
  const slow::Game slow(options, position);
  const auto able = slow.actors();
  CHECK((able.empty() ? std::vector<std::string>{} : slow.moves(able.front())) == expected);
}

std::string after(const slow::Options& options, const std::string& position, const std::string& moves) {
  INFO(position);
  under_test::Game game(options, position);
  slow::Game slow(options, position);
  std::istringstream stream(moves);
  for (std::string move; stream >> move;) {
    game.play(move);
    REQUIRE_FALSE(slow.actors().empty());
    slow.play(slow.actors().front(), move);
  }
  CHECK(game.text() == slow.text());
  return game.text();
}

std::string result(const slow::Options& options, const std::string& position) {
  INFO(position);
  const std::string answer = under_test::Game(options, position).result();
  CHECK(answer == under_test::text_of(slow::Game(options, position).result()));
  return answer;
}

}  // namespace militakiri_test
