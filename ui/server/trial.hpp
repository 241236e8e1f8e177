// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "framework/workshop/file_watch.hpp"
#include "framework/workshop/trial_notes.hpp"

namespace boardwright {
class Game;
}

namespace boardwright::server {

/// A game that somebody is writing, open to whoever wants to try it: what begins is played by the rules as they were
/// saved last, and keeps them. One thread at a time.
class Trial {
 public:
  /// `game`: a script or a game.yaml that plays. `notes`: where notes_beside() says.
  [[nodiscard]] static Result<Trial> open(const std::filesystem::path& game, std::filesystem::path notes);

  [[nodiscard]] const std::shared_ptr<const Game>& game() const noexcept { return game_; }
  /// Whether the file has other rules by now, and such that play; game() has them then. Never waits.
  [[nodiscard]] bool look();
  [[nodiscard]] Result<void> keep(const TrialNote& note) const { return keep_note(notes_, note); }

 private:
  Trial(std::shared_ptr<const Game> game, std::unique_ptr<FileWatch> watch, std::filesystem::path notes)
      : game_(std::move(game)), watch_(std::move(watch)), notes_(std::move(notes)) {}

  std::shared_ptr<const Game> game_;
  std::unique_ptr<FileWatch> watch_;
  std::filesystem::path notes_;
};

}  // namespace boardwright::server
