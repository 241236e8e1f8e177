// SPDX-License-Identifier: GPL-3.0-or-later
#include "slow_rules.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>

namespace slow {

Field field_of(const std::string& text) { return {text[0] - 'a', std::stoi(text.substr(1)) - 1}; }
std::string field_text(const Field& field) {
  return std::string(1, static_cast<char>('a' + field.column)) + std::to_string(field.row + 1);
}

namespace {

const std::string kLetters = "BGRYbgry";

struct Words {
  std::string from, sign, to, target;
};
/// "c3-d4xe5" in its parts.
Words words_of(const std::string& move) {
  Words words;
  const std::size_t sign = move.find_first_of("-x");
  words.from = move.substr(0, sign);
  words.sign = move.substr(sign, 1);
  words.to = move.substr(sign + 1);
  if (const std::size_t second = words.to.find('x'); second != std::string::npos) {
    words.target = words.to.substr(second + 1);
    words.to = words.to.substr(0, second);
  }
  return words;
}

}  // namespace

Game::Game(const Options& options) : options_(options) {
  // D1.2, from a player's own edge.
  const std::string strong = "GRYRG", four = "BBBB", five = "BBBBB";
  const std::vector<std::string> rows = options.strong_row == "back"
                                            ? std::vector<std::string>{strong, four, five}
                                            : std::vector<std::string>{five, four, strong};
  for (int row = 0; row < 3; ++row)
    for (int i = 0; i < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++i) {
      const int column = row % 2 + 2 * i;
      const char letter = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(i)];
      const int head = static_cast<int>(kLetters.find(letter)) + 1;
      board_[{column, row}] = {'b', head};
      board_[{8 - column, options.rows - 1 - row}] = {'r', head};
    }
}

Game::Game(const Options& options, const std::string& text) : options_(options) {
  std::istringstream words(text);
  std::string board, turn, fight, quiet, last;
  words >> board >> turn >> fight >> quiet >> last;
  Field at{0, options.rows - 1};
  for (const char c : board) {
    if (c == '/') {
      at = {0, at.row - 1};
    } else if (c >= '1' && c <= '9') {
      at.column += c - '0';
    } else {
      const int index = static_cast<int>(kLetters.find(c));
      board_[at] = {index < 4 ? 'b' : 'r', index % 4 + 1};
      ++at.column;
    }
  }
  quiet_ = std::stoi(quiet);
  side_ = turn[0];
  if (turn == "*") {
    const std::size_t slash = fight.find('/'), cross = fight.find('x');
    side_ = fight[slash + 1];
    fight_ =
        Fight{side_, field_of(fight.substr(0, cross)), field_of(fight.substr(cross + 1, slash - cross - 1))};
  }
  if (last.empty()) return;
  const std::size_t slash = last.find('/');
  for (const char side : {'b', 'r'}) {
    const std::string part = side == 'b' ? last.substr(0, slash) : last.substr(slash + 1);
    if (part == "-") continue;
    last_[side] = {field_of(part.substr(0, part.find('>'))), field_of(part.substr(part.find('>') + 1))};
  }
}

bool Game::inside(const Field& field) const {
  return field.column >= 0 && field.column < 9 && field.row >= 0 && field.row < options_.rows;
}

bool Game::only_forward(int head) const { return options_.variant == "basic" ? head != 4 : head == 1; }

std::vector<int> Game::die(int head) const {
  const char* const colours[] = {"blue", "green", "red", "yellow"};
  if (const auto own = options_.own_dice.find(colours[head - 1]); own != options_.own_dice.end())
    return own->second;
  if (options_.dice == "ladder") {
    std::vector<int> numbers;
    for (int face = 1; face <= 6; ++face) numbers.push_back(face + head - 1);
    return numbers;
  }
  if (options_.dice == "staircase") return {head, head, head + 1, head + 1, head + 2, head + 2};
  const std::vector<int> dominant[] = {
      {1, 1, 2, 2, 3, 5}, {1, 2, 2, 3, 4, 6}, {1, 3, 4, 5, 5, 6}, {2, 4, 5, 5, 6, 6}};
  return dominant[head - 1];
}

