// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <memory>
#include <optional>
#include <thread>

#include "framework/side_by_side/twin.hpp"

namespace boardwright::desktop {

/// What games of random play come to, of a few of them.
struct QuickFigures {
  double plies = 0, first = 0;  ///< of a game; the share of the first seat, from 0 to 1
  std::uint32_t games = 0;
};

struct RuleChange {
  std::optional<TwinDifference> difference;  ///< nothing: none was found
  std::uint64_t positions = 0;               ///< that were compared
  QuickFigures before, now;
  std::string problem;  ///< why it couldn't be found out
};

/// Looks in a thread of its own for the first position where two rule sets part. What is asked last counts.
class ChangeRun final : public QObject {
  Q_OBJECT
 public:
  explicit ChangeRun(QObject* parent = nullptr) : QObject(parent) {}
  ~ChangeRun() override { stop(); }

  void start(std::shared_ptr<const Rules> before, std::shared_ptr<const Rules> now);
  void stop();
  [[nodiscard]] bool is_running() const noexcept { return running_; }

 signals:
  void found(const boardwright::desktop::RuleChange& change);

 private:
  std::shared_ptr<std::atomic<bool>> stopped_;
  std::thread thread_;
  bool running_ = false;
};

}  // namespace boardwright::desktop
