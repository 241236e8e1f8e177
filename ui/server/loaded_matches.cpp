// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/loaded_matches.hpp"

#include <future>

#include "framework/log/log.hpp"

namespace boardwright::server {

std::optional<Seat> LoadedMatch::seat_of(const std::string& person) const {
  for (Seat seat = 0; seat < people.size(); ++seat)
    if (!person.empty() && people[seat] == person) return seat;
  return std::nullopt;
}

LoadedMatch* LoadedMatches::find(const std::string& match) {
  const auto found = all_.find(match);
  return found == all_.end() ? nullptr : &found->second;
}

SpectatorDelay LoadedMatches::delay_of(const std::string& match) {
  const auto kept = room_.people.store().delay(match);
  if (!kept) {
    log_warning("match " + match + ": " + kept.error());
    return room_.delay;
  }
  const auto own = *kept ? read_spectator_delay(**kept) : Result<SpectatorDelay>(room_.delay);
  return own ? *own : room_.delay;
}

std::shared_ptr<HostedMatch> LoadedMatches::make(const SpectatorDelay& delay, Strand* strand,
                                                 std::map<Seat, Replies> replies) {
  HostedMatch::Events events = room_.events;
  if (strand == nullptr) events.turn = {};
  return std::make_shared<HostedMatch>(
      HostedMatch::Room{strand != nullptr ? *strand : room_.strands.next(), room_.thinkers, room_.club,
                        room_.catalogue.catalogue(), room_.post, std::move(events), delay,
                        strand != nullptr ? room_.calendar : TimeSource(), std::move(replies)});
}

LoadedMatch& LoadedMatches::add(std::shared_ptr<HostedMatch> match, const MatchFacts& facts,
                                std::vector<std::string> people) {
  LoadedMatch& now = all_[facts.match];
  now.match = std::move(match);
  now.facts = std::make_shared<const MatchFacts>(facts);
  now.people = std::move(people);
  now.late = room_.delay.any();
  now.use();
  return now;
}

LoadedMatch& LoadedMatches::load(const std::string& match, const std::vector<SeatedPerson>& seated,
                                 Strand* strand, std::map<Seat, Replies> replies) {
  LoadedMatch& now = all_[match];
  const SpectatorDelay delay = delay_of(match);
  now.match = make(delay, strand, std::move(replies));
  now.late = delay.any();
  now.use();
  for (const auto& one : seated) {
    if (now.people.size() <= one.seat) now.people.resize(one.seat + 1);
    now.people[one.seat] = one.person;
  }
  return now;
}

LoadedMatch& LoadedMatches::look_at(const std::string& match, std::function<void(bool there)> then) {
  const auto seated = room_.people.store().seated(match);
  LoadedMatch& now = load(match, seated ? *seated : std::vector<SeatedPerson>());
  now.over = true;
  now.match->look_at(match, [this, match, then = std::move(then)](const Result<MatchFacts>& facts) {
    LoadedMatch* looked_at = find(match);
    if (looked_at != nullptr && facts) {
      looked_at->facts = std::make_shared<const MatchFacts>(*facts);
      looked_at->people.resize(facts->seats.size());
    } else if (looked_at != nullptr) {
      looked_at->match->close([kept = looked_at->match] {});
      all_.erase(match);
    }
    if (then) then(facts.has_value());
  });
  return now;
}

void LoadedMatches::park(const std::function<bool(const std::string&, const LoadedMatch&)>& may) {
  for (auto one = all_.begin(); one != all_.end();) {
    if (!may(one->first, one->second)) {
      ++one;
      continue;
    }
    one->second.match->close([kept = one->second.match] {});
    one = all_.erase(one);
  }
}

void LoadedMatches::close() {
  std::vector<std::future<void>> closing;
  for (auto& [id, loaded] : all_) {
    auto closed = std::make_shared<std::promise<void>>();
    closing.push_back(closed->get_future());
    loaded.match->close([closed, kept = loaded.match] { closed->set_value(); });
  }
  for (auto& one : closing) one.wait();
  all_.clear();
}

}  // namespace boardwright::server
