// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/game_of_writes.hpp"

namespace boardwright::test {

FaultCounts& FaultCounts::operator+=(const FaultCounts& other) {
  acknowledged += other.acknowledged;
  lost += other.lost;
  doubled += other.doubled;
  corrupt += other.corrupt;
  return *this;
}

std::string text_of(const FaultCounts& counts) {
  return std::to_string(counts.acknowledged) + " acknowledged, " + std::to_string(counts.lost) + " lost, " +
         std::to_string(counts.doubled) + " doubled, " + std::to_string(counts.corrupt) + " corrupt";
}

GameOfWrites::GameOfWrites(std::uint64_t seed, int matches) : state_(seed * 2 + 1) {
  for (int i = 0; i < matches; ++i) matches_[new_id(kNoon + i)];
}

std::uint64_t GameOfWrites::random(std::uint64_t bound) {  // SplitMix64
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return (z ^ (z >> 31U)) % bound;
}

int GameOfWrites::acknowledged() const {
  std::size_t count = 0;
  for (const auto& [match, line] : matches_) count += line.acknowledged.size();
  return static_cast<int>(count);
}

Submission GameOfWrites::next(const std::string& match, const Line& line) {
  const std::uint64_t after = line.acknowledged.size();
  if (after == 0) return creation(match, "seed");
  // Long ones now and then, which need pages of their own.
  return move(match, after,
              "move " + std::to_string(after) + std::string(random(10) == 0 ? 6000 : random(80), 'x'));
}

bool GameOfWrites::step(Store& store) {
  std::vector<Submission> batch;
  for (auto& [match, line] : matches_) {
    if (line.open.empty() && random(3) == 0) continue;
    if (line.open.empty()) line.open.push_back(next(match, line));
    batch.push_back(line.open.front());
  }
  if (batch.empty()) return true;
  const auto receipts = store.append(batch);
  if (!receipts) return false;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (!(*receipts)[i]) return false;
    Line& line = matches_[batch[i].match];
    line.acknowledged.push_back(batch[i]);
    line.open.clear();
  }
  return true;
}

void GameOfWrites::submit_again(Store& store) {
  for (auto& [match, line] : matches_) {
    for (const auto& submission : line.acknowledged) must(store.append(submission));
    if (line.open.empty()) continue;
    must(store.append(line.open.front()));
    line.acknowledged.push_back(line.open.front());
    line.open.clear();
  }
}

void GameOfWrites::count(Store& store, bool after_submitting_again, FaultCounts& counts) const {
  for (const auto& [match, line] : matches_) {
    const auto entries = must(store.journal(match));
    std::map<std::string, int> seen;
    for (const auto& entry : entries) ++seen[entry.command];
    for (std::size_t i = 0; i < line.acknowledged.size(); ++i) {
      const bool there = i < entries.size() && entries[i].command == line.acknowledged[i].command &&
                         entries[i].what == line.acknowledged[i].entries.front();
      if (!there) ++counts.lost;
    }
    for (const auto& [command, times] : seen)
      if (times > 1) ++counts.doubled;
    if (after_submitting_again && entries.size() > line.acknowledged.size())
      counts.doubled += static_cast<int>(entries.size() - line.acknowledged.size());
  }
}

}  // namespace boardwright::test
