// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/twin.hpp"

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <map>

#include "framework/board/geometry.hpp"

namespace boardwright {
namespace {

/// One of both positions, with its board's names.
struct Side {
  explicit Side(const std::shared_ptr<const Rules>& rules)
      : board(BoardGeometry::of(*rules)), start(rules->start()) {}
  std::optional<BoardGeometry> board;
  Position start;
};

struct NamedMove {
  Seat seat = 0;
  Move move = 0;
};
using NamedMoves = std::map<std::string, NamedMove>;

std::string places_of(const Side& side, const Position& position, Seat seat, Move move) {
  std::string name;
  if (!side.board || seat == BW_CHANCE) return name;
  for (const auto place : position.clicks(seat, move))
    name += (name.empty() ? "" : "-") + std::string(side.board->place_name(place));
  return name;
}

/// All that may happen, by names that both rule sets have for it.
NamedMoves named_moves(const Side& side, const Position& position) {
  NamedMoves named;
  if (position.is_chance()) {
    for (const auto& event : position.chance_events())
      named[position.move_text(BW_CHANCE, event.event) + " × " + std::to_string(event.weight)] = {
          BW_CHANCE, event.event};
    return named;
  }
  for (const Seat seat : position.seats_on_turn()) {
    const std::string who = position.seats_on_turn().size() > 1 ? std::to_string(seat + 1) + ":" : "";
    for (const Move move : position.moves(seat)) {
      std::string name = places_of(side, position, seat, move);
      if (name.empty()) name = position.move_text(seat, move);
      named[who + name] = {seat, move};
    }
  }
  return named;
}

class Comparison {
 public:
  Comparison(const std::shared_ptr<const Rules>& first, const std::shared_ptr<const Rules>& second,
             const TwinOptions& options)
      : first_(first), second_(second), options_(options) {}

  Result<TwinReport> run() {
    const auto whole = follow(first_.start, second_.start, options_.depth);
    if (!whole) return fail(whole.error());
    Random random(options_.seed);
    while (!report_.difference && report_.games < options_.games && !stopped())
      if (const auto played = play(random); !played) return fail(played.error());
    return std::move(report_);
  }

 private:
  [[nodiscard]] bool stopped() const { return options_.stop != nullptr && *options_.stop; }

  void part(const Position& a, const Position& b, std::string what) {
    report_.difference = {path_, a.text(), b.text(), std::move(what), {}};
  }

  void part_by_move(const Position& a, const Position& b, const std::string& move, bool first_has_it) {
    part(a, b, std::string(first_has_it ? "only the first" : "only the second") + " has the move " + move);
    report_.difference->move = move;
    report_.difference->first_has_it = first_has_it;
  }

  /// Whether both are alike here; what may happen next comes with it.
  bool alike(const Position& a, const Position& b, NamedMoves& of_a, NamedMoves& of_b) {
    ++report_.positions;
    if (options_.progress) options_.progress(report_);
    if (a.is_over() != b.is_over())
      return part(a, b, a.is_over() ? "only the first is over" : "only the second is over"), false;
    if (a.is_over()) {
      if (a.outcome().scores == b.outcome().scores) return true;
      return part(a, b, "the results differ: " + a.outcome().reason + " and " + b.outcome().reason), false;
    }
    if (a.turn() != b.turn()) return part(a, b, "somebody else is on turn"), false;
    of_a = named_moves(first_, a);
    of_b = named_moves(second_, b);
    const auto missing = [](const NamedMoves& some, const NamedMoves& others) {
      const auto found = std::find_if(some.begin(), some.end(),
                                      [&](const auto& one) { return !others.contains(one.first); });
      return found == some.end() ? std::string() : found->first;
    };
    if (const std::string only = missing(of_a, of_b); !only.empty())
      return part_by_move(a, b, only, true), false;
    if (const std::string only = missing(of_b, of_a); !only.empty())
      return part_by_move(a, b, only, false), false;
    return true;
  }

  Result<void> step(Position& a, Position& b, const NamedMove& of_a, const NamedMove& of_b) {
    if (auto played = a.play(of_a.seat, of_a.move); !played) return fail("the first: " + played.error());
    if (auto played = b.play(of_b.seat, of_b.move); !played) return fail("the second: " + played.error());
    return {};
  }

  Result<void> follow(const Position& a, const Position& b, std::uint32_t depth) {
    NamedMoves of_a, of_b;
    if (stopped() || !alike(a, b, of_a, of_b) || depth == 0) return {};
    for (const auto& [name, move] : of_a) {
      Position next_a = a, next_b = b;
      path_.push_back(name);
      if (auto played = step(next_a, next_b, move, of_b.at(name)); !played) return played;
      if (auto went = follow(next_a, next_b, depth - 1); !went || report_.difference) return went;
      path_.pop_back();
    }
    return {};
  }

  Result<void> play(Random& random) {
    Position a = first_.start, b = second_.start;
    path_.clear();
    for (std::uint32_t ply = 0; ply < options_.plies && !stopped(); ++ply) {
      NamedMoves of_a, of_b;
      if (!alike(a, b, of_a, of_b)) return {};
      if (of_a.empty()) break;
      auto chosen = of_a.begin();
      std::advance(chosen, random.below(static_cast<std::uint32_t>(of_a.size())));
      path_.push_back(chosen->first);
      if (auto played = step(a, b, chosen->second, of_b.at(chosen->first)); !played) return played;
    }
    ++report_.games;
    return {};
  }

  Side first_, second_;
  TwinOptions options_;
  TwinReport report_;
  std::vector<std::string> path_;
};

}  // namespace

Result<TwinReport> compare_twins(const std::shared_ptr<const Rules>& first,
                                 const std::shared_ptr<const Rules>& second, const TwinOptions& options) {
  if (first->seat_count() != second->seat_count())
    return fail("one rule set has " + std::to_string(first->seat_count()) + " seats, the other " +
                std::to_string(second->seat_count()));
  return Comparison(first, second, options).run();
}

Result<std::vector<Position>> follow_twin(const std::shared_ptr<const Rules>& rules,
                                          std::span<const std::string> moves) {
  const Side side(rules);
  std::vector<Position> positions{side.start};
  for (const auto& name : moves) {
    const NamedMoves legal = named_moves(side, positions.back());
    const auto move = legal.find(name);
    if (move == legal.end()) return fail("'" + name + "' isn't a legal move here");
    Position next = positions.back();
    if (auto played = next.play(move->second.seat, move->second.move); !played) return fail(played.error());
    positions.push_back(std::move(next));
  }
  return positions;
}

}  // namespace boardwright
