// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/save_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Whoever reads a pipe may leave: that is an error like others while this lives, and not the end of the
/// program.
class QuietPipes {
 public:
  QuietPipes() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  QuietPipes(const QuietPipes&) = delete;
  QuietPipes& operator=(const QuietPipes&) = delete;
  ~QuietPipes() {
    const timespec none{};
    if (sigismember(&before_, SIGPIPE) == 0) sigtimedwait(&pipe_, nullptr, &none);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t pipe_{}, before_{};
};

/// A device, a pipe or an open descriptor: renaming would replace it.
Result<void> write_onto(const std::filesystem::path& file, std::string_view text) {
  // Without waiting: a pipe that nobody reads would wait for ever.
  const int descriptor = open(file.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return fail(cannot_write(file, errno));
  const QuietPipes quiet;
  int error = fcntl(descriptor, F_SETFL, O_APPEND) == 0 ? write_all(descriptor, text) : errno;
  if (error == 0 && fsync(descriptor) != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP)
    error = errno;  // some can't be flushed
  if (close(descriptor) != 0 && error == 0) error = errno;
  return error == 0 ? Result<void>() : fail(cannot_write(file, error));
}

}  // namespace

int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

Result<void> save_file(const std::filesystem::path& file, std::string_view text, Readers readers) {
  const auto place = written_place(file);
  if (!place) return fail(place.error());
  struct stat status {};
  const bool there = stat(place->c_str(), &status) == 0;
  // A descriptor's name stays a link to the end.
  struct stat itself {};
  const bool is_descriptor = lstat(place->c_str(), &itself) == 0 && S_ISLNK(itself.st_mode);
  if (there && !S_ISDIR(status.st_mode) && (!S_ISREG(status.st_mode) || is_descriptor))
    return write_onto(file, text);
  auto replaced = ReplacedFile::begin(file, readers);
  if (!replaced) return fail(replaced.error());
  if (const int error = write_all(replaced->descriptor(), text); error != 0)
    return fail(cannot_write(file, error));
  return replaced->keep();
}

}  // namespace boardwright
