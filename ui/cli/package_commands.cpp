// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/package.hpp"

namespace boardwright::cli {

void PackageCommands::add(CLI::App& app, const Context& context, const std::function<void()>& start,
                          int& status) {
  auto* make = app.add_subcommand("pack", "makes a package of a game in one file, to send around");
  make->add_option("game", pack_.game, "GAME, or a file such as my_game.lua")->required();
  make->add_option("--out", pack_.out, "the package's file; without it the game's id and .bwgame");
  make->add_option("--author", pack_.author, "whose game it is; without it your own name");
  make->add_option("--version", pack_.version, "of the game, such as 3; without it the rules' revision");
  make->add_flag("--json", pack_.json, "one JSON document");
  make->callback([this, &context, start, &status] { start(), status = pack(context, pack_); });

  auto* command =
      app.add_subcommand("package", "games that came in packages: looks at them, installs, removes them");
  command->require_subcommand(1);
  command->add_flag("--json", package_.json, "one JSON document");
  using Action = PackageOptions::Action;
  const auto action = [&](const char* name, Action what, const char* meaning, const char* of) {
    auto* sub = command->add_subcommand(name, meaning);
    if (of != nullptr) sub->add_option(of, package_.what, "")->required();
    sub->callback([this, &context, start, &status, what] {
      start();
      package_.action = what;
      status = package(context, package_);
    });
    return sub;
  };
  (void)action("show", Action::kShow, "what is in a package, and who signed it", "file");
  action("install", Action::kInstall, "tries the laws in a process that is shut in, then adds the game",
         "file")
      ->add_flag("--trust", package_.trust,
                 "although it is not from whom it says; the key is that name's from now on");
  (void)action("list", Action::kList, "the games that are installed, from whom and in which version",
               nullptr);
  (void)action("remove", Action::kRemove, "all versions of a game", "game");
  (void)action("back", Action::kBack, "the version before is played again", "game");
}

}  // namespace boardwright::cli
