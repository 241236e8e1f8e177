// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/line_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

namespace boardwright::cli {

LineInput& LineInput::standard() {
  static LineInput input;
  return input;
}

LineInput::Got LineInput::take(std::string& line) {
  const auto end = read_.find('\n', looked_);
  looked_ = 0;
  if (end == std::string::npos && read_.size() <= kLongestLine) {
    looked_ = read_.size();
    return Got::kNothing;
  }
  const bool too_long = std::min(end, read_.size()) > kLongestLine;
  const bool was_dropped = std::exchange(dropping_, end == std::string::npos);
  if (!too_long && !was_dropped) line = read_.substr(0, end);
  read_.erase(0, end == std::string::npos ? end : end + 1);
  if (was_dropped) return dropping_ ? Got::kNothing : take(line);
  return too_long ? Got::kTooLong : Got::kLine;
}

LineInput::Got LineInput::next(std::string& line, std::optional<std::chrono::milliseconds> longest,
                               int something_else) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + longest.value_or(std::chrono::milliseconds(0));
  for (;;) {
    if (const Got got = take(line); got != Got::kNothing) return got;
    if (ended_) {
      looked_ = 0;
      if (read_.empty() || dropping_) return Got::kEnd;
      line = std::exchange(read_, {});  // a last line without an end
      return Got::kLine;
    }
    int wait = -1;
    if (longest) {
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
      wait = static_cast<int>(std::clamp<std::int64_t>(left, 0, std::numeric_limits<int>::max()));
    }
    pollfd inputs[] = {{STDIN_FILENO, POLLIN, 0}, {something_else, POLLIN, 0}};
    const int ready = poll(inputs, 2, wait);
    if (ready == 0 || (ready > 0 && inputs[0].revents == 0)) return Got::kNothing;
    if (ready < 0 && errno == EINTR) continue;
    std::array<char, 4096> bytes;
    const ssize_t size = ready < 0 ? -1 : read(STDIN_FILENO, bytes.data(), bytes.size());
    if (size < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (size <= 0)
      ended_ = true;
    else
      read_.append(bytes.data(), static_cast<std::size_t>(size));
  }
}

Result<std::string> whole_input(std::size_t largest) {
  std::string text;
  std::array<char, 65536> bytes;
  for (;;) {
    const ssize_t size = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return fail("can't be read: " + std::string(std::strerror(errno)));
    if (size == 0) return text;
    text.append(bytes.data(), static_cast<std::size_t>(size));
    if (text.size() > largest)
      return fail("the input is too large, expected at most " + std::to_string(largest >> 20U) + " MB");
  }
}

}  // namespace boardwright::cli
