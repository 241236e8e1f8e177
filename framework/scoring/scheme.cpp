// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/scheme.hpp"

#include <algorithm>

namespace boardwright {
namespace {

template <class Thing>
const Thing* with_id(const std::vector<Thing>& things, std::string_view id) {
  const auto found = std::find_if(things.begin(), things.end(), [&](const auto& t) { return t.id == id; });
  return found == things.end() ? nullptr : &*found;
}

bool holds(const std::vector<std::string>& list, const std::string& word) {
  return !word.empty() && std::find(list.begin(), list.end(), word) != list.end();
}

const Pool* pool_of(const ScoringFile& file, const std::string& variant, const std::string& rules_hash) {
  for (const auto& pool : file.pools)
    if (holds(pool.rules, rules_hash)) return &pool;
  for (const auto& pool : file.pools)
    if (holds(pool.variants, variant)) return &pool;
  return nullptr;
}

}  // namespace

const PointPolicy* ScoringFile::policy(std::string_view id) const { return with_id(policies, id); }
const RatingSystem* ScoringFile::rating(std::string_view id) const { return with_id(ratings, id); }

const ScoringFile& ScoringBook::file_of(const std::string& game) const {
  static const ScoringFile kNothing;
  const auto found = games_.find(game);
  return found == games_.end() ? kNothing : found->second;
}

PoolKey ScoringBook::pool(const std::string& game, const std::string& variant,
                          const std::string& rules_hash) const {
  if (const Pool* pool = pool_of(file_of(game), variant, rules_hash)) return {game, pool->id};
  return {game, variant.empty() ? "rules/" + rules_hash : "variant/" + variant};
}

Scheme ScoringBook::scheme(const std::string& game, const std::string& variant,
                           const std::string& rules_hash) const {
  const ScoringFile& own = file_of(game);
  Scheme scheme;
  scheme.game = game;
  scheme.pool = pool(game, variant, rules_hash).pool;
  std::string policy;
  std::string rating;
  if (const Pool* named = pool_of(own, variant, rules_hash)) {
    scheme.name = named->name;
    policy = named->policy;
    rating = named->rating;
  }
  if (policy.empty()) policy = own.default_policy.empty() ? general_.default_policy : own.default_policy;
  if (rating.empty()) rating = own.default_rating.empty() ? general_.default_rating : own.default_rating;
  // A game's own come before the general ones with the same id.
  const PointPolicy* points = own.policy(policy);
  if (points == nullptr) points = general_.policy(policy);
  if (points != nullptr) scheme.points = *points;
  const RatingSystem* system = own.rating(rating);
  if (system == nullptr) system = general_.rating(rating);
  if (system != nullptr) scheme.rating = *system;
  return scheme;
}

}  // namespace boardwright
