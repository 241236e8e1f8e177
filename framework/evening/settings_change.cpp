// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/settings_change.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "framework/evening/tournament_clock.hpp"

namespace boardwright {

using namespace tournament;

bool has_patience(const Settings& settings) { return settings.system == System::kOpenEvening; }

Allowed<void> change(Evening& evening, const SettingsChange& wanted, const Catalogue& catalogue) {
  const Settings& before = evening.now().settings;
  Settings settings = before;
  if (wanted.name) settings.name = *wanted.name;
  if (wanted.clock) settings.clock = *wanted.clock;
  if (wanted.open_until) settings.open_until = *wanted.open_until;
  if (wanted.boards) settings.boards = *wanted.boards;
  if (wanted.patience) settings.patience = *wanted.patience;
  if (settings == before) return {};
  if (settings.clock != before.clock)
    if (const auto read = check_clocks(settings, catalogue); !read)
      return tl::unexpected(remark_of_sentence(read.error()));
  return evening.change_settings(std::move(settings));
}

Allowed<void> one_more_round(Evening& evening, std::string reason) {
  Settings settings = evening.now().settings;
  const auto played = static_cast<std::uint32_t>(evening.now().rounds.size());
  if (settings.rounds == 0) return refuse("evening.no_such_round", {std::to_string(played + 1)});
  settings.rounds = std::max(settings.rounds, played) + 1;
  return evening.change_settings(std::move(settings), std::move(reason));
}

}  // namespace boardwright