/// Whether a path may go on to a field, pawns left out.
bool Game::step_allowed(const std::vector<Field>& path, const Field& next) const {
  if (!inside(next)) return false;
  const Pawn& pawn = board_.at(path.front());
  const int ahead = pawn.owner == 'b' ? 1 : -1;
  const int up = next.row - path.back().row, right = next.column - path.back().column;
  if (only_forward(pawn.head) && up != ahead) return false;  // D2.1, D4.1
  if (path.size() < 2) return true;
  const Field& before = path[path.size() - 2];
  if (next == before || next == path.front()) return false;  // D4.2
  const int last_up = path.back().row - before.row, last_right = path.back().column - before.column;
  if (options_.path == "one_way") return up == last_up;
  if (options_.path == "straight") return up == last_up && right == last_right;
  return true;
}

void Game::follow(std::vector<Field>& path, int steps, std::vector<Field>& ends) const {
  const char side = board_.at(path.front()).owner;
  for (const int up : {-1, 1})
    for (const int right : {-1, 1}) {
      const Field next{path.back().column + right, path.back().row + up};
      if (!step_allowed(path, next)) continue;
      const auto met = board_.find(next);
      if (steps == 1) {
        const bool enemy = met != board_.end() && met->second.owner != side;
        if (met == board_.end() || (enemy && enters())) ends.push_back(next);  // D4.3, D2.4
        continue;
      }
      if (met != board_.end()) continue;  // D4.3
      path.push_back(next);
      follow(path, steps - 1, ends);
      path.pop_back();
    }
}

std::vector<Field> Game::enemies_next_to(char side, const Field& field) const {
  std::vector<Field> enemies;
  for (const auto& [at, pawn] : board_)
    if (pawn.owner != side && std::abs(at.column - field.column) == 1 && std::abs(at.row - field.row) == 1)
      enemies.push_back(at);
  return enemies;
}

std::vector<std::string> Game::pawn_moves(char side) const {
  std::set<std::string> found;
  for (const auto& [from, pawn] : board_) {
    if (pawn.owner != side) continue;
    std::vector<Field> path{from}, ends;
    follow(path, options_.variant == "basic" ? 1 : pawn.head, ends);
    std::optional<Field> forbidden;  // D5.2
    if (const auto last = last_.find(side); last != last_.end() && last->second.to == from)
      forbidden = last->second.from;
    for (const Field& to : ends) {
      if (forbidden == to) continue;
      const std::string start = field_text(from), end = field_text(to);
      if (enters()) {
        found.insert(start + (board_.contains(to) ? "x" : "-") + end);
        continue;
      }
      const auto enemies = enemies_next_to(side, to);
      if (enemies.empty()) found.insert(start + "-" + end);
      for (const Field& enemy : enemies)
        if (forbidden != enemy) found.insert(start + "-" + end + "x" + field_text(enemy));
    }
  }
  const auto is_fight = [](const std::string& move) { return move.find('x') != std::string::npos; };
  if (options_.obligation == "must_attack" && std::any_of(found.begin(), found.end(), is_fight))  // D2.5
    std::erase_if(found, [&](const std::string& move) { return !is_fight(move); });
  return {found.begin(), found.end()};
}

std::map<std::string, int> Game::rolls() const {
  const Pawn attacker = board_.at(fight_->attacker), defender = board_.at(fight_->defender);
  const Pawn& blue = attacker.owner == 'b' ? attacker : defender;
  const Pawn& red = attacker.owner == 'b' ? defender : attacker;
  std::map<std::string, int> found;
  for (const int first : die(blue.head))
    for (const int second : die(red.head))
      ++found["roll:" + std::to_string(first) + "-" + std::to_string(second)];
  return found;
}

std::optional<Result> Game::result() const {
  if (fight_) return std::nullopt;  // D6.4
  std::set<char> left;
  for (const auto& [field, pawn] : board_) left.insert(pawn.owner);
  if (left.empty()) return Result{"draw", "no_pawns"};
  if (left.size() == 1) return Result{*left.begin() == 'b' ? "blue" : "red", "no_pawns"};
  if (pawn_moves(side_).empty()) {
    if (options_.no_moves == "loss") return Result{side_ == 'b' ? "red" : "blue", "no_moves"};
    if (pawn_moves(other(side_)).empty()) return Result{"draw", "both_blocked"};
  }
  if (options_.quiet_limit > 0 && quiet_ >= options_.quiet_limit) return Result{"draw", "quiet_limit"};
  return std::nullopt;
}

std::string Game::actor() const {
  if (fight_) return "chance";
  if (result()) return "";
  return side_ == 'b' ? "blue" : "red";
}

