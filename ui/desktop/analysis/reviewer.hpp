// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/desktop/analysis/analyst.hpp"
#include "ui/desktop/analysis/course.hpp"

namespace boardwright::desktop {

class MatchController;

/// Looks at every position of the game on the table for a moment, one after the other, as far as the
/// controller lets it. What it has found stays as long as the game goes on from there.
class Reviewer final : public QObject {
  Q_OBJECT
 public:
  explicit Reviewer(MatchController& controller, QObject* parent = nullptr);

  /// Of each position; small, so that a game takes seconds, and a number, so that it is the same every time.
  static constexpr std::uint64_t kSimulations = 2000;

  void start();
  void stop();
  /// Another game is on the table.
  void forget();
  /// The game may have changed: another one, or moves taken back.
  void follow();
  [[nodiscard]] bool running() const noexcept { return running_; }
  [[nodiscard]] const Course& course() const noexcept { return course_; }
  [[nodiscard]] const std::vector<std::string>& moves() const noexcept { return moves_; }
  /// By whom they were made.
  [[nodiscard]] const std::vector<Seat>& seats() const noexcept { return seats_; }
  /// Positions that nothing more will be found out about.
  [[nodiscard]] std::size_t done() const noexcept { return done_; }
  /// Why nothing could be looked at; empty while something was.
  [[nodiscard]] const QString& refusal() const noexcept { return refusal_; }

 signals:
  void changed();

 private:
  void go_on();
  void keep(const Thought& thought);

  MatchController& controller_;
  Analyst analyst_;
  Course course_;
  std::vector<std::string> moves_;
  std::vector<Seat> seats_;
  const void* rules_ = nullptr;  // of the game whose moves these are; only compared
  std::size_t done_ = 0;
  Seat seat_ = 0;  // on turn in the position that is looked at
  QString refusal_;
  bool running_ = false;
};

}  // namespace boardwright::desktop
