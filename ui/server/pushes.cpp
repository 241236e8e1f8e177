// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/pushes.hpp"

#include <algorithm>
#include <utility>

#include "framework/log/log.hpp"

namespace boardwright::server {

Result<Pushes> Pushes::open(PushStore store) {
  const auto kept = store.key();
  if (!kept) return fail(kept.error());
  auto key = *kept ? read_kept_key(**kept) : EllipticKey::fresh();
  const bool lost = *kept && !key;  // browsers take pushes of the key alone that they were given
  if (lost) key = EllipticKey::fresh();
  if (!key) return fail(key.error());
  if (!*kept || lost)
    if (auto written = store.keep_key(kept_key(*key)); !written) return fail(written.error());
  Pushes pushes(std::move(store), std::move(*key));
  const auto all = pushes.store_.pushes();
  if (!all) return fail(all.error());
  for (const auto& one : *all) {
    if (!lost)
      pushes.all_[one.session] = {one};
    else if (auto forgotten = pushes.store_.forget(one.session); !forgotten)
      return fail(forgotten.error());
  }
  if (lost)
    log_warning("the key for pushes can't be read: there is another, and nobody is told anything now");
  return pushes;
}

const KeptPush* Pushes::of(const std::string& session) const {
  const auto found = all_.find(session);
  return found == all_.end() ? nullptr : &found->second.kept;
}

Result<void> Pushes::keep(const KeptPush& push) {
  if (auto kept = store_.keep(push); !kept) return kept;
  std::erase_if(all_, [&](const auto& one) { return one.second.kept.endpoint == push.endpoint; });
  all_[push.session] = {push};
  return {};
}

Result<void> Pushes::forget(const std::string& session) {
  if (auto forgotten = store_.forget(session); !forgotten) return forgotten;
  all_.erase(session);
  return {};
}

Result<void> Pushes::move(const std::string& session, const std::string& to) {
  const auto found = all_.find(session);
  if (found == all_.end()) return {};
  KeptPush kept = found->second.kept;
  kept.session = to;
  return keep(kept);
}

void Pushes::owe(const std::string& session, const std::string& match, Time now) {
  const auto found = all_.find(session);
  if (found == all_.end()) return;
  Told& told = found->second;
  if (told.matches.empty()) told.due = std::max(told.due, now + kPause);
  told.matches.insert(match);
}

std::map<std::string, std::set<std::string>> Pushes::due(Time now) const {
  std::map<std::string, std::set<std::string>> ready;
  for (const auto& [session, told] : all_)
    if (!told.matches.empty() && told.on_way.empty() && told.due <= now) ready[session] = told.matches;
  return ready;
}

void Pushes::settle(const std::string& session) {
  if (const auto found = all_.find(session); found != all_.end()) found->second.matches.clear();
}

void Pushes::sending(const std::string& session) {
  if (const auto found = all_.find(session); found != all_.end())
    found->second.on_way = std::exchange(found->second.matches, {});
}

void Pushes::sent(const std::string& session, const std::string& endpoint, const PushOutcome& outcome,
                  Time now) {
  const auto found = all_.find(session);
  if (found == all_.end() || found->second.kept.endpoint != endpoint) return;
  Told& told = found->second;
  const auto matches = std::exchange(told.on_way, {});
  switch (outcome.kind) {
    case PushOutcome::Kind::kTaken: told.failed = 0; break;
    case PushOutcome::Kind::kGone:
      if (auto forgotten = forget(session); !forgotten)
        log_warning("where a push went is still kept: " + forgotten.error());
      break;
    case PushOutcome::Kind::kLater: {
      told.matches.insert(matches.begin(), matches.end());
      const auto doubled = kFirstWait * (1 << std::min(told.failed, 12));
      told.due = now + std::min(kLongestWait, std::max<std::chrono::seconds>(doubled, outcome.wait));
      ++told.failed;
      log_warning("a push isn't taken: " + outcome.why);
    }
  }
}

}  // namespace boardwright::server
