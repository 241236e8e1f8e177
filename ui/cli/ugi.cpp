// SPDX-License-Identifier: GPL-3.0-or-later
#include <poll.h>
#include <unistd.h>

#include <iostream>
#include <mutex>

#include "framework/catalogue/settings.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/line_input.hpp"
#include "ui/cli/ugi_session.hpp"

namespace boardwright::cli {
namespace {

/// --player, or what --level and --search say.
Result<std::unique_ptr<Player>> player_of(const UgiOptions& options, const SearchChoice& game) {
  PlayerSetup setup{.search = game, .threads = options.threads};
  if (options.search == "alphabeta") setup.search.method = SearchMethod::kAlphaBeta;
  if (options.search == "tree") setup.search.method = SearchMethod::kTree;
  if (!options.player.empty()) return make_player(options.player, setup);
  if (takes_its_time(options.search) && options.level != 0)
    return fail("--level and --search " + options.search + ": say one of them");
  if (options.search == "random") return make_player("random", setup);
  if (options.level != 0) return make_player("level:" + std::to_string(options.level), setup);
  return make_player(options.search.empty() ? "random" : options.search, setup);
}

/// Whether whoever has started us is gone too, so that nobody waits for an answer.
bool nobody_reads(int descriptor) {
  pollfd asked{descriptor, 0, 0};
  return poll(&asked, 1, 0) > 0 && (asked.revents & POLLERR) != 0;
}

}  // namespace

int ugi(const Context& context, const UgiOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  const std::shared_ptr<const Game> game = chosen->entry.game;
  auto player = player_of(options, game->data().search);
  if (!player) return wrong(player.error());

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

  std::mutex writing;
  const auto write = [&writing](const std::string& text) {
    const std::lock_guard lock(writing);
    std::cout << text << std::flush;
  };
  setup.write = write;
  UgiSession session(std::move(setup));
  using Got = LineInput::Got;
  std::string line;
  for (Got got; !session.done() && (got = LineInput::standard().next(line)) != Got::kEnd;)
    write(got == Got::kLine ? session.answer(line) : "error the line is too long\n");
  session.finish([] { return nobody_reads(STDOUT_FILENO); });
  return kGood;
}

}  // namespace boardwright::cli
