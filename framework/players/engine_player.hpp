// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "framework/players/child_process.hpp"
#include "framework/players/player.hpp"

namespace boardwright {

inline constexpr std::string_view kEnginePrefix = "ugi:";

/// How long one answer of another program may take and how much it may say.
struct EngineLimits {
  std::chrono::milliseconds handshake{10000};  ///< to ugiok, to readyok, and to take a position
  std::chrono::milliseconds move_time{2000};   ///< told without a clock
  std::chrono::milliseconds grace{5000};       ///< for a move, over what it was told
  std::size_t lines = 20000;                   ///< before an answer
};

/// A player that is another program and speaks the Universal Game Interface (docs/command-line.md). It is
/// started when it is first asked, again after it was interrupted, and told nothing that its seat may not
/// know. Whatever goes wrong (it can't be started, crashes, hangs, floods, says what isn't legal) is a
/// sentence without the player's name, such as "does not answer".
class EnginePlayer final : public Player {
 public:
  /// From "ugi:COMMAND"; the command is not run yet.
  [[nodiscard]] static Result<std::unique_ptr<Player>> foreign(std::string_view name);
  EnginePlayer(std::string name, std::vector<std::string> command, EngineLimits limits = {});
  ~EnginePlayer() override;

  [[nodiscard]] std::string name() const override { return name_; }
  [[nodiscard]] Result<Move> choose(const Position& view, Seat seat, Random& random) override;
  [[nodiscard]] Result<void> ready(const SeatTurn& turn) override;
  [[nodiscard]] Result<Choice> play_turn(const SeatTurn& turn) override;

 private:
  void give_up();
  [[nodiscard]] Result<Move> ask(const SeatTurn& turn);
  /// Unless it runs and has been told these rules.
  [[nodiscard]] Result<void> start(const SeatTurn& turn);
  [[nodiscard]] Result<void> set_parameters(const Rules& rules, const SeatTurn& turn);
  [[nodiscard]] Result<void> new_game(const SeatTurn& turn);
  [[nodiscard]] Result<void> tell_position(const SeatTurn& turn);
  [[nodiscard]] Result<std::string> answer_to_go(const SeatTurn& turn);
  [[nodiscard]] Result<void> say(const std::string& line, const SeatTurn& turn);
  /// Lines up to one that begins with this word; the others go to `on_line`.
  template <class OnLine>
  [[nodiscard]] Result<std::string> listen_for(std::string_view word,
                                               ChildProcess::Clock::time_point deadline, const SeatTurn& turn,
                                               OnLine on_line);

  std::string name_;
  std::vector<std::string> command_;
  EngineLimits limits_;
  std::unique_ptr<ChildProcess> process_;
  std::shared_ptr<const Rules> rules_;          // that the process was told
  std::map<std::string, std::string> options_;  // that it has, with their defaults
  std::vector<std::string> told_;               // views that it has got
};

}  // namespace boardwright
