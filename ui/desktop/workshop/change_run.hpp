// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>

#include "framework/side_by_side/twin.hpp"
#include "framework/statistics/tally.hpp"

namespace boardwright::desktop {

struct RuleChange {
  std::optional<TwinDifference> difference;  ///< nothing: none was found
  std::uint64_t positions = 0;               ///< that were compared
  ColumnSums before, now;                    ///< of a few games of random play
  std::string problem;                       ///< why it couldn't be found out
};

/// Looks in a thread of its own for the first position where two rule sets part. What is asked last counts. Neither a
/// start nor a stop waits for the thread: what it still finds of earlier rules is not told.
class ChangeRun final : public QObject {
  Q_OBJECT
 public:
  explicit ChangeRun(QObject* parent = nullptr);
  ~ChangeRun() override;  ///< waits for the thread

  void start(std::shared_ptr<const Rules> before, std::shared_ptr<const Rules> now);
  void stop();
  [[nodiscard]] bool is_running() const noexcept { return running_; }

 signals:
  void found(const boardwright::desktop::RuleChange& change);

 private:
  QThreadPool thread_;
  std::shared_ptr<std::atomic<bool>> stopped_;  // one for each start
  bool running_ = false;
};

}  // namespace boardwright::desktop
