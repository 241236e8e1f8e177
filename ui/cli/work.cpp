// SPDX-License-Identifier: GPL-3.0-or-later
#include <iomanip>
#include <iostream>
#include <sstream>

#include "framework/catalogue/script_head.hpp"
#include "framework/log/log.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/terminal_work.hpp"
#include "ui/cli/work.hpp"

namespace boardwright::cli {
namespace {

namespace fs = std::filesystem;

/// What is watched, and what has to be made of it before it can be read.
struct WorkPlace {
  fs::path game;                       ///< empty: a build makes it
  std::optional<GameProject> project;  ///< in C++
};

Result<WorkPlace> place_of(const std::string& name) {
  const fs::path place(name);
  std::error_code error;
  if (!is_there(place))
    return fail(name + ": there is no such file; `boardwright new` makes a game to begin with");
  if (!fs::is_directory(place, error)) {
    if (is_script(place) || place.extension() == ".yaml") return WorkPlace{place, std::nullopt};
    return fail(name + ": expected a script such as my_game.lua, a game.yaml, or a folder with a game");
  }
  if (is_there(place / "CMakeLists.txt")) {
    auto project = GameProject::at(place);
    if (!project) return fail(project.error());
    return WorkPlace{{}, std::move(*project)};
  }
  if (is_there(place / "game.yaml")) return WorkPlace{place / "game.yaml", std::nullopt};
  return fail(name +
              ": holds neither a CMakeLists.txt nor a game.yaml; name a script in it, such as my_game.lua");
}

/// Says what came of it. False: there is nothing new to read.
bool build(const GameProject& project, Workbench& bench, Language language) {
  std::cout << said(language, "workshop.building") << "\n" << std::flush;
  const auto begun = std::chrono::steady_clock::now();
  if (const auto failed = project.build()) {
    print_problems(failed->problems, language);
    if (failed->problems.empty())
      for (const auto& line : failed->lines) std::cout << "  " << line << "\n";
    std::cout << said(language, "workshop.build_failed") << "\n";
    return false;
  }
  std::ostringstream seconds;
  seconds << std::fixed << std::setprecision(1)
          << std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  std::cout << said(language, "workshop.built", {seconds.str()}) << "\n";
  const auto game = project.game();
  if (game)
    bench.read_from(*game);
  else
    std::cout << one_line(refusal_in(language, game.error())) << "\n";
  return game.has_value();
}

}  // namespace

int work(const Context& context, const WorkOptions& options) {
  auto place = place_of(options.place);
  if (!place) return wrong(place.error());
  Workbench::Options asked;
  asked.variant = options.variant;
  asked.settings = options.settings;
  asked.plugins = context.catalogue.plugins;
  if (options.seeded) asked.seed = Seed::from_number(options.seed);
  // Who has no home works without saves.
  if (auto folder = saves_folder())
    asked.saves = std::move(*folder);
  else
    log_warning(folder.error());
  Workbench bench(std::move(asked));
  if (!place->project) bench.read_from(place->game);

  auto watch = FileWatch::begin([&]() -> std::vector<fs::path> {
    return place->project ? sources_of(place->project->folder()) : files_of_game(place->game);
  });
  if (!watch) return wrong(options.place + ": " + watch.error());
  TerminalWork terminal(bench, context.language,
                        [&] { return !place->project || build(*place->project, bench, context.language); });
  terminal.begin();
  std::cout << said(context.language, "workshop.watching", {one_line(options.place)}) << "\n";
  terminal.run(**watch);
  return kGood;
}

}  // namespace boardwright::cli
