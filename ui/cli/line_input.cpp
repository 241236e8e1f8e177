// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/line_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>
#include <utility>

namespace boardwright::cli {

LineInput& LineInput::standard() {
  static LineInput input;
  return input;
}

bool LineInput::take(std::string& line) {
  const auto end = read_.find('\n');
  if (end == std::string::npos) return false;
  line = read_.substr(0, end);
  read_.erase(0, end + 1);
  return true;
}

LineInput::Got LineInput::next(std::string& line, std::optional<std::chrono::milliseconds> longest) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + longest.value_or(std::chrono::milliseconds(0));
  while (!take(line)) {
    if (ended_) {
      if (read_.empty()) return Got::kEnd;
      line = std::exchange(read_, {});  // a last line without an end
      return Got::kLine;
    }
    int wait = -1;
    if (longest) {
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
      wait = static_cast<int>(std::clamp<std::int64_t>(left, 0, std::numeric_limits<int>::max()));
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = poll(&input, 1, wait);
    if (ready == 0) return Got::kNothing;
    if (ready < 0 && errno == EINTR) continue;
    std::array<char, 4096> bytes;
    const ssize_t size = ready < 0 ? -1 : read(STDIN_FILENO, bytes.data(), bytes.size());
    if (size < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (size <= 0)
      ended_ = true;
    else
      read_.append(bytes.data(), static_cast<std::size_t>(size));
  }
  return Got::kLine;
}

}  // namespace boardwright::cli
