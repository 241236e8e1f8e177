// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapters 4 to 8: moving, taking, promotion, the endgame rule and the end.
#include "slow_rules.hpp"

#include <algorithm>

namespace slow {

int Game::limit(char shape) const {
  return shape == 'S' ? options_.height_limit_star : options_.height_limit_plus_cross;
}

bool Game::zone_has_room(char side) const {
  for (int number = 1; number <= 3; ++number)
    for (int column = 0; column < columns(); ++column)
      if (!board_.contains({column, own_row(side, number)})) return true;
  return false;
}

bool Game::has_tower(char side) const {
  for (const auto& [field, piece] : board_)
    if (piece.owner == side && piece.tower()) return true;
  return false;
}

bool Game::lone_tower(char side) const {
  int pieces = 0, towers = 0;
  for (const auto& [field, piece] : board_)
    if (piece.owner == side) {
      ++pieces;
      if (piece.tower()) ++towers;
    }
  return pieces == 1 && towers == 1;
}

/// Chapters 4 and 5: what the pieces of a side can do, 7.4 and placements left aside.
std::vector<Step> Game::steps(char side, bool endgame_reach) const {
  std::vector<Step> found;
  for (const auto& [from, piece] : board_) {
    if (piece.owner != side) continue;
    int reach = piece.tower() ? 12 : piece.height;                       // M4.2
    if (endgame_reach) reach = std::min(reach, options_.endgame_reach);  // M7.2
    for (int right = -1; right <= 1; ++right)
      for (int up = -1; up <= 1; ++up) {
        if (right == 0 && up == 0) continue;
        const bool diagonal = right != 0 && up != 0;
        // M4.1, M5.1
        const bool moves_so = piece.shape == 'S' || diagonal == (piece.shape == 'C');
        const bool takes_so = piece.shape == 'S' || (options_.opposite_capture ? !moves_so : moves_so);
        for (int far = 1; far <= reach; ++far) {
          const Field to{from.column + far * right, from.row + far * up};
          if (to.column < 0 || to.column >= columns() || to.row < 0 || to.row >= 12) break;
          const auto there = board_.find(to);
          if (there == board_.end()) {
            if (moves_so) found.push_back({from, to, false});
            continue;
          }
          if (there->second.owner != side && takes_so) found.push_back({from, to, true});
          break;  // Nobody jumps.
        }
      }
  }
  return found;
}

/// Whether a side could do anything if it were on turn, M7.4.
bool Game::can_act(char side, bool endgame_reach) const {
  const bool placement = !waiting_.at(side).empty() && zone_has_room(side);
  return placement || !steps(side, endgame_reach).empty();
}

/// M7.4
bool Game::blocks(const Step& step) const {
  if (options_.blockade == "off") return false;
  const char them = other(turn_);
  // A move takes one piece at most: with three, nobody is left with a lone tower. Only to save time.
  if (std::count_if(board_.begin(), board_.end(), [&](const auto& it) { return it.second.owner == them; }) >
      2)
    return false;
  Game after = *this;
  after.take_step(step);
  if (!after.lone_tower(them) || after.can_act(them, true)) return false;
  if (can_act(them, endgame_.has_value())) return true;
  if (options_.blockade == "any" && lone_tower(them))
    for (const Step& another : steps(turn_, endgame_.has_value())) {
      Game freed = *this;
      freed.take_step(another);
      if (freed.has_tower(them) && freed.can_act(them, true)) return true;
    }
  return false;
}

bool Game::must_place() const { return due_ != 'm' || (!waiting_.at(turn_).empty() && zone_has_room(turn_)); }

/// M6.2, M6.3
std::vector<std::string> Game::placements() const {
  std::vector<std::string> texts;
  const char shape = due_ != 'm' ? due_ : waiting_.at(turn_).front();
  for (int number = 1; number <= 3; ++number)
    for (int column = 0; column < columns(); ++column) {
      const Field field{column, own_row(turn_, number)};
      if (!board_.contains(field)) texts.push_back(std::string(1, shape) + "@" + field_text(field));
    }
  return texts;
}

std::vector<std::string> Game::turns() const {
  if (must_place()) return placements();
  std::vector<std::string> texts;
  for (const Step& step : steps(turn_, endgame_.has_value()))
    if (!blocks(step)) texts.push_back(step_text(step));
  return texts;
}

std::vector<std::string> Game::forbidden_by_blockade() const {
  std::vector<std::string> texts;
  if ((turn_ != 'r' && turn_ != 'b') || must_place()) return texts;
  for (const Step& step : steps(turn_, endgame_.has_value()))
    if (blocks(step)) texts.push_back(step_text(step));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::optional<Result> Game::result() const {
  if (turn_ == '*' || turn_ == 'd') return std::nullopt;
  // M8.5: the order.
  if (!has_tower('r')) return Result{"blue", "towers_taken"};
  if (!has_tower('b')) return Result{"red", "towers_taken"};
  if (endgame_ == std::pair{0, 0}) return Result{"draw", "move_limit"};
  if (passes_ == 2) return Result{"draw", "both_blocked"};
  if (options_.no_moves != "pass" && turns().empty()) {
    if (options_.no_moves == "draw") return Result{"draw", "no_moves"};
    return Result{turn_ == 'r' ? "blue" : "red", "no_moves"};
  }
  return std::nullopt;
}

std::vector<std::string> Game::actors() const {
  if (result()) return {};
  if (turn_ == 'd') return {"chance"};
  if (turn_ == '*') {
    if (options_.setup == "random") return {"chance"};
    std::vector<std::string> found;
    if (next_tower('r') != 0) found.push_back("red");
    if (next_tower('b') != 0 && (options_.setup == "hidden" || found.empty())) found.push_back("blue");
    return found;
  }
  if (must_place() && options_.spare_placement == "random") return {"chance"};
  return {turn_ == 'r' ? "red" : "blue"};
}

std::vector<std::string> Game::moves(const std::string& actor) const {
  const std::vector<std::string> able = actors();
  if (std::find(able.begin(), able.end(), actor) == able.end()) return {};
  std::vector<std::string> texts;
  if (turn_ == 'd') {
    for (const char red : {'1', '2', '3', '4', '5', '6'})
      for (const char blue : {'1', '2', '3', '4', '5', '6'})
        texts.push_back(std::string("dice:") + red + "-" + blue);
  } else if (turn_ == '*') {
    const bool red = actor == "red" || (actor == "chance" && next_tower('r') != 0);
    texts = set_up_moves(red ? 'r' : 'b');
  } else {
    texts = turns();
    if (texts.empty()) texts.push_back("pass");  // M8.4
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

void Game::play(const std::string& actor, const std::string& move) {
  if (turn_ == '*') {
    const bool red = actor == "red" || (actor == "chance" && next_tower('r') != 0);
    set_up(red ? 'r' : 'b', move);
  } else if (turn_ == 'd') {
    const char red = move[5], blue = move[7];
    if (red != blue) turn_ = red > blue ? 'r' : 'b';  // M3.5
  } else if (move == "pass") {
    ++passes_;
    end_turn();
  } else if (move[1] == '@') {
    place(move[0], field_of(move.substr(2)));
  } else {
    passes_ = 0;
    const std::size_t sign = move.find_first_of("-x");
    const char promoted =
        take_step({field_of(move.substr(0, sign)), field_of(move.substr(sign + 1)), move[sign] == 'x'});
    if (promoted != 0 && zone_has_room(turn_)) {
      due_ = promoted;
      const bool lone = lone_tower('r') || lone_tower('b');
      if (options_.endgame_trigger == "instant" && !endgame_ && lone) {
        const int each = options_.endgame_moves.value_or(options_.double_board ? 100 : 50);
        endgame_ = {each, each};
      }
      return;
    }
    if (promoted != 0) waiting_[turn_] += promoted;
    end_turn();
  }
}

/// Chapters 5 and 6.1.
char Game::take_step(const Step& step) {
  Piece attacker = board_.at(step.from);
  board_.erase(step.from);
  const auto found = board_.find(step.to);
  if (found == board_.end()) {
    board_[step.to] = attacker;
    return 0;
  }
  const Piece taken = found->second;
  board_.erase(found);
  const int before = attacker.height, full = limit(attacker.shape);
  if (!attacker.tower() && !taken.tower() && attacker.height >= taken.height)
    attacker.height = std::min(attacker.height + taken.height, full);
  int& spares = reserve_[attacker.owner][attacker.shape];
  if (!attacker.tower() && attacker.height > before && attacker.height == full && spares > 0) {
    --spares;
    return attacker.shape;
  }
  board_[step.to] = attacker;
  return 0;
}

void Game::place(char shape, Field field) {
  board_[field] = {turn_, shape, 0};
  passes_ = 0;  // M8.4: the board has changed, and the other side may be able to move again.
  if (due_ != 'm') {
    due_ = 'm';
    end_turn();
    return;
  }
  waiting_[turn_].erase(0, 1);
  if (!options_.endgame_latched && !lone_tower('r') && !lone_tower('b')) endgame_.reset();
}

/// M7.1, M7.3
void Game::end_turn() {
  const bool lone = lone_tower('r') || lone_tower('b');
  if (endgame_ && !lone && !options_.endgame_latched) {
    endgame_.reset();
  } else if (endgame_) {
    int& left = turn_ == 'r' ? endgame_->first : endgame_->second;
    left = std::max(0, left - 1);
  } else if (lone) {
    const int each = options_.endgame_moves.value_or(options_.double_board ? 100 : 50);
    endgame_ = {each, each};
  }
  turn_ = other(turn_);
}

std::uint64_t Game::leaves(int depth) const {
  if (depth == 0) return 1;
  const std::vector<std::string> able = actors();
  if (able.empty()) return 0;
  const std::vector<std::string> list = moves(able.front());
  if (depth == 1) return list.size();
  std::uint64_t sum = 0;
  for (const auto& move : list) {
    Game next = *this;
    next.play(able.front(), move);
    sum += next.leaves(depth - 1);
  }
  return sum;
}

}  // namespace slow
