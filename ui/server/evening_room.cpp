// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/evening_room.hpp"

#include <algorithm>
#include <array>

#include "framework/evening/board_plan.hpp"
#include "framework/evening/what_depends.hpp"
#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"

namespace boardwright::server {
namespace {

using namespace tournament;
using Json = nlohmann::json;
using Asks = EveningRequest::Do;

/// Everything is looked through again after so long: an old tournament may go on.
constexpr TimeMs kLookThrough = 5 * 60 * 1000;
constexpr int kTakingTries = 5;

bool is_running(const TournamentInfo& one, TimeMs now) {
  const TimeMs shown = one.ended ? std::chrono::milliseconds(EveningRoom::kShownWhenEnded).count()
                                 : std::chrono::milliseconds(EveningRoom::kRunning).count();
  return now - one.last < shown;
}

}  // namespace

void EveningRoom::look() {
  if (looking_.exchange(true)) return;
  room_.strand.post([self = shared_from_this()] {
    self->look_now();
    self->looking_ = false;
  });
}

Result<void> EveningRoom::find_running(const std::map<std::string, std::uint64_t>& counts) {
  const TimeMs now = utc_now();
  const bool new_ones =
      std::ranges::any_of(counts, [&](const auto& one) { return !known_.contains(one.first); });
  if (!new_ones && looked_through_ != 0 && now - looked_through_ < kLookThrough) return {};
  auto all = list_tournaments(*room_.club);
  if (!all) return fail(all.error());
  looked_through_ = now;
  known_ = counts;
  std::erase_if(*all, [&](const TournamentInfo& one) { return !is_running(one, now); });
  std::ranges::stable_sort(*all, std::ranges::greater{}, &TournamentInfo::last);
  if (all->size() > kMost) all->resize(kMost);
  std::erase_if(running_, [&](const auto& one) {
    return std::ranges::none_of(*all, [&](const TournamentInfo& info) { return info.id == one.first; });
  });
  for (const auto& info : *all) {
    if (running_.contains(info.id)) continue;
    auto evening = Evening::of_id(room_.club, info.id);
    if (!evening) return fail(evening.error());
    running_.emplace(info.id, Running{DraftedEvening{std::move(*evening)}});
  }
  return {};
}

void EveningRoom::look_now() {
  const auto counts = room_.counts.now();
  if (!counts) return log_warning("tournaments can't be read: " + counts.error());
  if (auto found = find_running(*counts); !found)
    return log_warning("tournaments can't be read: " + found.error());
  for (auto& [id, one] : running_) {
    settle(one);
    const auto count = counts->find(id);
    if (count == counts->end() || count->second == one.events) continue;
    if (auto read = one.desk.evening.refresh(); !read)
      log_warning("a tournament can't be read: " + read.error());
    else
      one.events = count->second, one.changed = true;
  }
  tell();
}

/// What time alone decides: results by phone to which nobody has objected, and matches of the program that are over.
void EveningRoom::settle(Running& one) {
  Evening& evening = one.desk.evening;
  const auto warn = [](const std::string& why) { log_warning("a result isn't entered: " + why); };
  const auto due = open_objections(evening.now());
  const TimeMs now = utc_now();
  if (std::ranges::any_of(due, [&](const BoardDue& board) { return board.due <= now; })) {
    evening.sign({});
    if (auto settled = evening.results().settle_phones(); !settled) warn(settled.error());
    if (auto rates = with_rates(evening, room_.catalogue, {}); !rates) warn(rates.error());
    one.changed = true;
  }
  if (one.taking > 0) {
    --one.taking;
    evening.sign({});
    const auto taken = evening.results().take_from_program(held_back_);
    if (!taken) return warn(taken.error());
    if (*taken > 0) one.taking = 0, one.changed = true;
  }
  // The list of who hasn't come grows by time.
  if (one.shown && one.shown->no_shows != no_shows(evening.now(), utc_now())) one.changed = true;
}

void EveningRoom::show(Running& one) {
  auto shown = std::make_shared<EveningShown>();
  Evening& evening = one.desk.evening;
  if (evening.now().settings.system == System::kOpenEvening && !evening.now().ended) {
    const auto waiting = std::ranges::count_if(
        evening.now().entrants, [](const EntrantNow& entrant) { return entrant.waiting_since != 0; });
    if (waiting > 0)
      if (auto proposed = evening.matches().proposals()) shown->proposed = std::move(*proposed);
  }
  const Tournament& now = evening.now();
  shown->id = now.id;
  shown->version = version_ = std::max<std::uint64_t>(version_ + 1, static_cast<std::uint64_t>(utc_now()));
  for (const auto& event : now.history) shown->last = std::max(shown->last, event.time);
  if (!now.results_of().empty() && !now.ended)
    if (const auto& newest = now.results_of().back().pairing;
        what_depends(evening.now(), evening.names(), newest).empty())
      shown->take_back = newest;
  shown->now = now;
  shown->now.history.clear(), shown->now.counted.clear();
  for (const auto& entrant : now.entrants)
    shown->names[entrant.data.player] = evening.name(entrant.data.player);
  if (now.begun()) {
    if (auto standings = evening.standings())
      shown->standings = std::move(*standings);
    else
      shown->no_standings = standings.why();
  }
  shown->objections = open_objections(evening.now());
  shown->no_shows = no_shows(evening.now(), utc_now());
  shown->choices = open_choices(evening.now(), evening.names());
  one.desk.take_back = shown->take_back;
  one.shown = std::move(shown);
  one.changed = false;
}

void EveningRoom::tell() {
  std::vector<SharedEvening> all;
  std::vector<std::string> ids;
  bool changed = false;
  for (auto& [id, one] : running_) {
    if (one.changed) show(one), changed = true;
    all.push_back(one.shown);
    ids.push_back(id);
  }
  if (!changed && ids == told_) return;
  told_ = std::move(ids);
  std::ranges::sort(all, std::ranges::greater{}, [](const SharedEvening& one) { return one->last; });
  back([self = shared_from_this(), all = std::move(all)] { self->room_.changed(all); });
}

void EveningRoom::act(EveningRequest asked, std::string player, std::string word, Answered answered) {
  room_.strand.post([self = shared_from_this(), asked = std::move(asked), player = std::move(player),
                     word = std::move(word), answered = std::move(answered)] {
    const auto found = self->running_.find(asked.evening);
    Allowed<Json> answer = boardwright::refuse("evening.unknown", {asked.evening});
    if (found != self->running_.end()) {
      found->second.desk.evening.sign(word);
      answer = carry_out(found->second.desk, asked, player, {*self->room_.club, self->room_.catalogue});
      // These look on, or touch a draft that nobody else sees.
      constexpr std::array kLooks{Asks::kWhy, Asks::kPreview, Asks::kExchange};
      if (std::ranges::find(kLooks, asked.what) == kLooks.end()) found->second.changed = true;
      self->tell();  // what is new is told before the answer
    }
    self->back([answered, answer = std::move(answer)] { answered(answer); });
  });
}

void EveningRoom::plan(const std::string& evening, std::uint32_t round, std::uint32_t board,
                       std::function<void(Allowed<MatchPlan>)> answered) {
  room_.strand.post([self = shared_from_this(), evening, round, board, answered = std::move(answered)] {
    const auto found = self->running_.find(evening);
    Allowed<MatchPlan> plan = boardwright::refuse("evening.unknown", {evening});
    if (found != self->running_.end()) {
      if (auto read = found->second.desk.evening.refresh(); !read)
        plan = pass_on(read);
      else
        plan = board_plan(found->second.desk.evening, self->room_.catalogue, round, board);
    }
    self->back([answered, plan = std::move(plan)] { answered(plan); });
  });
}

void EveningRoom::hold_back(const std::string& match) {
  room_.strand.post([self = shared_from_this(), match] { self->held_back_.insert(match); });
}

void EveningRoom::take_results(const std::string& evening, const std::string& match) {
  room_.strand.post([self = shared_from_this(), evening, match] {
    self->held_back_.erase(match);
    const auto found = self->running_.find(evening);
    if (found == self->running_.end()) return;
    found->second.taking = kTakingTries;
    self->settle(found->second);
    self->tell();
  });
}

}  // namespace boardwright::server
