// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "framework/catalogue/settings.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/ugi_session.hpp"

namespace boardwright::cli {

int ugi(const Context& context, const UgiOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  auto player = make_player(options.player);
  if (!player) return wrong(player.error());
  const std::shared_ptr<const Game> game = chosen->entry.game;

  UgiSession::Setup setup;
  setup.rules = chosen->rules;
  setup.player = std::move(*player);
  setup.seed = options.seed;
  setup.explain = [game, rules = chosen->rules, language = context.language](const Explanation& explanation) {
    return game->explanation_text(language, explanation, *rules);
  };
  // What setoption has changed stays changed.
  setup.rebuild = [entry = chosen->entry, changed = chosen->rules->parameters()](
                      const std::string& name,
                      const std::string& value) mutable -> Result<std::shared_ptr<const Rules>> {
    const auto specs = entry.game->parameters();
    if (!specs) return fail(specs.error());
    const std::string setting = name + "=" + value;
    auto settings = read_settings(std::span(&setting, 1), *specs);
    if (!settings) return fail(settings.error());
    Parameters next = changed;
    next[name] = settings->begin()->second;
    auto rules = entry.create(next);
    if (rules) changed = std::move(next);
    return rules;
  };

  UgiSession session(std::move(setup));
  std::string line;
  while (!session.done() && std::getline(std::cin, line)) std::cout << session.answer(line) << std::flush;
  return kGood;
}

}  // namespace boardwright::cli
