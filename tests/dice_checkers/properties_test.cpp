// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds in every position, found with RapidCheck: the players are alike after half a turn of the board,
// pawns only ever leave, odds sum to one.
#include <rapidcheck.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <sstream>

#include "compare.hpp"

namespace {

using boardwright::Random;
using under_test::Game;

/// Shows every position of a game with any parameters to `look`.
template <class Look>
void play(std::uint64_t seed, const Look& look) {
  Random random(seed);
  const slow::Options options = compare::random_options(random);
  Game game(options);
  if (random.below(3) != 0) game.set(compare::random_position(options, random));
  for (int ply = 0; ply < 60; ++ply) {
    look(options, game);
    const auto moves = game.moves();
    if (moves.empty()) return;
    game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

/// Half a turn of the board, the players changing places.
class HalfTurn {
 public:
  explicit HalfTurn(int rows) : rows_(rows) {}

  [[nodiscard]] std::string fields(const std::string& text) const {
    std::string turned;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] < 'a' || text[i] > 'i' || i + 1 == text.size() || std::isdigit(text[i + 1]) == 0) {
        turned += text[i];
        continue;
      }
      std::size_t end = i + 1;
      while (end < text.size() && std::isdigit(text[end]) != 0) ++end;
      const slow::Field at = slow::field_of(text.substr(i, end - i));
      turned += slow::field_text({8 - at.column, rows_ - 1 - at.row});
      i = end - 1;
    }
    return turned;
  }
  [[nodiscard]] std::string move(const std::string& text) const {
    if (text.substr(0, 5) != "roll:") return fields(text);
    const std::size_t dash = text.find('-');
    return "roll:" + text.substr(dash + 1) + "-" + text.substr(5, dash - 5);
  }
  [[nodiscard]] std::string position(const std::string& text) const {
    std::istringstream words(text);
    std::string board, turn, fight, quiet, last;
    words >> board >> turn >> fight >> quiet >> last;
    std::reverse(board.begin(), board.end());
    for (char& c : board) c = static_cast<char>(std::isupper(c) != 0 ? std::tolower(c) : std::toupper(c));
    if (turn != "*") turn = turn == "b" ? "r" : "b";
    fight = fields(fight);
    if (fight != "-") fight.back() = fight.back() == 'b' ? 'r' : 'b';
    std::string turned = board;
    for (const auto& word : {turn, fight, quiet}) turned += " " + word;
    if (last.empty()) return turned;
    const std::size_t slash = last.find('/');
    return turned + " " + fields(last.substr(slash + 1)) + "/" + fields(last.substr(0, slash));
  }

 private:
  int rows_;
};

std::size_t pawns(const Game& game) {
  std::string board = game.text();
  board = board.substr(0, board.find(' '));
  return static_cast<std::size_t>(
      std::count_if(board.begin(), board.end(), [](char c) { return std::isalpha(c) != 0; }));
}

struct Fraction {
  std::int64_t part, whole;
};
Fraction fraction_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  return {std::stoll(text), slash == text.npos ? 1 : std::stoll(text.substr(slash + 1))};
}

}  // namespace

TEST_CASE("the players are alike") {
  CHECK(rc::check("half a turn", [](std::uint64_t seed) {
    play(seed, [](const slow::Options& options, const Game& game) {
      const HalfTurn half(options.rows);
      Game turned = game;
      turned.set(half.position(game.text()));
      INFO(game.text() << "\n" << turned.text());
      REQUIRE(half.position(turned.text()) == game.text());
      std::vector<std::string> expected;
      for (const auto& move : game.moves()) expected.push_back(half.move(move));
      std::sort(expected.begin(), expected.end());
      REQUIRE(turned.moves() == expected);
      std::string result = game.result();
      if (result.substr(0, 4) == "blue")
        result.replace(0, 4, "red");
      else if (result.substr(0, 3) == "red")
        result.replace(0, 3, "blue");
      REQUIRE(turned.result() == result);
    });
  }));
}

TEST_CASE("pawns only ever leave, and only by dice") {
  CHECK(rc::check("pawns", [](std::uint64_t seed) {
    std::size_t before = 28;
    bool dice = true;
    play(seed, [&](const slow::Options&, const Game& game) {
      INFO(game.text());
      const std::size_t now = pawns(game);
      REQUIRE(now <= before);
      if (!dice) REQUIRE(now == before);
      before = now;
      dice = game.actor() == "chance";
    });
  }));
}

TEST_CASE("the odds of an attack sum to one") {
  CHECK(rc::check("odds", [](std::uint64_t seed) {
    play(seed, [](const slow::Options&, const Game& game) {
      if (game.actor() == "chance") return;
      for (const auto& move : game.moves()) {
        if (move.find('x') == move.npos) continue;
        INFO(game.text() << " " << move);
        const auto answer = game.explanation(move);
        REQUIRE(answer.message == "odds");
        constexpr std::int64_t kWhole = 36 * 36 * 36 * 36;
        std::int64_t sum = 0;
        for (const char* name : {"win", "loss", "gone"}) {
          const Fraction part = fraction_of(under_test::argument(answer, name));
          REQUIRE(kWhole % part.whole == 0);
          sum += kWhole / part.whole * part.part;
        }
        REQUIRE(sum == kWhole);
      }
    });
  }));
}
