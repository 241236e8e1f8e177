// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/read_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace boardwright {
namespace {

Result<void> check_kind(const struct stat& status, std::size_t largest) {
  if (S_ISDIR(status.st_mode)) return fail("this is a folder, not a file");
  if (!S_ISREG(status.st_mode)) return fail("this is a pipe, a socket or a device, not a file");
  if (static_cast<std::size_t>(status.st_size) > largest)
    return fail("the file is too large, expected at most " + std::to_string(largest >> 20U) + " MB");
  return {};
}

Result<std::string> read_all(int descriptor, std::size_t largest) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0)
    return fail("can't be read: " + std::string(std::strerror(errno)));  // NOLINT(concurrency-mt-unsafe)
  if (auto good = check_kind(status, largest); !good) return fail(good.error());
  std::string text;
  text.reserve(static_cast<std::size_t>(status.st_size));
  char part[65536];
  for (;;) {
    const ssize_t read = ::read(descriptor, part, sizeof part);
    if (read < 0 && errno == EINTR) continue;
    if (read < 0)
      return fail("can't be read: " + std::string(std::strerror(errno)));  // NOLINT(concurrency-mt-unsafe)
    if (read == 0) return text;
    text.append(part, static_cast<std::size_t>(read));
    // Some grow while they are read, and those of /proc don't say how large they are.
    if (text.size() > largest)
      return fail("the file is too large, expected at most " + std::to_string(largest >> 20U) + " MB");
  }
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& file, std::size_t largest) {
  // Without waiting: a pipe that nobody writes to would wait for ever.
  const int descriptor = open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) {
    if (errno == ENXIO) return fail("this is a pipe, a socket or a device, not a file");
    if (errno == ENOENT) return fail("can't be read");
    return fail("can't be read: " + std::string(std::strerror(errno)));  // NOLINT(concurrency-mt-unsafe)
  }
  auto text = read_all(descriptor, largest);
  close(descriptor);
  return text;
}

}  // namespace boardwright
