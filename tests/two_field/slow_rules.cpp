// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapters 1 to 6.
#include "slow_rules.hpp"

#include <algorithm>

namespace slow {
namespace {

/// 1.2 and 6: letter, rank and how many of each.
const std::map<char, int> kRanks = {{'M', 10}, {'G', 9}, {'C', 8}, {'J', 7}, {'K', 6},
                                    {'L', 5},  {'T', 4}, {'N', 3}, {'A', 2}, {'S', 1}};
const std::map<std::string, std::map<char, int>> kSets = {
    {"classic",
     {{'M', 1},
      {'G', 1},
      {'C', 2},
      {'J', 3},
      {'K', 4},
      {'L', 4},
      {'T', 4},
      {'N', 5},
      {'A', 8},
      {'S', 1},
      {'B', 6},
      {'F', 1}}},
    {"barrage", {{'M', 1}, {'G', 1}, {'N', 1}, {'A', 2}, {'S', 1}, {'B', 1}, {'F', 1}}},
    {"duel", {{'M', 1}, {'G', 1}, {'N', 2}, {'A', 2}, {'S', 1}, {'B', 2}, {'F', 1}}}};

}  // namespace

std::string field_text(Field field) {
  return std::string(1, static_cast<char>('a' + field.column)) + std::to_string(field.row + 1);
}
Field field_of(const std::string& text) { return {text[0] - 'a', std::stoi(text.substr(1)) - 1}; }

bool beside(Field a, Field b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1; }

std::string step_text(const std::map<Field, Piece>& board, const Step& step) {
  return field_text(step.from) + (board.contains(step.to) ? "x" : "-") + field_text(step.to);
}

std::vector<std::pair<Field, Field>> lines_crossed(const Step& step) {
  std::vector<std::pair<Field, Field>> lines;
  Field at = step.from;
  while (at != step.to) {
    Field next = at;
    if (at.column != step.to.column) next.column += at.column < step.to.column ? 1 : -1;
    if (at.row != step.to.row) next.row += at.row < step.to.row ? 1 : -1;
    lines.emplace_back(std::min(at, next), std::max(at, next));
    at = next;
  }
  return lines;
}

char attack(char attacker, char defender) {
  if (defender == 'F') return '>';
  if (defender == 'B') return attacker == 'N' ? '>' : '<';
  if (attacker == 'S' && defender == 'M') return '>';
  const int difference = kRanks.at(attacker) - kRanks.at(defender);
  return difference > 0 ? '>' : difference < 0 ? '<' : '=';
}

Game::Game(Options options) : options_(std::move(options)) {
  set_ = options_.pieces.empty() ? kSets.at(options_.set) : options_.pieces;
  std::vector<std::string> lakes;
  if (options_.lakes)
    lakes = *options_.lakes;
  else if (options_.size == 10)
    lakes = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"};
  for (const auto& lake : lakes) lakes_.insert(field_of(lake));
}

Game::Game(Options options, const std::string& text) : Game(std::move(options)) { read(text); }

bool Game::land(Field field) const {
  return field.column >= 0 && field.row >= 0 && field.column < options_.size && field.row < options_.size &&
         !lakes_.contains(field);
}

// 1.4 and 7.1: set-up.

std::vector<Field> Game::own_fields(char side) const {
  std::vector<Field> fields;
  for (int i = 0; i < options_.rows; ++i)
    for (int column = 0; column < options_.size; ++column)
      if (const Field field{column, side == 'r' ? i : options_.size - 1 - i}; land(field))
        fields.push_back(field);
  return fields;
}

std::map<char, int> Game::pieces_left(char side) const {
  auto left = set_;
  for (const auto& [field, piece] : board_)
    if (piece.owner == side) --left[piece.kind];
  return left;
}

std::vector<std::string> Game::set_up_moves(char side) const {
  auto fields = own_fields(side);
  std::erase_if(fields, [&](Field f) { return board_.contains(f) || left_empty_.contains(f); });
  if (fields.empty()) return {};
  std::vector<std::string> texts;
  std::size_t left = 0;
  for (const auto& [kind, count] : pieces_left(side)) {
    if (count > 0) texts.push_back(std::string{kind, '@'} + field_text(fields.front()));
    left += static_cast<std::size_t>(count);
  }
  if (fields.size() > left) texts.push_back("-@" + field_text(fields.front()));
  return texts;
}

void Game::set_up(char side, const std::string& move) {
  const Field field = field_of(move.substr(2));
  if (move[0] == '-')
    left_empty_.insert(field);
  else
    board_[field] = {side, move[0], false, false, static_cast<int>(board_.size()) + 1};
  if (!set_up_moves('r').empty() || !set_up_moves('b').empty()) return;
  left_empty_.clear();
  turn_ = 'r';
}

// Chapter 2.

std::vector<Step> Game::free_steps(char side) const {
  std::vector<Step> steps;
  for (const auto& [from, piece] : board_) {
    if (piece.owner != side || piece.kind == 'B' || piece.kind == 'F') continue;
    for (const auto& [right, up] : {std::pair{0, 1}, {0, -1}, {1, 0}, {-1, 0}})
      for (int far = 1; far <= (piece.kind == 'A' ? options_.size : 1); ++far) {
        const Field to{from.column + far * right, from.row + far * up};
        if (!land(to)) break;
        const auto there = board_.find(to);
        if (there != board_.end() && there->second.owner == side) break;
        if (there != board_.end() && far > 1 && !options_.scout_charge) break;
        steps.push_back({from, to});
        if (there != board_.end()) break;
      }
  }
  return steps;
}

// Chapter 3.

bool Game::crosses_too_often(char side, const Step& step) const {
  const Memory& memory = memory_.at(side);
  if (options_.limit == 0 || memory.piece != step.from) return false;
  for (const auto& line : lines_crossed(step)) {
    const auto known = memory.lines.find(line);
    if (known != memory.lines.end() && known->second + 1 > options_.limit) return true;
  }
  return false;
}

void Game::remember(char side, const Step& step) {
  if (options_.limit == 0) return;
  Memory& memory = memory_.at(side);
  const auto before = memory.piece == step.from ? memory.lines : std::map<std::pair<Field, Field>, int>{};
  std::map<std::pair<Field, Field>, int> after;
  bool any_known = false;
  for (const auto& line : lines_crossed(step)) {
    const auto known = before.find(line);
    any_known = any_known || known != before.end();
    after[line] = known == before.end() ? 1 : known->second + 1;
  }
  if (options_.count == "chain" && any_known) after.insert(before.begin(), before.end());
  memory = {step.to, after};
}

// Chapter 4.

std::map<Field, int> Game::arrangement() const {
  std::map<Field, int> names;
  for (const auto& [field, piece] : board_) names[field] = piece.name;
  return names;
}

bool Game::chases(char side, const Step& step) const {
  const auto& chase = chase_.at(side);
  return chase && chase->evader && chase->chaser == step.from && beside(step.to, *chase->evader);
}

bool Game::repeats(char side, const Step& step) const {
  if (!options_.more_field || board_.contains(step.to) || !chases(side, step)) return false;
  const Chase& chase = *chase_.at(side);
  if (step.to == chase.left) return false;
  auto after = arrangement();
  after[step.to] = after.at(step.from);
  after.erase(step.from);
  return std::find(chase.arrangements.begin(), chase.arrangements.end(), after) != chase.arrangements.end();
}

/// The move has been made on the board.
void Game::follow_chases(char mover, const Step& step, bool stays) {
  if (!options_.more_field) return;
  if (auto& theirs = chase_.at(other(mover))) {
    const auto chaser = board_.find(theirs->chaser);
    const bool chaser_there = chaser != board_.end() && chaser->second.owner == other(mover);
    if (!beside(theirs->chaser, step.from) || !stays || !chaser_there) {
      theirs.reset();
    } else {
      theirs->evader = step.to;
      theirs->arrangements.push_back(arrangement());
    }
  }
  auto& mine = chase_.at(mover);
  bool threatens = false;
  for (const auto& [field, piece] : board_)
    threatens = threatens || (piece.owner != mover && beside(field, step.to));
  if (!stays || !threatens) {
    mine.reset();
  } else {
    Chase next{step.to, step.from, {}, {}};
    if (mine && mine->evader && mine->chaser == step.from && beside(step.to, *mine->evader))
      next.arrangements = mine->arrangements;
    next.arrangements.push_back(arrangement());
    mine = next;
  }
}

std::vector<Step> Game::steps(char side) const {
  auto found = free_steps(side);
  std::erase_if(found,
                [&](const Step& step) { return crosses_too_often(side, step) || repeats(side, step); });
  return found;
}

std::vector<Step> Game::crossing_too_often() const {
  auto found = free_steps(turn_);
  std::erase_if(found, [&](const Step& step) { return !crosses_too_often(turn_, step); });
  return found;
}

std::vector<Step> Game::repeating_in_chase() const {
  auto found = free_steps(turn_);
  std::erase_if(found, [&](const Step& step) { return !repeats(turn_, step); });
  return found;
}

void Game::make(const Step& step) {
  const char mover = turn_;
  if (options_.memory == "closed")  // 1.3
    for (auto& [field, piece] : board_) piece.revealed = false;
  remember(mover, step);
  Piece piece = board_.at(step.from);
  board_.erase(step.from);
  piece.moved = true;
  bool stays = true;
  ++quiet_;
  if (const auto target = board_.find(step.to); target != board_.end()) {
    quiet_ = 0;
    const char outcome = attack(piece.kind, target->second.kind);
    piece.revealed = target->second.revealed = true;
    stays = outcome == '>';
    if (outcome != '<') {
      board_.erase(target);
      if (memory_.at(other(mover)).piece == step.to) memory_.at(other(mover)) = {};
    }
    if (!stays) memory_.at(mover) = {};
  }
  if (stays) board_[step.to] = piece;
  follow_chases(mover, step, stays);
  turn_ = other(mover);
}

// The game as a whole.

std::optional<Result> Game::result() const {
  if (turn_ == '*') return std::nullopt;
  const auto flag = [&](char side) {
    return std::any_of(board_.begin(), board_.end(),
                       [&](const auto& it) { return it.second.owner == side && it.second.kind == 'F'; });
  };
  const auto name = [](char side) { return std::string(side == 'r' ? "red" : "blue"); };
  for (const char side : {'r', 'b'})
    if (!flag(side)) return Result{name(other(side)), "flag_taken"};
  if (steps(turn_).empty()) {
    if (steps(other(turn_)).empty()) return Result{"draw", "both_blocked"};
    return Result{name(other(turn_)), "no_moves"};
  }
  if (options_.quiet_limit != 0 && quiet_ >= options_.quiet_limit) return Result{"draw", "quiet_limit"};
  return std::nullopt;
}

std::vector<std::string> Game::actors() const {
  if (turn_ == '*') {
    std::vector<std::string> able;
    if (!set_up_moves('r').empty()) able.emplace_back("red");
    if (!set_up_moves('b').empty()) able.emplace_back("blue");
    return able;
  }
  if (result()) return {};
  return {turn_ == 'r' ? "red" : "blue"};
}

std::vector<std::string> Game::moves(const std::string& actor) const {
  std::vector<std::string> texts;
  if (turn_ == '*')
    texts = set_up_moves(side_of(actor));
  else if (side_of(actor) == turn_ && !result())
    for (const Step& step : steps(turn_)) texts.push_back(step_text(board_, step));
  std::sort(texts.begin(), texts.end());
  return texts;
}

void Game::play(const std::string& actor, const std::string& move) {
  if (turn_ == '*') return set_up(side_of(actor), move);
  const auto sign = move.find_first_of("-x");
  make({field_of(move.substr(0, sign)), field_of(move.substr(sign + 1))});
}

std::uint64_t Game::leaves(int depth) const {
  if (depth == 0) return 1;
  const auto able = actors();
  if (able.empty()) return 0;
  std::uint64_t sum = 0;
  for (const auto& move : moves(able.front())) {
    Game next = *this;
    next.play(able.front(), move);
    sum += next.leaves(depth - 1);
  }
  return sum;
}

}  // namespace slow
