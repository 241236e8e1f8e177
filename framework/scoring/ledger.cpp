// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/scoring/ledger.hpp"

namespace boardwright {

Ledger::Counted& Ledger::pool_for(const MatchResult& result) {
  const PoolKey key = book_.pool(result.game, result.variant, result.rules_hash);
  const auto found = pools_.find(key);
  if (found != pools_.end()) return found->second;
  Scheme scheme = book_.scheme(result.game, result.variant, result.rules_hash);
  return pools_[key] = Counted{std::move(scheme), {}, {}, false};
}

void Ledger::change(const std::optional<MatchResult>& before, const std::optional<MatchResult>& after) {
  if (before == after) return;
  if (before) {
    Counted& pool = pool_for(*before);
    pool.matches.erase({before->time, before->match});
    pool.stale = true;
  }
  if (after) {
    Counted& pool = pool_for(*after);
    const auto [place, fresh] = pool.matches.try_emplace({after->time, after->match}, *after);
    if (std::next(place) == pool.matches.end() && !pool.stale)
      pool.count.add(pool.scheme, *after);
    else
      pool.stale = true;
  }
}

Result<void> Ledger::add(std::span<const ResultEvent> events) {
  for (const auto& event : events)
    if (auto checked = check_event(event); !checked) return checked;
  for (const auto& event : events) {
    const std::string match = std::visit([](const auto& one) { return one.match; }, event);
    const auto before = results_.result(match);
    if (auto added = results_.add(event); !added) return added;
    change(before, results_.result(match));
  }
  for (auto pool = pools_.begin(); pool != pools_.end();) {
    if (pool->second.stale) {
      pool->second.count = {};
      for (const auto& [when, result] : pool->second.matches)
        pool->second.count.add(pool->second.scheme, result);
      pool->second.stale = false;
    }
    pool = pool->second.matches.empty() ? pools_.erase(pool) : std::next(pool);
  }
  return {};
}

std::vector<PoolKey> Ledger::pools() const {
  std::vector<PoolKey> keys;
  for (const auto& [key, pool] : pools_) keys.push_back(key);
  return keys;
}

const Scheme* Ledger::scheme(const PoolKey& pool) const {
  const auto found = pools_.find(pool);
  return found == pools_.end() ? nullptr : &found->second.scheme;
}

std::vector<Standing> Ledger::standings(const PoolKey& pool, TimeMs now) const {
  const auto found = pools_.find(pool);
  if (found == pools_.end()) return {};
  return found->second.count.standings(found->second.scheme, now);
}

Standing Ledger::standing(const Scheme& scheme, const std::string& player, TimeMs now) const {
  const auto found = pools_.find({scheme.game, scheme.pool});
  if (found == pools_.end()) return first_standing(scheme, player);
  return found->second.count.standing(found->second.scheme, player, now);
}

}  // namespace boardwright
