// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a function in a process of its own, because what it calls may crash, hang or leave.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace boardwright::check {

/// What the process shares with whoever watches it: a line that says what it is doing now, and how far it has
/// come. Cheap to write.
class Note {
 public:
  struct Shared {
    std::uint32_t count;
    char text[4092];
  };
  Note() = default;
  explicit Note(Shared* shared) : shared_(shared) {}
  void write(std::string_view text) noexcept;
  void write_count(std::uint32_t count) noexcept;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::uint32_t count() const noexcept { return shared_ == nullptr ? 0 : shared_->count; }

 private:
  Shared* shared_ = nullptr;
};

/// Of a process that is shut in: no script needs as much.
inline constexpr std::size_t kConfinedMemory = std::size_t{1} << 30U;

struct Limits {
  std::chrono::milliseconds time{60000};
  std::size_t memory = std::size_t{4} << 30U;  ///< bytes of address space; not with sanitizers
  bool confined = false;  ///< shut in (confine.hpp); where that can't be the function isn't called
};

struct Ending {
  bool finished = false;    ///< the function returned
  std::string text;         ///< what it returned; otherwise how the process ended, as the end of a sentence
  std::string note;         ///< what it was doing last
  std::uint32_t count = 0;  ///< how far it had come
  std::string output;       ///< the last that it wrote to standard error
};

/// From now on this process ends with the one that has begun it, leaves no image of its memory behind and has no more
/// memory than that (not with sanitizers).
void bind_process(std::size_t memory);

/// Forks, so the caller should have one thread only. What the function prints goes nowhere.
[[nodiscard]] Ending run_isolated(const std::function<std::string(Note)>& function, const Limits& limits);

}  // namespace boardwright::check
