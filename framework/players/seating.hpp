// SPDX-License-Identifier: GPL-3.0-or-later
//
// Computer players as they sit in a match: where people play, in processes of their own, so that whatever
// happens to them costs at most a move.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/players/player.hpp"

namespace boardwright {

/// What becomes of a seat whose player crashes, hangs or plays what isn't legal.
enum class LostPlayer {
  kReplace,  ///< one of our own plays on, and everybody is told
  kLose      ///< the seat loses by disconnection
};

/// The game that a player is to play.
struct Place {
  std::shared_ptr<const Rules> rules;
  std::filesystem::path game_folder;  ///< of its game.yaml
  std::string variant;
  bool with_people = false;
  LostPlayer lost = LostPlayer::kLose;
  PlayerSetup setup{};  ///< for our own that think in this process
};

/// A player by its name. Our own are processes of their own where people play (and the program for it is
/// there), else they think in this one.
[[nodiscard]] Result<std::unique_ptr<Player>> seat_player(std::string_view name, const Place& place);

/// The command by which one of our own players is a process: `boardwright ugi GAME --plugin … --set … --player
/// NAME`.
/// Empty if the program is missing beside this one.
[[nodiscard]] std::vector<std::string> own_player_command(std::string_view name, const Place& place);

/// Lets a player move for a seat that is on turn. One that fails loses by disconnection, or by time if its
/// flag has fallen meanwhile; who was replaced or lost is told. Fails only where the match goes on without an
/// answer: not on turn, or more than two play and nobody can lose alone.
[[nodiscard]] Result<std::vector<Replacement>> let_seat_play(Match& match, Seat seat, Player& player);

/// Computers agree to what people ask of them: these seats allow the open request, if one waits for them.
[[nodiscard]] Result<void> let_seats_consent(Match& match, std::span<const Seat> computers);

/// A computer claims a repetition as soon as it may, unless it would lose by it: where people have to claim,
/// its games end as they do where a repetition ends them by itself. True if the game has ended so.
[[nodiscard]] Result<bool> let_seat_claim(Match& match, Seat seat);

/// The second half of let_seat_play, for who has asked the player in another thread.
[[nodiscard]] Result<std::vector<Replacement>> take_choice(Match& match, Seat seat, const Player& player,
                                                           const Result<Choice>& choice);
/// The same without waiting for the journal: `done` comes once, in the match's thread.
void take_choice(Match& match, Seat seat, const std::string& player, const Result<Choice>& choice,
                 std::function<void(const Result<std::vector<Replacement>>&)> done);

}  // namespace boardwright
