// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"
#include "plugins/host/script_language.hpp"

namespace boardwright::check {
namespace {

/// Pieces of private copies of plugins in this process. Others than the one examined may be among them.
std::size_t mapped() {
  std::ifstream maps("/proc/self/maps");
  std::size_t count = 0;
  for (std::string line; std::getline(maps, line);)
    if (line.find("boardwright-plugin") != std::string::npos) ++count;
  return count;
}

/// Uses everything there is, so that whatever keeps a library mapped has a chance to.
Result<std::string> use(Trial& trial) {
  const auto library = Library::load(trial.subject().file, trial.subject().load);
  if (!library) return fail(library.error());
  const auto rules = (*library)->create(trial.subject().game, trial.subject().parameters);
  if (!rules) return fail(rules.error());
  Position position = (*rules)->start();
  const std::string start = position.text();
  for (int ply = 0; ply < 200; ++ply) {
    (void)ask(position);
    const auto legal = plies(position);
    if (legal.empty()) break;
    const Ply chosen = trial.any_of(legal);
    if (!position.play(chosen.seat, chosen.move)) break;
  }
  (void)(*rules)->read_position("no position");
  if (mapped() == 0) return fail("the library can't be found in /proc/self/maps while it is loaded");
  return start;
}

Finding unloads(Trial& trial) {
  if (!ScriptLanguage::library_for(trial.subject().file.extension().string()).empty())
    return not_applicable("the rules are a script and have no library of their own");
  const std::size_t before = mapped();
  std::string start;
  for (int time = 0; time < 3; ++time) {
    const auto used = use(trial);
    if (!used) return broken(used.error());
    if (time != 0 && *used != start) return broken("loaded once more, it starts with another position");
    start = *used;
    if (mapped() != before) return broken("the library stays mapped after the last of it is gone");
  }
  return passed(3, "times loaded");
}

}  // namespace

std::span<const Law> unload_laws() {
  static constexpr Law kLaws[] = {
      {"unloads", "The library is unmapped when nothing of it is in use, and can be loaded again.", unloads,
       false},
  };
  return kLaws;
}

}  // namespace boardwright::check
