// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds in every position, found with RapidCheck: nothing appears from nowhere, mirrored positions have
// mirrored moves, texts read back, heights stay within their limits.
#include <rapidcheck.h>

#include <algorithm>
#include <cctype>
#include <sstream>

#include "compare.hpp"
#include "positions.hpp"

namespace {

using boardwright::Random;
using under_test::Game;

constexpr char kShapes[] = {'P', 'C', 'S'};

/// A game with any parameters, from its start or from a made position, shown to `look` before and after each
/// ply.
template <class Look>
void play(std::uint64_t seed, const Look& look) {
  Random random(seed);
  const slow::Options options = positions::random_options(random.below(3) == 0, random);
  Game game(options);
  const std::uint32_t kind = random.below(positions::kKinds + 1);
  if (kind < positions::kKinds)
    game.set(positions::random_position(options, static_cast<positions::Kind>(kind), random));
  for (int ply = 0; ply < 60; ++ply) {
    const auto able = game.actors();
    if (able.empty()) return;
    const std::string& actor = able[random.below(static_cast<std::uint32_t>(able.size()))];
    const std::string move = compare::choose(game.moves(actor), random);
    const slow::Game before(options, game.text());
    game.play(actor, move);
    look(options, before, move, slow::Game(options, game.text()), game);
  }
}

int on_board(const slow::Game& game, char side, char shape) {
  int towers = 0;
  for (const auto& [field, piece] : game.board()) towers += piece == slow::Piece{side, shape, 0} ? 1 : 0;
  return towers;
}
/// Towers of a shape that a side has anywhere.
int all_towers(const slow::Game& game, char side, char shape) {
  const std::string& waiting = game.waiting(side);
  return on_board(game, side, shape) + game.reserve(side, shape) +
         static_cast<int>(std::count(waiting.begin(), waiting.end(), shape)) +
         (game.turn() == side && game.due() == shape ? 1 : 0);
}
int pawns(const slow::Game& game) {
  int sum = 0;
  for (const auto& [field, piece] : game.board()) sum += piece.height;
  return sum;
}

/// Rows of a position text, each as its cells; "" is an empty field.
std::vector<std::vector<std::string>> cells_of(const std::string& board) {
  std::vector<std::vector<std::string>> rows(1);
  for (std::size_t i = 0; i < board.size();) {
    if (board[i] == '/') {
      rows.emplace_back();
      ++i;
    } else if (std::isdigit(static_cast<unsigned char>(board[i])) != 0) {
      std::size_t end = i;
      while (end < board.size() && std::isdigit(static_cast<unsigned char>(board[end])) != 0) ++end;
      rows.back().resize(rows.back().size() + std::stoul(board.substr(i, end - i)));
      i = end;
    } else {
      rows.back().push_back(board.substr(i, 2));
      i += 2;
    }
  }
  return rows;
}
std::string board_of(const std::vector<std::vector<std::string>>& rows) {
  std::string text;
  for (const auto& row : rows) {
    if (!text.empty()) text += '/';
    int run = 0;
    for (const auto& cell : row) {
      if (cell.empty()) {
        ++run;
        continue;
      }
      if (run > 0) text += std::to_string(run);
      run = 0;
      text += cell;
    }
    if (run > 0) text += std::to_string(run);
  }
  return text;
}

std::string swapped_case(std::string text) {
  for (char& c : text)
    if (c != 'T')
      c = static_cast<char>(std::isupper(static_cast<unsigned char>(c)) != 0 ? std::tolower(c)
                                                                             : std::toupper(c));
  return text;
}
/// "50/49" to "49/50".
std::string swapped_halves(const std::string& text) {
  const std::size_t slash = text.find('/');
  return slash == text.npos ? text : text.substr(slash + 1) + "/" + text.substr(0, slash);
}

struct Mirror {
  int columns;
  bool upside_down;  ///< and the players change places; else left and right

  [[nodiscard]] std::string position(const std::string& text) const {
    std::istringstream words(text);
    std::string board, turn, reserve, waiting, due, endgame, passes;
    words >> board >> turn >> reserve >> waiting >> due >> endgame >> passes;
    auto rows = cells_of(board);
    if (!upside_down) {
      for (auto& row : rows) std::reverse(row.begin(), row.end());
    } else {
      std::reverse(rows.begin(), rows.end());
      for (auto& row : rows)
        for (auto& cell : row) cell = swapped_case(cell);
      turn = turn == "r" ? "b" : "r";
      reserve = swapped_halves(reserve);
      endgame = swapped_halves(endgame);
      // Red's towers come first.
      waiting = swapped_case(waiting);
      std::stable_partition(waiting.begin(), waiting.end(),
                            [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; });
    }
    return board_of(rows) + " " + turn + " " + reserve + " " + waiting + " " + due + " " + endgame + " " +
           passes;
  }
  [[nodiscard]] std::string field(const std::string& text) const {
    const slow::Field at = slow::field_of(text);
    return upside_down ? slow::field_text({at.column, 11 - at.row})
                       : slow::field_text({columns - 1 - at.column, at.row});
  }
  [[nodiscard]] std::string move(const std::string& text) const {
    if (text == "pass") return text;
    const std::size_t sign = text.find_first_of("-x@");
    const std::string first = text[sign] == '@' ? text.substr(0, sign) : field(text.substr(0, sign));
    return first + text[sign] + field(text.substr(sign + 1));
  }
};

}  // namespace