std::vector<std::string> Game::moves() const {
  std::vector<std::string> texts;
  if (fight_) {
    for (const auto& [text, weight] : rolls()) texts.push_back(text);
    return texts;
  }
  if (result()) return texts;
  texts = pawn_moves(side_);
  if (texts.empty()) texts.emplace_back("pass");
  return texts;
}

void Game::play(const std::string& move) {
  if (fight_) {
    const std::size_t dash = move.find('-');
    return roll(std::stoi(move.substr(5)), std::stoi(move.substr(dash + 1)));
  }
  if (move == "pass") {
    last_.erase(side_);
    ++quiet_;
    return end_turn();
  }
  const Words words = words_of(move);
  const Field from = field_of(words.from), to = field_of(words.to);
  if (words.sign == "x") {  // D2.3
    last_.erase(side_);
    quiet_ = 0;
    fight_ = Fight{side_, from, to};
    return;
  }
  const int head = board_[from].head;
  board_[to] = board_[from];
  board_.erase(from);
  crown();
  if (options_.no_return_next_turn) last_[side_] = {from, to};
  if (!words.target.empty()) {  // D2.4
    quiet_ = 0;
    fight_ = Fight{side_, to, field_of(words.target)};
    return;
  }
  quiet_ = only_forward(head) || board_[to].head != head ? 0 : quiet_ + 1;  // D6.3
  end_turn();
}

void Game::roll(int blue, int red) {
  std::map<char, Field> at{{fight_->side, fight_->attacker}, {other(fight_->side), fight_->defender}};
  std::set<char> out;
  const auto rise = [&](char side) { board_[at[side]].head = std::min(4, board_[at[side]].head + 1); };
  if (blue != red) {  // D3.1
    const char winner = blue > red ? 'b' : 'r';
    out.insert(other(winner));
    rise(winner);
  } else {  // D3.2
    for (const char side : {'b', 'r'})
      if (--board_[at[side]].head == 0) out.insert(side);
    if (out.empty()) return;
    if (out.size() == 1 && options_.tie_survivor_rises) rise(other(*out.begin()));  // D3.3
  }
  // D3.4
  const char attacks = fight_->side, defends = other(attacks);
  const Field from = fight_->attacker, to = fight_->defender;
  const Field began = enters() ? from : last_.contains(attacks) ? last_[attacks].from : from;
  last_.erase(attacks);
  if (out.contains(defends)) {
    board_.erase(to);
    if (last_.contains(defends) && last_[defends].to == to) last_.erase(defends);
  }
  if (!out.contains(attacks)) {
    board_[to] = board_[from];
    if (options_.no_return_next_turn) last_[attacks] = {began, to};
  }
  board_.erase(from);
  fight_.reset();
  crown();
  end_turn();
}

// D2.2
void Game::crown() {
  for (auto& [field, pawn] : board_)
    if (field.row == farthest_row(pawn.owner)) pawn.head = 4;
}

void Game::end_turn() { side_ = other(side_); }

std::string Game::text() const {
  std::string text;
  for (int row = options_.rows - 1; row >= 0; --row) {
    int run = 0;
    const auto end_run = [&] {
      if (run > 0) text += std::to_string(run);
      run = 0;
    };
    for (int column = 0; column < 9; ++column) {
      const auto pawn = board_.find({column, row});
      if (pawn == board_.end()) {
        ++run;
        continue;
      }
      end_run();
      const int letter = pawn->second.head - 1 + (pawn->second.owner == 'b' ? 0 : 4);
      text += kLetters.at(static_cast<std::size_t>(letter));
    }
    end_run();
    if (row > 0) text += '/';
  }
  if (fight_)
    text += " * " + field_text(fight_->attacker) + "x" + field_text(fight_->defender) + "/" + fight_->side;
  else
    text += std::string(" ") + side_ + " -";
  text += " " + std::to_string(quiet_);
  if (!options_.no_return_next_turn) return text;
  for (const char side : {'b', 'r'}) {
    text += side == 'b' ? " " : "/";
    const auto last = last_.find(side);
    text += last == last_.end() ? "-" : field_text(last->second.from) + ">" + field_text(last->second.to);
  }
  return text;
}

std::uint64_t Game::leaves(int depth) const {
  const auto all = moves();
  if (depth <= 1) return depth == 0 ? 1 : all.size();
  std::uint64_t sum = 0;
  for (const auto& move : all) {
    Game next = *this;
    next.play(move);
    sum += next.leaves(depth - 1);
  }
  return sum;
}

}  // namespace slow
