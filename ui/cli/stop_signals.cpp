// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/stop_signals.hpp"

#include <cstdint>
#include <ctime>

namespace boardwright::cli {
namespace {

/// Whoever stops a group of programs may send one signal to each and one to all: further ones so soon are the
/// same wish.
constexpr std::int64_t kOneWish = 1000;  // milliseconds

std::atomic<bool> signal_come{false};
std::atomic<int> signal_number{0};
std::atomic<std::int64_t> signal_time{0};  // of the first, milliseconds
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
              std::atomic<std::int64_t>::is_always_lock_free);

extern "C" void note_signal(int number) {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);  // fails for unknown clocks only
  const std::int64_t now = std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1000000;
  if (!signal_come.load()) {
    signal_number.store(number);
    signal_time.store(now);
    signal_come.store(true);
  } else if (now - signal_time.load() >= kOneWish) {
    std::signal(number, SIG_DFL);
    std::raise(number);  // ends the program when this function returns
  }
}

}  // namespace

StopSignals::StopSignals() {
  signal_number.store(0);
  signal_come.store(false);
  struct sigaction noted {};
  noted.sa_handler = note_signal;
  noted.sa_flags = SA_RESTART;
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &noted, &before_[i]);
}

StopSignals::~StopSignals() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

const std::atomic<bool>& StopSignals::come() const noexcept { return signal_come; }

int StopSignals::status() const noexcept {
  const int number = signal_number.load();
  return number == 0 ? 0 : 128 + number;
}

}  // namespace boardwright::cli
