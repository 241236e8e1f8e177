// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <csignal>

namespace boardwright::cli {

/// While this lives, the first SIGINT or SIGTERM doesn't end the program but asks it to finish with what it
/// has; one that comes a second later or more ends it at once. One at a time.
class StopSignals {
 public:
  StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;
  ~StopSignals();

  /// Set when one has come.
  [[nodiscard]] const std::atomic<bool>& come() const noexcept;
  /// What a shell makes of a program that a signal has ended, 128 and its number; 0 if none has come.
  [[nodiscard]] int status() const noexcept;

 private:
  static constexpr std::array<int, 2> kSignals{SIGINT, SIGTERM};
  std::array<struct sigaction, kSignals.size()> before_{};
};

}  // namespace boardwright::cli
