// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_log.hpp"

#include "framework/evening/copies.hpp"
#include "framework/evening/tournament_list.hpp"
#include "framework/match/time_source.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// Somebody else writes all the time: then something is wrong.
constexpr int kMostTries = 20;

}  // namespace

EveningPlan EveningPlan::one(What what) {
  EveningPlan plan;
  plan.events.push_back({std::move(what)});
  return plan;
}

std::string EveningLog::name(const std::string& player) const {
  const auto found = players_.find(player);
  if (found == players_.end()) return "?";
  return shown_name(found->second.name);
}

NameOf EveningLog::names() const {
  return [this](const std::string& player) { return name(player); };
}

Allowed<bool> EveningLog::refresh() {
  auto read = read_tournament(*club_, id_);
  if (!read) return pass_on(read);
  auto players = club_->people().all();
  if (!players) return refuse("evening.book", {players.error()});
  const bool changed = read->known != known_ || *players != players_;
  now_ = std::move(read->now);
  known_ = read->known;
  players_ = std::move(*players);
  return changed;
}

/// False where nothing was to be written.
Allowed<bool> EveningLog::written(const Decide& decide) {
  if (auto right = check_clock(system_time()); !right) return refuse("evening.clock", {right.error()});
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (auto read = refresh(); !read) return pass_on(read);
    auto plan = decide(now_);
    if (!plan) return pass_on(plan);
    if (plan->events.empty() && plan->people.empty()) return false;
    std::string device = club_->store().use([](Store& store) { return store.device(); });
    const TimeMs time = utc_now();
    std::uint64_t stamp = now_.stamp;
    std::vector<ClubEvent> events = std::move(plan->people);
    for (auto& [what, id] : plan->events) {
      Event event{id.empty() ? new_id(time) : id, time, device, who_, ++stamp, now_.under, std::move(what)};
      events.push_back({event.id, time, TournamentEvent{id_, payload_of(event)}});
    }
    const auto added =
        club_->store().use([&](Store& store) { return store.add_if_known(events, id_, known_); });
    if (!added) return refuse("evening.book", {added.error()});
    if (!*added) continue;
    if (auto read = refresh(); !read) return pass_on(read);
    return true;
  }
  return refuse("evening.busy");
}

Allowed<void> EveningLog::write(const Decide& decide) {
  if (auto done = written(decide); !done) return pass_on(done);
  return {};
}

Allowed<void> EveningLog::write_and_copy(const Decide& decide) {
  auto done = written(decide);
  if (!done) return pass_on(done);
  if (*done) copy();
  return {};
}

Allowed<void> EveningLog::copy_to(std::filesystem::path folder) {
  if (auto kept = keep_copy_folder(*club_, std::move(folder)); !kept) return kept;
  copy();
  if (!copy_problem_.empty()) return refuse("evening.copy_failed", {copy_problem_});
  return {};
}

void EveningLog::copy() {
  copy_problem_.clear();
  if (auto left = leave_copy(*club_, now_); !left) copy_problem_ = left.error();
}

}  // namespace boardwright
