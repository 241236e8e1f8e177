// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "framework/link/question.hpp"
#include "framework/match/refusal.hpp"

namespace boardwright {

/// What a screen holds of a game, and all it holds: commands and questions go in, updates and answers come
/// out. Bound to one viewer for its whole life. Everything happens in one thread, the link's; callbacks may
/// come before the call returns, and may use the link but not destroy it.
class Link {
 public:
  using Done = std::function<void(const CommandResult&)>;
  using Answered = std::function<void(const Result<Answer>&)>;
  using Observer = std::function<void(const Update&)>;

  Link() = default;
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;
  virtual ~Link() = default;

  [[nodiscard]] virtual Seat viewer() const = 0;
  /// The newest. The reference stays, what it shows changes.
  [[nodiscard]] virtual const Update& update() const = 0;
  /// Called with each new update from now on. One observer: another replaces it.
  virtual void watch(Observer observer) = 0;
  /// Whatever the command says, it is the viewer's. `done` comes once, after what came of it is durable and
  /// before or after the update, but not once the link is gone; it may be empty.
  virtual void submit(Command command, Done done) = 0;
  /// Answered once; fails only if the link can't reach the game any more.
  virtual void ask(const Question& question, Answered answered) = 0;
};

}  // namespace boardwright
