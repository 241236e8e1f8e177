// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/trial.hpp"

#include "framework/catalogue/game.hpp"
#include "framework/catalogue/script_head.hpp"
#include "framework/workshop/reload.hpp"

namespace boardwright::server {

Result<Trial> Trial::open(const std::filesystem::path& file, std::filesystem::path notes) {
  auto game = std::make_shared<const Game>(read_game_file(description_of(file)), LoadOptions());
  if (!game->usable()) return fail(game->problems().front());
  auto watch = FileWatch::begin([game] { return files_of_game(game->file()); });
  if (!watch) return fail(watch.error());
  return Trial(std::move(game), std::move(*watch), std::move(notes));
}

bool Trial::look() {
  if (!watch_->changed()) return false;
  auto saved = as_saved(game_);
  if (saved == game_) return false;
  game_ = std::move(saved);
  return true;
}

}  // namespace boardwright::server
