// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.hpp"

#include <algorithm>

namespace compare {

using boardwright::Move;
using boardwright::Random;

namespace {

template <std::size_t N>
std::string any_of(const char* const (&words)[N], Random& random) {
  return words[random.below(N)];
}

std::string settings_text(const slow::Options& options) {
  std::string text;
  for (const auto& [name, value] : under_test::settings_of(options)) text += name + "=" + value + " ";
  return text;
}

std::string any_field(const slow::Options& options, Random& random) {
  return slow::field_text({static_cast<int>(random.below(9)),
                           static_cast<int>(random.below(static_cast<std::uint32_t>(options.rows)))});
}

/// A value that isn't listed is refused and changes nothing.
void refuse_others(under_test::Game& game, Random& random) {
  const std::vector<Move> values = game.values();
  REQUIRE(std::is_sorted(values.begin(), values.end()));
  const boardwright::Position before = game.position();
  for (int i = 0; i < 8; ++i) {
    Move value = random.next() >> random.below(64);
    if (!values.empty() && i % 2 == 0)
      value = values[random.below(static_cast<std::uint32_t>(values.size()))] ^ (Move{1} << random.below(20));
    if (std::find(values.begin(), values.end(), value) != values.end()) continue;
    REQUIRE_FALSE(game.position().play(game.seat(), value));
    REQUIRE(game.position() == before);
  }
}

/// What the explanation says is legal is what is listed.
void explain_agrees(const under_test::Game& game, const slow::Options& options,
                    const std::vector<std::string>& moves, Random& random) {
  const auto check = [&](const std::string& text) {
    INFO(text);
    const bool listed = std::binary_search(moves.begin(), moves.end(), text);
    REQUIRE((game.why(text).substr(0, 5) == "legal") == listed);
  };
  for (const auto& move : moves) check(move);
  check("pass");
  for (int i = 0; i < 12; ++i) {
    const std::string from = any_field(options, random), to = any_field(options, random);
    check(from + "-" + to);
    check(from + "x" + to);
    check(from + "-" + to + "x" + any_field(options, random));
  }
  const std::string& near = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  if (near != "pass")
    for (const char* sign : {"-", "x"}) check(near.substr(0, 2) + sign + near.substr(near.size() - 2));
}

}  // namespace

slow::Options random_options(Random& random) {
  slow::Options options;
  options.variant = any_of({"basic", "marching"}, random);
  options.path = any_of({"free", "one_way", "straight"}, random);
  options.encounter = any_of({"enter", "adjacent"}, random);
  options.obligation = any_of({"free", "must_attack"}, random);
  options.no_moves = any_of({"loss", "pass"}, random);
  options.strong_row = any_of({"back", "front"}, random);
  options.dice = any_of({"dominant", "ladder", "staircase"}, random);
  options.rows = random.below(3) == 0 ? 11 : 9;
  const int limits[] = {100, 100, 6, 0};
  options.quiet_limit = limits[random.below(4)];
  options.tie_survivor_rises = random.below(2) == 0;
  options.no_return_next_turn = random.below(2) == 0;
  if (random.below(4) == 0)
    for (int& number :
         options.own_dice[any_of({"blue", "green", "red", "yellow"}, random)] = std::vector<int>(6))
      number = 1 + static_cast<int>(random.below(random.below(2) == 0 ? 4 : 99));
  return options;
}

std::string random_position(const slow::Options& options, Random& random) {
  std::map<slow::Field, slow::Pawn> board;
  std::map<char, int> count;
  const std::uint32_t emptiness = random.below(16);
  for (int row = 0; row < options.rows; ++row)
    for (int column = row % 2; column < 9; column += 2) {
      if (random.below(16) < emptiness) continue;
      const char owner = random.below(2) == 0 ? 'b' : 'r';
      if (++count[owner] > 14) continue;
      const bool farthest = row == (owner == 'b' ? options.rows - 1 : 0);
      board[{column, row}] = {owner, farthest ? 4 : 1 + static_cast<int>(random.below(4))};
    }
  std::string text;
  for (int row = options.rows - 1; row >= 0; --row) {
    int run = 0;
    std::string cells;
    for (int column = 0; column <= 9; ++column) {
      const auto pawn = board.find({column, row});
      if (column < 9 && pawn == board.end()) {
        ++run;
        continue;
      }
      if (run > 0) cells += std::to_string(run);
      run = 0;
      if (column == 9) break;
      const char letters[] = "BGRYbgry";
      cells += letters[pawn->second.head - 1 + (pawn->second.owner == 'b' ? 0 : 4)];
    }
    text += cells + (row > 0 ? "/" : "");
  }
  const std::uint32_t most = options.quiet_limit > 0 ? static_cast<std::uint32_t>(options.quiet_limit) : 20;
  text += std::string(random.below(2) == 0 ? " b" : " r") + " - " + std::to_string(random.below(most));
  return text + (options.no_return_next_turn ? " -/-" : "");
}

void position(under_test::Game& game, const slow::Game& slow, Random& random) {
  const std::string text = slow.text();
  INFO(text);
  REQUIRE(game.text() == text);
  REQUIRE(game.result() == under_test::text_of(slow.result()));
  REQUIRE(game.actor() == slow.actor());
  const auto moves = slow.moves();
  REQUIRE(game.moves() == moves);
  if (slow.fight()) {
    const auto rolls = slow.rolls();
    for (const auto& event : game.position().chance_events()) {
      const auto roll = rolls.find(game.position().move_text(BW_CHANCE, event.event));
      REQUIRE(roll != rolls.end());
      REQUIRE(static_cast<int>(event.weight) == roll->second);
    }
  }
  if (!moves.empty() && random.below(4) == 0) refuse_others(game, random);
  // D7.2: a text read back gives the same bytes.
  const auto again = game.rules().read_position(text);
  if (!again) FAIL(again.error());
  REQUIRE(*again == game.position());
}

void game(const slow::Options& options, const std::string& text, int plies, Random& random, Events& events) {
  slow::Game slow = text.empty() ? slow::Game(options) : slow::Game(options, text);
  under_test::Game game = text.empty() ? under_test::Game(options) : under_test::Game(options, text);
  INFO(settings_text(options));
  for (int ply = 0; ply < plies; ++ply) {
    position(game, slow, random);
    const auto moves = slow.moves();
    if (moves.empty()) {
      ++events[under_test::text_of(slow.result())];
      return;
    }
    if (!slow.fight() && random.below(6) == 0) explain_agrees(game, options, moves, random);
    std::vector<std::string> fights = moves;
    std::erase_if(fights, [](const std::string& move) { return move.find('x') == std::string::npos; });
    const auto& among = !fights.empty() && random.below(3) == 0 ? fights : moves;
    const std::string move = among[random.below(static_cast<std::uint32_t>(among.size()))];
    if (move == "pass") ++events["pass"];
    if (slow.fight()) ++events["roll"];
    slow.play(move);
    game.play(move);
  }
}

}  // namespace compare
