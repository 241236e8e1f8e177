// SPDX-License-Identifier: GPL-3.0-or-later
#include "goals.hpp"

#include <algorithm>
#include <cstdlib>

namespace goals {

using slow::Field;
using slow::Game;
using slow::Piece;

namespace {

std::string name_of(char side) { return side == 'r' ? "red" : "blue"; }

template <class Condition>
int count(const Game& game, const Condition& condition) {
  int found = 0;
  for (const auto& [field, piece] : game.board()) found += condition(field, piece) ? 1 : 0;
  return found;
}
int pieces(const Game& game, char side) {
  return count(game, [&](Field, const Piece& piece) { return piece.owner == side; });
}
int towers(const Game& game, char side) {
  return count(game, [&](Field, const Piece& piece) { return piece.owner == side && piece.tower(); });
}
bool in_zone(Field field, char side) { return side == 'r' ? field.row < 3 : field.row > 8; }
int in_own_zone(const Game& game, char side) {
  return count(game, [&](Field field, const Piece&) { return in_zone(field, side); });
}
int distance(Field a, Field b) { return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row)); }

/// How near the pieces of the two sides are to each other: the sum over each piece's nearest enemy.
double nearness(const Game& game, char side) {
  double sum = 0;
  for (const auto& [field, piece] : game.board()) {
    if (piece.owner != side) continue;
    int nearest = 12;
    for (const auto& [other_field, other_piece] : game.board())
      if (other_piece.owner != side) nearest = std::min(nearest, distance(field, other_field));
    sum -= nearest;
  }
  return sum;
}

/// Captures among the moves of whoever is on turn.
double captures(const Game& game) {
  const auto able = game.actors();
  if (able.empty()) return 0;
  const auto moves = game.moves(able.front());
  return static_cast<double>(std::count_if(moves.begin(), moves.end(),
                                           [](const auto& move) { return move.find('x') != move.npos; }));
}

std::size_t mobility(const Game& game, char side) {
  const auto able = game.actors();
  if (able != std::vector<std::string>{name_of(side)}) return 0;
  return game.moves(name_of(side)).size();
}

/// The distances of the other side's pieces from a lone tower, the nearest few.
double crowd(const Game& game, char side, std::size_t many) {
  std::vector<int> distances;
  for (const auto& [field, piece] : game.board())
    if (piece.owner == side)
      for (const auto& [other_field, other_piece] : game.board())
        if (other_piece.owner != side) distances.push_back(distance(field, other_field));
  std::sort(distances.begin(), distances.end());
  double sum = 0;
  for (std::size_t i = 0; i < std::min(many, distances.size()); ++i) sum -= distances[i];
  return sum;
}

double to_the_edge(const Game& game, char side) {
  double sum = 0;
  for (const auto& [field, piece] : game.board())
    if (piece.owner == side && piece.tower())
      sum -= std::min(field.row, 11 - field.row) + std::min(field.column, std::abs(5 - field.column));
  return sum;
}

}  // namespace

namespace {

/// A stack of this shape grown, and something to take near it; spares used up count for more.
double growth(const Game& game, char side, char shape) {
  double best = -20;
  for (const auto& [field, piece] : game.board()) {
    if (piece.owner != side || piece.shape != shape || piece.tower()) continue;
    int nearest = 12;
    for (const auto& [other_field, other_piece] : game.board())
      if (other_piece.owner != side && !other_piece.tower())
        nearest = std::min(nearest, distance(field, other_field) + other_piece.height - 1);
    best = std::max(best, 10.0 * piece.height - 2.0 * nearest);
  }
  const int all_towers = std::min(towers(game, 'r'), 3) + std::min(towers(game, 'b'), 3);
  return best - 40.0 * game.reserve(side, shape) + 8.0 * all_towers + 0.5 * pieces(game, slow::other(side)) +
         captures(game) / 2;
}

}  // namespace

Goal promotion(char side, char shape) {
  return {std::string("promotion of ") + shape, [=](const Game& game) { return growth(game, side, shape); },
          [=](const Game& game) { return game.due() == shape && game.turn() == side; }, 200, 40};
}

Goal waiting(char side, std::size_t wanted) {
  return {"waiting",
          [=](const Game& game) {
            // The two best stacks outside the zone, and something to take near them.
            std::vector<double> stacks{0, 0};
            for (const auto& [field, piece] : game.board()) {
              if (piece.owner != side || piece.tower() || in_zone(field, side)) continue;
              int nearest = 12;
              for (const auto& [other_field, other_piece] : game.board())
                if (other_piece.owner != side && !other_piece.tower() && !in_zone(other_field, side))
                  nearest = std::min(nearest, distance(field, other_field));
              const int missing = game.limit(piece.shape) - piece.height;
              stacks.push_back(16.0 - 3.0 * missing - nearest);
            }
            std::sort(stacks.rbegin(), stacks.rend());
            const int all_towers = std::min(towers(game, 'r'), 3) + std::min(towers(game, 'b'), 3);
            return 60.0 * static_cast<double>(game.waiting(side).size()) + 5.0 * in_own_zone(game, side) +
                   stacks[0] + stacks[1] / 2 + 0.5 * captures(game) + 8.0 * all_towers;
          },
          [=](const Game& game) { return game.waiting(side).size() >= wanted; }, 150, 80};
}

