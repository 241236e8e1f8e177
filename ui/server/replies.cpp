// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/replies.hpp"

#include <algorithm>

#include "framework/match/typed_move.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::server {
namespace {

struct Planned {
  std::string move;
  bool own = false;
};

Result<std::vector<Planned>> read_line(GameLine line, Seat seat, const Replies::Line& moves) {
  std::vector<Planned> read;
  if (moves.size() > Replies::kMostMoves)
    return fail("a line has at most " + std::to_string(Replies::kMostMoves) + " moves");
  for (const auto& typed : moves) {
    const auto on_turn = line.is_over() ? std::vector<Seat>() : line.now().seats_on_turn();
    if (on_turn.empty()) return fail("the game is over before " + excerpt(typed));
    if (on_turn.size() > 1) return fail("several act at once before " + excerpt(typed));
    std::vector<std::string> texts;
    const auto legal = line.now().moves(on_turn.front());
    for (const Move move : legal) texts.push_back(line.now().move_text(on_turn.front(), move));
    const auto meant = read_typed_move(typed, texts);
    if (!meant)
      return fail("after " + (read.empty() ? std::string("this position") : read.back().move) + " " +
                  excerpt(typed) + " isn't a legal move");
    const auto at = std::find(texts.begin(), texts.end(), *meant) - texts.begin();
    if (auto played = line.play(on_turn.front(), legal[static_cast<std::size_t>(at)]); !played)
      return fail(played.error());
    read.push_back({*meant, on_turn.front() == seat});
  }
  if (read.empty() || !read.back().own) return fail("a line ends with a move of your own");
  return read;
}

/// Where the two part; nothing: the one is the beginning of the other.
std::optional<std::size_t> parting(const std::vector<Planned>& a, const std::vector<Planned>& b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (a[i].move != b[i].move) return i;
  return std::nullopt;
}

}  // namespace

bool takes_replies(const Rules& rules) { return !rules.has(BW_HAS_HIDDEN) && !rules.has(BW_HAS_CHANCE); }

std::vector<Replies::Line> Replies::possible(const GameLine& line) const {
  std::vector<Line> left;
  const auto& plies = line.plies();
  if (line.is_over() || plies.size() < ply) return left;
  const std::size_t played = plies.size() - ply;
  for (const auto& one : lines) {
    if (one.size() <= played) continue;
    const bool fits = std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(played),
                                 plies.begin() + static_cast<std::ptrdiff_t>(ply),
                                 [](const std::string& move, const auto& then) { return move == then.text; });
    if (fits) left.emplace_back(one.begin() + static_cast<std::ptrdiff_t>(played), one.end());
  }
  return left;
}

std::optional<std::string> Replies::due(const GameLine& line, Seat seat) const {
  if (line.plies().size() <= ply || !line.on_turn(seat)) return std::nullopt;
  const auto left = possible(line);
  return left.empty() ? std::nullopt : std::optional(left.front().front());
}

Result<Replies> read_replies(const GameLine& line, Seat seat, const std::vector<Replies::Line>& lines) {
  if (!takes_replies(line.now().rules())) return fail("in this game nobody can answer in advance");
  if (line.is_over()) return fail("the game is over");
  if (line.on_turn(seat)) return fail("it is your turn: move first");
  if (lines.size() > Replies::kMostLines)
    return fail("there are at most " + std::to_string(Replies::kMostLines) + " lines");
  Replies made{line.plies().size(), {}};
  std::vector<std::vector<Planned>> all;
  for (const auto& one : lines) {
    auto read = read_line(line, seat, one);
    if (!read) return fail(read.error());
    for (const auto& before : all)
      if (const auto at = parting(before, *read); at && (*read)[*at].own)
        return fail("to the same moves you answer both " + excerpt(before[*at].move) + " and " +
                    excerpt((*read)[*at].move));
    Replies::Line texts;
    for (const auto& planned : *read) texts.push_back(planned.move);
    made.lines.push_back(std::move(texts));
    all.push_back(std::move(*read));
  }
  return made;
}

}  // namespace boardwright::server
