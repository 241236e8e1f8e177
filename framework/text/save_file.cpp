// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/save_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace boardwright {
namespace {

/// Writes everything and flushes it; 0 or the error's number.
int write_through(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return fsync(descriptor) == 0 ? 0 : errno;
}

/// So that the new name survives a power cut too. A file system that can't do this has nothing to lose.
void flush_folder(const std::filesystem::path& folder) {
  const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  fsync(descriptor);
  close(descriptor);
}

}  // namespace

Result<void> save_file(const std::filesystem::path& file, std::string_view text) {
  const auto failed = [&](int error) {
    return fail(file.string() +
                ": can't be written: " + std::strerror(error));  // NOLINT(concurrency-mt-unsafe)
  };
  struct stat status {};
  if (stat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
    // A device or a pipe: renaming would replace it. Some of them can't be flushed.
    const int descriptor = open(file.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return failed(errno);
    int error = write_through(descriptor, text);
    if (error == EINVAL || error == EROFS) error = 0;
    if (close(descriptor) != 0 && error == 0) error = errno;
    return error == 0 ? Result<void>() : failed(error);
  }
  std::string beside = file.string() + ".XXXXXX";
  const int descriptor = mkostemp(beside.data(), O_CLOEXEC);
  if (descriptor < 0) return failed(errno);
  int error = write_through(descriptor, text);
  if (error == 0 && fchmod(descriptor, 0644) != 0) error = errno;
  if (close(descriptor) != 0 && error == 0) error = errno;
  if (error == 0 && rename(beside.c_str(), file.c_str()) != 0) error = errno;
  if (error != 0) {
    unlink(beside.c_str());
    return failed(error);
  }
  flush_folder(file.parent_path());
  return {};
}

}  // namespace boardwright
