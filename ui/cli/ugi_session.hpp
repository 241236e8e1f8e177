// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Universal Game Interface as documented with kz04px/cutegames (ugi.md), and the extensions state, view,
// explain and perft. One session answers line by line; it reads and writes nothing itself.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/game_line.hpp"
#include "framework/players/player.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

class UgiSession {
 public:
  /// Rules with one parameter changed, for `setoption`; the value is YAML.
  using Rebuild =
      std::function<Result<std::shared_ptr<const Rules>>(const std::string& name, const std::string& value)>;
  /// The text of an explanation, in English.
  using Explain = std::function<std::string(const Explanation&)>;

  struct Setup {
    std::shared_ptr<const Rules> rules;
    std::unique_ptr<Player> player;
    Rebuild rebuild;
    Explain explain;
    std::uint64_t seed = 0;  ///< of the player's and of chance's draws
  };

  explicit UgiSession(Setup setup);

  /// Answers one line, without its end. Each answer line ends with a line feed; most commands that set
  /// something have none. After `quit`, `done` is true.
  [[nodiscard]] std::string answer(std::string_view line);
  [[nodiscard]] bool done() const noexcept { return done_; }

 private:
  using Words = std::vector<std::string_view>;
  [[nodiscard]] std::string identify() const;
  [[nodiscard]] Result<void> set_option(const Words& words);
  [[nodiscard]] Result<void> set_position(const Words& words);
  [[nodiscard]] Result<std::string> query(const Words& words) const;
  [[nodiscard]] Result<std::string> go(const Words& words);
  [[nodiscard]] Result<std::string> view(const Words& words) const;
  [[nodiscard]] Result<std::string> explain(const Words& words) const;
  [[nodiscard]] Result<std::string> perft(const Words& words) const;
  [[nodiscard]] std::string state() const;

  Setup setup_;
  Random random_;
  GameLine line_;
  Seat viewer_;  ///< whose view the position is, or BW_NOBODY for the truth
  bool done_ = false;
};

}  // namespace boardwright
