// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <boardwright/pure/repetition.hpp>
#include <memory>
#include <string>
#include <vector>

#include "framework/players/player.hpp"
#include "framework/search/fast_rules.hpp"
#include "framework/statistics/game_observer.hpp"
#include "framework/statistics/tally.hpp"

namespace boardwright {

/// Whether all of these players choose from the legal moves by chance.
[[nodiscard]] bool plays_at_random(const std::vector<std::string>& players) noexcept;

/// Who plays what, and from which seed. The games of a run are numbered from 0, and each depends on these
/// and its number alone.
struct GamePlan {
  std::shared_ptr<const Rules> rules;
  /// One name for all seats, or as many as there are seats. If they differ they change seats from game to
  /// game, and as many games as there are seats, a round, share their opening and their dice.
  std::vector<std::string> players{"random"};
  PlayerSetup setup{};
  std::uint64_t seed = 1;
  std::uint32_t opening = 0;    ///< random plies before the players begin
  bool first_sees_all = false;  ///< the player named first sees true positions (PlayerSetup::sees_all)

  /// Games that belong together.
  [[nodiscard]] std::uint64_t round() const noexcept;
  /// Index of the player who has a seat in a game.
  [[nodiscard]] std::size_t player_of(Seat seat, std::uint64_t game) const noexcept;
  /// A sentence about what is wrong with the players, if anything is.
  [[nodiscard]] Result<void> check() const;
};

/// A ply, or an event (seat BW_CHANCE).
struct PlayedMove {
  Seat seat = 0;
  Move move = 0;
};

/// What came of a game besides its row.
struct PlayedGame {
  GameRow row;
  GameEnd end;
};

/// Plays games of a plan. Random players choose from the list of legal moves without any detour, so that a
/// game costs little more than the rules themselves. Repetition is compared by 64-bit keys, as in playouts.
/// One thread at a time.
class SelfPlay {
 public:
  [[nodiscard]] static Result<std::unique_ptr<SelfPlay>> create(const GamePlan& plan,
                                                                const std::atomic<bool>* stop = nullptr);

  /// How a game's twin differs: the same dice and opening, other choices, players one seat on.
  enum class Kind { kGame, kTwin };

  /// The game of this number. Fails if a player does or if the rules offer no move. `by_ply`, if given, has
  /// room for facts().ply_limit plies.
  [[nodiscard]] Result<PlayedGame> play(std::uint64_t number, GameObserver* observer = nullptr,
                                        std::vector<BranchingCount>* by_ply = nullptr,
                                        Kind kind = Kind::kGame);
  /// Those of the last game, until the next one begins.
  [[nodiscard]] const std::vector<PlayedMove>& moves() const noexcept { return played_; }
  [[nodiscard]] const FastRules& rules() const noexcept { return rules_; }

 private:
  SelfPlay(const GamePlan& plan, const std::atomic<bool>* stop);
  struct Running;
  [[nodiscard]] Running begin(std::uint64_t number, Kind kind);
  [[nodiscard]] Result<GameEnd> play_on(Running& game, GameObserver* observer,
                                        std::vector<BranchingCount>* by_ply);
  [[nodiscard]] Result<Move> next_move(Running& game, Seat seat, std::uint32_t choices);
  [[nodiscard]] Result<Move> answer(Running& game, Seat seat, std::uint32_t choices);
  void see(Running& game) const;
  [[nodiscard]] Result<GameEnd> end_by_rules() const;
  [[nodiscard]] static GameEnd end_by_disconnection(Seat seat);
  [[nodiscard]] GameEnd end_by_repetition() const;
  [[nodiscard]] static GameEnd end_by_limit();

  GamePlan plan_;
  const std::atomic<bool>* stop_;
  FastRules rules_;
  bool all_random_;
  std::vector<std::unique_ptr<Player>> players_;  // nullptr: random
  std::vector<bool> moved_;                       // by player: whether it has moved at all
  unsigned failures_ = 0;                         // games that players have lost because they failed
  bool gone_ = false;                             // the one on turn has failed
  std::vector<double> logs_;
  std::vector<Move> moves_;
  std::vector<PlayedMove> played_;
  std::vector<std::uint32_t> weights_;
  AlignedBytes start_, now_, before_;
};

}  // namespace boardwright
