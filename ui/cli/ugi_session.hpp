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

#include "framework/line/game_line.hpp"
#include "framework/players/player.hpp"
#include "plugins/host/position.hpp"
#include "ui/cli/ugi_thinking.hpp"

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
    /// Given: `go` only begins, and info lines and the answer are written here, from another thread. Empty:
    /// `go` is answered when the move is there, and `infinite` means the player's own limit.
    UgiThinking::Write write;
  };

  explicit UgiSession(Setup setup);

  /// Answers one line, without its end. Each answer line ends with a line feed; most commands that set
  /// something have none. After `quit`, `done` is true. While a player thinks, `stop` and `quit` end that and
  /// `isready` is answered at once; any other word waits for the move (an endless search is stopped).
  [[nodiscard]] std::string answer(std::string_view line);
  /// Nothing more will be said: waits for the move; an endless search is stopped, and every one as soon as
  /// `unheard`, which is asked now and then, says that nobody is there to read the answer.
  void finish(const std::function<bool()>& unheard = {});
  [[nodiscard]] bool done() const noexcept { return done_; }

 private:
  using Words = std::vector<std::string_view>;
  [[nodiscard]] std::string identify() const;
  [[nodiscard]] Result<void> set_option(const Words& words);
  [[nodiscard]] Result<void> set_position(const Words& words);
  [[nodiscard]] Result<std::string> query(const Words& words) const;
  /// The answer's line, or nothing if it comes later.
  [[nodiscard]] Result<std::string> go(const Words& words);
  [[nodiscard]] Situation situation() const;
  void see(Seat viewer, const Position& view);
  [[nodiscard]] Result<std::string> view(const Words& words) const;
  [[nodiscard]] Result<std::string> explain(const Words& words) const;
  [[nodiscard]] Result<std::string> perft(const Words& words) const;
  [[nodiscard]] std::string state() const;

  Setup setup_;
  Random random_;
  GameLine line_;
  Seat viewer_;                          ///< whose view the position is, or BW_NOBODY for the truth
  std::vector<Position> earlier_views_;  ///< what the viewer was shown before, oldest first
  bool done_ = false;
  std::unique_ptr<UgiThinking> thinking_;  ///< destroyed first: it uses the above
};

}  // namespace boardwright
