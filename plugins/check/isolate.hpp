// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a function in a process of its own, because what it calls may crash, hang or leave.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace boardwright::check {

/// A line that the process shares with whoever watches it: what it is doing now. Cheap to write.
class Note {
 public:
  static constexpr std::size_t kSize = 4096;
  Note() = default;
  explicit Note(char* shared) : shared_(shared) {}
  void write(std::string_view text) noexcept;
  [[nodiscard]] std::string text() const;

 private:
  char* shared_ = nullptr;
};

struct Limits {
  std::chrono::milliseconds time{60000};
  std::size_t memory = std::size_t{4} << 30U;  ///< bytes of address space; not with sanitizers
};

struct Ending {
  bool finished = false;  ///< the function returned
  std::string text;       ///< what it returned; otherwise how the process ended, as the end of a sentence
  std::string note;       ///< what it was doing last
  std::string output;     ///< the last that it wrote to standard error
};

/// Forks, so the caller should have one thread only. What the function prints goes nowhere.
[[nodiscard]] Ending run_isolated(const std::function<std::string(Note)>& function, const Limits& limits);

}  // namespace boardwright::check
