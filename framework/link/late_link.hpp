// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>

#include "framework/line/game_line.hpp"
#include "framework/link/link.hpp"
#include "framework/link/spectator_delay.hpp"

namespace boardwright {

/// A match as spectators see it late: what is taken in waits until it is due, and until then nothing of it shows, in
/// no update and in no answer. Questions are answered from a line of its own that ends where the update does. When the
/// match is over, what waits for moves waits no more; what waits for time still does. Whoever has it says what happens
/// and what time it is; in the thread of the match.
class LateLink final : public Link {
 public:
  /// Shows this until something later is due. The line ends with it.
  LateLink(SpectatorDelay delay, GameLine line, Update shown);
  /// The start of a line, before its first ply, chance's too. `generation`: of all that it will show.
  [[nodiscard]] static std::unique_ptr<LateLink> from_start(SpectatorDelay delay, const GameLine& line,
                                                            std::uint64_t generation);

  /// What a spectator is told of the match, the line that it is about, and when that was so.
  void take(const Update& live, const GameLine& line, UtcTime at);
  /// Shows what is due by now, one after the other.
  void release(UtcTime now);
  /// When more is due by time alone; nothing: never.
  [[nodiscard]] std::optional<UtcTime> next_due() const;
  [[nodiscard]] const SpectatorDelay& delay() const noexcept { return delay_; }
  /// What waits by then waits for the other delay.
  void set_delay(SpectatorDelay delay) { delay_ = delay; }
  [[nodiscard]] bool shows_end() const noexcept { return update_.table.result.has_value(); }

  [[nodiscard]] Seat viewer() const override { return BW_SPECTATOR; }
  [[nodiscard]] const Update& update() const override { return update_; }
  void watch(Observer observer) override { observer_ = std::move(observer); }
  /// Refused: spectators don't play.
  void submit(Command command, Done done) override;
  void ask(const Question& question, Answered answered) override;

 private:
  struct Waiting {
    Update update;
    UtcTime at{};
    std::size_t kept = 0;              // plies of the line taken in before that are still there
    std::vector<GameLine::Ply> plies;  // and what was played after these
    std::uint32_t moves = 0;           // of seats in all
  };
  [[nodiscard]] bool is_due(const Waiting& one, UtcTime now) const;
  void show(Waiting one, UtcTime now);

  SpectatorDelay delay_;
  GameLine line_;  // as far as it is shown
  Update update_;
  std::vector<GameLine::Ply> newest_;  // what was taken in last
  std::uint32_t moves_ = 0;            // of seats in that
  bool over_ = false;
  std::deque<Waiting> waiting_;
  Observer observer_;
};

}  // namespace boardwright