TEST_CASE("a tower never comes back, and nothing appears from nowhere") {
  CHECK(rc::check("conservation", [](std::uint64_t seed) {
    play(seed, [](const slow::Options&, const slow::Game& before, const std::string& move,
                  const slow::Game& after, const Game&) {
      INFO(before.text() << " " << move);
      if (before.turn() != 'r' && before.turn() != 'b') return;
      const char side = before.turn(), them = slow::other(side);
      for (const char shape : kShapes) {
        for (const char owner : {'r', 'b'})
          REQUIRE(after.reserve(owner, shape) <= before.reserve(owner, shape));
        REQUIRE(all_towers(after, side, shape) == all_towers(before, side, shape));
        REQUIRE(after.reserve(them, shape) == before.reserve(them, shape));
      }
      REQUIRE(after.waiting(them) == before.waiting(them));
      // What a capture takes away is one piece; a promotion takes the attacker too.
      int lost = 0, promoted = 0, missing = 0;
      for (const char shape : kShapes) {
        lost += all_towers(before, them, shape) - all_towers(after, them, shape);
        promoted += before.reserve(side, shape) - after.reserve(side, shape);
      }
      missing = static_cast<int>(before.board().size()) - static_cast<int>(after.board().size());
      const bool capture = move.find('x') != move.npos, placement = move[1] == '@';
      REQUIRE(lost >= 0);
      REQUIRE(lost <= (capture ? 1 : 0));
      REQUIRE(promoted <= (capture ? 1 : 0));
      REQUIRE(missing == (placement ? -1 : capture ? 1 + promoted : 0));
      REQUIRE(pawns(after) <= pawns(before));
      if (!capture) REQUIRE(pawns(after) == pawns(before));
    });
  }));
}

TEST_CASE("heights stay within limits, and no full-size stack has spares of its shape") {
  CHECK(rc::check("heights", [](std::uint64_t seed) {
    play(seed, [](const slow::Options&, const slow::Game&, const std::string&, const slow::Game& after,
                  const Game&) {
      INFO(after.text());
      for (const auto& [field, piece] : after.board()) {
        REQUIRE(piece.height <= after.limit(piece.shape));
        if (piece.height == after.limit(piece.shape)) REQUIRE(after.reserve(piece.owner, piece.shape) == 0);
      }
    });
  }));
}

TEST_CASE("a position text read back is the same position") {
  CHECK(rc::check("round trip", [](std::uint64_t seed) {
    play(seed, [](const slow::Options&, const slow::Game&, const std::string&, const slow::Game&,
                  const Game& game) {
      INFO(game.text());
      const auto again = game.rules().read_position(game.text());
      REQUIRE(again);
      REQUIRE(*again == game.position());
      REQUIRE(again->key() == game.position().key());
      REQUIRE(again->text() == game.text());
    });
  }));
}

TEST_CASE("mirrored positions have mirrored moves") {
  CHECK(rc::check("mirrors", [](std::uint64_t seed) {
    play(seed, [&](const slow::Options& options, const slow::Game&, const std::string&,
                   const slow::Game& after, const Game& game) {
      if (after.turn() != 'r' && after.turn() != 'b') return;
      for (const bool upside_down : {false, true}) {
        const Mirror mirror{options.double_board ? 12 : 6, upside_down};
        Game mirrored = game;
        mirrored.set(mirror.position(game.text()));
        INFO(game.text() << "\n" << mirrored.text());
        REQUIRE(mirror.position(mirrored.text()) == game.text());
        std::vector<std::string> expected;
        for (const auto& move : game.moves()) expected.push_back(mirror.move(move));
        std::sort(expected.begin(), expected.end());
        REQUIRE(mirrored.moves() == expected);
        std::string result = game.result();
        if (upside_down && result.compare(0, 4, "draw") != 0 && !result.empty())
          result = (result[0] == 'r' ? "blue" : "red") + result.substr(result.find(' '));
        REQUIRE(mirrored.result() == result);
      }
    });
  }));
}
