// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/stop_signals.hpp"

namespace boardwright::cli {
namespace {

std::atomic<bool> signal_come{false};
std::atomic<int> signal_number{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

extern "C" void note_signal(int number) {
  signal_number.store(number);
  signal_come.store(true);
}

}  // namespace

StopSignals::StopSignals() {
  signal_number.store(0);
  signal_come.store(false);
  struct sigaction noted {};
  noted.sa_handler = note_signal;
  noted.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
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
