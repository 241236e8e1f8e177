// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <cstdint>
#include <iostream>
#include <string>

namespace boardwright::cli {

/// "\r" lines about how far a run is, where somebody is looking.
class ProgressLine {
 public:
  explicit ProgressLine(std::string name) : name_(std::move(name)), shown_(isatty(STDERR_FILENO) != 0) {}
  ~ProgressLine() {
    if (shown_) std::cerr << "\r\033[K";
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void tell(std::uint64_t done, std::uint64_t all) const {
    if (shown_) std::cerr << "\r\033[K" << name_ << ": " << done << " of " << all << " games" << std::flush;
  }

 private:
  std::string name_;
  bool shown_;
};

}  // namespace boardwright::cli