Goal placed(char side) {
  return {"placed",
          [=](const Game& game) {
            return -10.0 * static_cast<double>(game.waiting(side).size()) +
                   (game.zone_has_room(side) ? 5.0 : 0.0);
          },
          [=](const Game& game) { return game.waiting(side).empty() && game.due() == 'm'; }, 40, 20};
}

Goal full_size(char side, char shape) {
  return {std::string("full-size ") + shape, [=](const Game& game) { return growth(game, side, shape); },
          [=](const Game& game) {
            return count(game, [&](Field, const Piece& piece) {
                     return piece.owner == side && piece.shape == shape && piece.height == game.limit(shape);
                   }) > 0;
          },
          400, 40};
}

Goal few(char side) {
  return {"few pieces",
          [=](const Game& game) {
            const int good = count(game, [&](Field, const Piece& piece) {
              return piece.owner == side && piece.tower() && piece.shape != 'S';
            });
            return -6.0 * pieces(game, side) + (good == 0 ? -500.0 : 0.0) +
                   2.0 * pieces(game, slow::other(side)) + 6.0 * towers(game, slow::other(side)) +
                   captures(game) + nearness(game, side) / 4;
          },
          [=](const Game& game) {
            return !game.endgame() && pieces(game, side) == 2 && count(game, [&](Field, const Piece& piece) {
                                                                   return piece.owner == side &&
                                                                          piece.shape != 'S';
                                                                 }) == 2;
          },
          300, 30};
}

Goal lone(char side) {
  return {"lone tower",
          [=](const Game& game) {
            const int good = count(game, [&](Field, const Piece& piece) {
              return piece.owner == side && piece.tower() && piece.shape != 'S';
            });
            return -6.0 * pieces(game, side) + (good == 0 ? -500.0 : 0.0) +
                   2.0 * pieces(game, slow::other(side)) + 6.0 * towers(game, slow::other(side)) +
                   captures(game) + nearness(game, side) / 4;
          },
          [=](const Game& game) {
            return game.endgame() && game.lone_tower(side) && count(game, [&](Field, const Piece& piece) {
                                                                return piece.owner == side &&
                                                                       piece.shape != 'S';
                                                              }) == 1;
          },
          300, 30};
}

Goal blockade(char side) {
  return {"blockade",
          [=](const Game& game) {
            const auto turn = static_cast<double>(mobility(game, side));
            return crowd(game, side, 3) + to_the_edge(game, side) - turn;
          },
          [=](const Game& game) {
            return game.turn() == slow::other(side) && game.lone_tower(side) &&
                   !game.forbidden_by_blockade().empty();
          },
          80, 60};
}

Goal pass(char side) {
  return {"pass",
          [=](const Game& game) {
            // One tower alone would be protected by 7.4.
            const int own = pieces(game, side);
            return (own == 1 ? -300.0 : 0.0) + 2.0 * crowd(game, side, 4) + 3.0 * to_the_edge(game, side) -
                   2.0 * static_cast<double>(mobility(game, side)) + 2.0 * pieces(game, slow::other(side));
          },
          [=](const Game& game) {
            return game.turn() == side && game.moves(name_of(side)) == std::vector<std::string>{"pass"};
          },
          200, 80};
}

Goal last_move(char side) {
  return {"last move", [=](const Game& game) { return crowd(game, slow::other(side), 2); },
          [=](const Game& game) {
            const auto left = game.endgame();
            if (!left || left->first + left->second != 1 || game.turn() != side || !game.actors().size())
              return false;
            const auto moves = game.moves(name_of(side));
            return towers(game, slow::other(side)) == 1 &&
                   std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
                     if (move.find('x') == move.npos) return false;
                     Game after = game;
                     after.play(name_of(side), move);
                     return after.result().has_value() && after.result()->reason == "towers_taken";
                   });
          },
          250, 25};
}

Goal count_runs_out() {
  return {"count", [](const Game&) { return 0.0; },
          [](const Game& game) {
            const auto result = game.result();
            return result && result->reason == "move_limit";
          },
          450, 4};
}

Goal win(char side) {
  return {"win",
          [=](const Game& game) {
            return -20.0 * towers(game, slow::other(side)) + 3.0 * towers(game, side) + captures(game) +
                   nearness(game, slow::other(side)) / 4;
          },
          [=](const Game& game) {
            const auto result = game.result();
            return result && result->winner == name_of(side) && result->reason == "towers_taken";
          },
          300, 15};
}

}  // namespace goals
