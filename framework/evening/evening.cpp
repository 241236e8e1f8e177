// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening.hpp"

#include <algorithm>

#include "framework/evening/stages.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// What may change in a tournament that has begun (T17.1).
Allowed<void> may_become(const Tournament& now, const Settings& settings, const std::string& reason) {
  const Settings& old = now.settings;
  Settings same = settings;
  same.name = old.name, same.clock = old.clock, same.boards = old.boards;
  same.tie_breaks = old.tie_breaks, same.rounds = old.rounds;
  same.fill = old.fill, same.patience = old.patience;
  same.open_until = old.open_until;
  for (std::size_t i = 0; i < std::min(same.games.size(), old.games.size()); ++i)
    same.games[i].boards = old.games[i].boards;
  if (same != old) return refuse("evening.has_begun");
  const bool order = settings.tie_breaks != old.tie_breaks || settings.rounds != old.rounds;
  if (order && reason.empty()) return refuse("evening.order_reason");
  if (settings.rounds > 0 && settings.rounds < now.rounds.size())
    return refuse("evening.more_rounds_published");
  return {};
}

}  // namespace

Allowed<Evening> Evening::create(std::shared_ptr<Club> club, Settings settings, std::string who) {
  if (auto sound = check_settings(settings); !sound) return pass_on(sound);
  auto name = read_name(settings.name);
  if (!name) return refuse("evening.bad_name", {excerpt(settings.name)});
  settings.name = std::move(*name);
  Evening evening(EveningLog(std::move(club), new_id(utc_now()), std::move(who)));
  auto written = evening.log_.write(
      [&](const Tournament&) -> Allowed<EveningPlan> { return EveningPlan::one(Created{settings}); });
  if (!written) return pass_on(written);
  if (auto promised = evening.lots().promise(); !promised) return pass_on(promised);
  return evening;
}

Allowed<Evening> Evening::open(std::shared_ptr<Club> club, std::string_view text, std::string who) {
  const auto all = list_tournaments(*club);
  if (!all) return pass_on(all);
  if (all->empty()) return refuse("evening.none_yet");
  std::vector<std::string> found;
  for (const auto& one : *all)  // newest first
    if (folded(one.name) == folded(text)) {
      found = {one.id};
      break;
    }
  if (found.empty() && !text.empty())
    for (const auto& one : *all)
      if (one.id.starts_with(text) || one.id.ends_with(text)) found.push_back(one.id);
  if (text.empty()) found = {all->front().id};
  if (found.empty()) return refuse("evening.unknown", {excerpt(text)});
  if (found.size() > 1) return refuse("evening.several", {excerpt(text)});
  Evening evening(EveningLog(std::move(club), found.front(), std::move(who)));
  if (auto read = evening.refresh(); !read) return pass_on(read);
  return evening;
}

Allowed<Evening> Evening::of_id(std::shared_ptr<Club> club, std::string id) {
  Evening evening(EveningLog(std::move(club), std::move(id)));
  if (auto read = evening.refresh(); !read) return pass_on(read);
  if (evening.log_.known() == 0) return refuse("evening.unknown", {excerpt(evening.log_.id())});
  return evening;
}

Allowed<Evening> Evening::go_on_from(std::shared_ptr<Club> club, const FoundCopy& copy, std::string who) {
  auto imported = join_copy(*club, copy);
  if (!imported) return pass_on(imported);
  auto evening = open(std::move(club), copy.tournament, std::move(who));
  if (!evening) return evening;
  auto taken = evening->log_.write(
      [](const Tournament& now) -> Allowed<EveningPlan> { return EveningPlan::one(TakenOver{now.devices}); });
  if (!taken) return pass_on(taken);
  return evening;
}

Allowed<Evening> Evening::next_stage(Settings settings, std::size_t through) const {
  if (through == 0) return refuse("evening.nobody_goes_on");
  for (const auto& round : now().rounds)
    if (!round.complete()) return refuse("evening.round_open", {std::to_string(round.published.round)});
  if (!now().begun()) return refuse("evening.not_begun");
  const auto from = standings();
  if (!from) return pass_on(from);
  const auto on = who_goes_through(*from, through);
  settings.stage_of = log_.id();
  settings.strength = Strength::kAsEntered;
  auto stage = create(log_.club(), std::move(settings), log_.who());
  if (!stage) return stage;
  std::vector<NewEntrant> entrants;
  for (const auto& player : on) {
    const auto& data = now().entrant(player)->data;
    entrants.push_back(
        {data.kind, player, {}, data.rating, data.title, data.club, data.likes, data.team, data.grade});
  }
  if (auto entered = stage->people().enter(entrants); !entered) return pass_on(entered);
  if (!stage->now().settings.carry) return stage;
  auto carried = stage->log_.write(
      [&](const Tournament& later) -> Allowed<EveningPlan> { return carried_games(later, now()); });
  if (!carried) return pass_on(carried);
  return stage;
}

Allowed<std::string> Evening::find(std::string_view text) const {
  if (text.starts_with('#')) {
    const auto order = order_for(now(), UINT32_MAX, names());
    for (std::size_t i = 0; i < order.size(); ++i)
      if (std::to_string(i + 1) == text.substr(1)) return order[i];
    return refuse("evening.no_number", {excerpt(text)});
  }
  const std::string wanted = folded(text);
  std::vector<std::string> same, begins;
  for (const auto& entrant : now().entrants) {
    const std::string& player = entrant.data.player;
    if (player == text) return player;
    const std::string called = folded(name(player));
    if (called == wanted) same.push_back(player);
    if (called.starts_with(wanted)) begins.push_back(player);
  }
  const auto& found = same.empty() ? begins : same;
  if (found.empty() || text.empty()) return refuse("evening.not_entered", {excerpt(text)});
  if (found.size() > 1) return refuse("evening.several_people", {excerpt(text)});
  return found.front();
}

Allowed<void> Evening::change_settings(Settings settings, std::string reason) {
  if (auto sound = check_settings(settings); !sound) return sound;
  auto good = read_name(settings.name);
  if (!good) return refuse("evening.bad_name", {excerpt(settings.name)});
  settings.name = std::move(*good);
  auto changed = log_.write([&](const Tournament& before) -> Allowed<EveningPlan> {
    if (before.begun())
      if (auto may = may_become(before, settings, reason); !may) return pass_on(may);
    return EveningPlan::one(SettingsChanged{settings, reason});
  });
  return changed ? lots().promise() : changed;
}

Allowed<void> Evening::end() {
  return log_.write([](const Tournament& before) -> Allowed<EveningPlan> {
    if (before.ended) return refuse("evening.ended");
    for (const auto& aside : before.aside)
      if (aside.kind == Aside::Kind::kTwoResults || aside.kind == Aside::Kind::kPairedTwice)
        return refuse("evening.aside_first");
    return EveningPlan::one(Ended{});
  });
}

Allowed<RatedNow> Evening::rate_results(const Catalogue& catalogue) {
  if (auto read = refresh(); !read) return pass_on(read);
  if (!now().settings.rated || rated_ == log_.known()) return RatedNow{};
  auto done = rate_boards(club(), catalogue, now());
  if (done) rated_ = log_.known();
  return done;
}

}  // namespace boardwright
