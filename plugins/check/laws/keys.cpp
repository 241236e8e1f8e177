// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hashes of positions, and what the repetition rule takes for the same.
#include <unordered_map>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

Finding keys(Trial& trial) {
  std::unordered_map<std::uint64_t, Position> seen;
  const Amount many{100000, 8192};
  return each_position(trial, many, [&](const Position& position) -> Result<void> {
    if (Position(position).key() != position.key()) return fail("a copy of the position has another key");
    if (!trial.rules().has(BW_TEXT_LOSES_HISTORY))
      if (const auto read = trial.rules().read_position(position.text()))
        if (*read == position && read->key() != position.key())
          return fail("the position has another key when it is read from its text");
    // Positions come once each: the same key is another position's.
    const auto [other, fresh] = seen.insert({position.key(), position});
    if (!fresh) return fail("the position has the same key as " + in_quotes(other->second.text()));
    return {};
  });
}

Finding same(Trial& trial) {
  constexpr std::size_t kCompared = 20;
  std::unordered_multimap<std::uint64_t, Position> by_key;
  std::vector<Position> earlier;
  return each_position(trial, {5000, 2000}, [&](const Position& position) -> Result<void> {
    const std::uint64_t key = position.same_key();
    if (!position.same_as(Position(position)) || Position(position).same_key() != key)
      return fail("the position isn't the same as its copy");
    const auto compare = [&](const Position& other) -> Result<void> {
      const bool same = position.same_as(other);
      if (same != other.same_as(position))
        return fail("the position is the same as " + in_quotes(other.text()) + " only one way round");
      if (same && key != other.same_key())
        return fail("the position is the same as " + in_quotes(other.text()) + " and has another key for it");
      if (!same && key == other.same_key())
        return fail("the position isn't the same as " + in_quotes(other.text()) + " and has its key");
      return {};
    };
    const auto [begin, end] = by_key.equal_range(key);
    for (auto it = begin; it != end; ++it)
      if (auto good = compare(it->second); !good) return good;
    for (std::size_t i = 0; i < kCompared && !earlier.empty(); ++i)
      if (auto good = compare(trial.any_of(earlier)); !good) return good;
    if (by_key.count(key) < 8) by_key.insert({key, position});
    earlier.push_back(position);
    return {};
  });
}

}  // namespace

std::span<const Law> keys_laws() {
  static constexpr Law kLaws[] = {
      {"keys", "Different positions have different keys, equal ones equal keys.", keys},
      {"same", "What is the same for repetition agrees with its key.", same},
  };
  return kLaws;
}

}  // namespace boardwright::check
