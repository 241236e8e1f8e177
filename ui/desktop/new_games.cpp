// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/new_games.hpp"

#include "framework/catalogue/apart.hpp"
#include "ui/desktop/begin_plan.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/rule_work.hpp"

namespace boardwright::desktop {

NewGames::NewGames(const WindowServices& services, RuleWork& rules) : services_(services), rules_(rules) {}

Result<void> NewGames::begin(const Options& options) {
  const auto entry = entry_meant(services_.catalogue, options.game);
  if (!entry) return fail(entry.error());
  if (plays_apart(*entry->game) && options.names_only_a_game())
    return rules_.open_library(entry->game->plugin_file(), entry->variant->id);
  auto plan = plan_of(*entry, options);
  if (!plan) return fail(plan.error());
  return services_.controller.start(std::move(*plan));
}

void NewGames::ask() {
  const QStringList played = LastChoices::games();
  if (!services_.controller.has_game() && !played.isEmpty() &&
      services_.catalogue.find(played.front().toStdString()))
    return ask_of(played.front().toStdString());
  offer(services_.controller.plan());
}

void NewGames::ask_of(const std::string& game, const std::string& variant) {
  const MatchController& controller = services_.controller;
  if (variant.empty() && controller.has_game() && controller.plan().game->id() == game &&
      !controller.is_record())
    return ask();
  const auto entry = services_.catalogue.find(variant.empty() ? game : game + "/" + variant);
  if (!entry) return services_.pages.refuse(entry.error());
  if (plays_apart(*entry->game))
    return services_.pages.say(rules_.open_library(entry->game->plugin_file(), entry->variant->id));
  MatchPlan suggested;
  suggested.game = entry->game;
  if (!variant.empty()) suggested.variant = entry->variant->id;
  offer(suggested);
}

void NewGames::offer(const MatchPlan& suggested) {
  MatchController& controller = services_.controller;
  WindowPages& pages = services_.pages;
  std::vector<SeatMember> members;
  if (controller.club() != nullptr) {
    const auto known = controller.club()->people().members();
    if (!known) pages.refuse(known.error());
    for (const auto& member : known.value_or(std::vector<ClubPlayer>()))
      members.push_back({member.id, member.name});
  }
  NewGameDialog dialog(services_.catalogue, suggested, &services_.window, std::move(members));
  if (controller.club() != nullptr) dialog.use_club(controller.club());
  connect(&dialog, &NewGameDialog::language_chosen, this, &NewGames::language_chosen);
  if (dialog.exec() == QDialog::Accepted) {
    LastChoices::remember(dialog.plan().game->id(), dialog.choice());
    if (services_.may_leave_match(true)) pages.say(controller.start(dialog.plan()));
    return;
  }
  if (dialog.apart_wanted())
    return pages.say(rules_.open_library(dialog.plan().game->plugin_file(), dialog.plan().variant));
  if (!dialog.workshop_wanted().empty()) return pages.say(rules_.open_script(dialog.workshop_wanted()));
  if (const auto& wanted = dialog.variant_wanted())
    rules_.make_variant(wanted->game, wanted->variant, wanted->values);
}

}  // namespace boardwright::desktop
