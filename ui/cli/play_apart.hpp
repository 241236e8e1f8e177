// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game at the terminal whose rules may crash: it is played in a process of its own, and whoever is left tells what has
// happened and keeps what was played.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "framework/table/table.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

/// Whether the game's rules are a library that didn't come with the program. Loads nothing.
[[nodiscard]] bool comes_from_outside(const Game& game);

/// What a table has been played so far, for whoever is left.
using KeepPlayed = std::function<void(const Table& table)>;

/// Runs `play` in a process of its own and returns its exit status. If a signal ends it, what was kept last goes into
/// `record`, else into a new file of the game's name here, and a sentence says so. Before any thread is begun.
[[nodiscard]] int play_apart(const Context& context, const std::string& game, const std::string& record,
                             const std::function<int(const KeepPlayed&)>& play);

}  // namespace boardwright::cli
