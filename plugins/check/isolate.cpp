// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/isolate.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <optional>
#include <thread>

#include "plugins/check/confine.hpp"
#include "plugins/host/sanitized.hpp"

namespace boardwright::check {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kOutputShown = 4000;
constexpr int kNotConfined = 4;  // exit status

/// A note that stays shared over a fork.
class SharedNote {
 public:
  SharedNote()
      : page_(
            mmap(nullptr, sizeof(Note::Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {}
  SharedNote(const SharedNote&) = delete;
  SharedNote& operator=(const SharedNote&) = delete;
  ~SharedNote() {
    if (page_ != MAP_FAILED) munmap(page_, sizeof(Note::Shared));
  }
  [[nodiscard]] Note get() const {
    return page_ == MAP_FAILED ? Note() : Note(static_cast<Note::Shared*>(page_));
  }

 private:
  void* page_;
};

void limit(int resource, rlim_t most) {
  const rlimit both{most, most};
  setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

void write_all(int descriptor, const void* data, std::size_t size) {
  const auto* at = static_cast<const char*>(data);
  while (size != 0) {
    const ssize_t done = write(descriptor, at, size);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return;
    at += done;
    size -= static_cast<std::size_t>(done);
  }
}

[[noreturn]] void be_child(const std::function<std::string(Note)>& function, const Limits& limits, Note note,
                           int pipe, int output) {
  bind_process(limits.memory);
  setpgid(0, 0);
  const int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  dup2(nowhere, 0);
  dup2(nowhere, 1);
  dup2(output, 2);
  limit(RLIMIT_CPU, static_cast<rlim_t>(limits.time.count() / 1000 + 5) * 2);  // two threads at most
  if (limits.confined)
    if (const auto shut = confine(pipe); !shut) {
      write_all(2, shut.error().data(), shut.error().size());
      _exit(kNotConfined);
    }
  std::string text;
  try {
    text = function(note);
  } catch (const std::exception& exception) {
    const std::string said = std::string(exception.what()) + "\n";
    write_all(2, said.data(), said.size());
    _exit(3);
  }
  const std::uint64_t size = text.size();
  write_all(pipe, &size, sizeof size);
  write_all(pipe, text.data(), text.size());
  _exit(0);
}

/// Everything that comes through the pipe until it is closed or the time is up.
std::string read_all(int pipe, Clock::time_point deadline) {
  std::string text;
  std::array<char, 4096> buffer{};
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return text;
    pollfd waiting{pipe, POLLIN, 0};
    if (poll(&waiting, 1, static_cast<int>(std::min<long>(left, 1000))) <= 0) continue;
    const ssize_t got = read(pipe, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

/// The status of a process that ends in time; otherwise it is killed.
std::optional<int> wait_for(pid_t child, Clock::time_point deadline) {
  int status = 0;
  for (;;) {
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return std::nullopt;
    if (Clock::now() >= deadline) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return std::nullopt;
}

std::string end_of(int output) {
  const off_t size = lseek(output, 0, SEEK_END);
  if (size <= 0) return {};
  const auto wanted = std::min(static_cast<std::size_t>(size), kOutputShown);
  std::string text(wanted, '\0');
  const ssize_t got = pread(output, text.data(), wanted, size - static_cast<off_t>(wanted));
  text.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  return text;
}

}  // namespace

void Note::write(std::string_view text) noexcept {
  if (shared_ == nullptr) return;
  const std::size_t size = std::min(text.size(), sizeof shared_->text - 1);
  std::memcpy(shared_->text, text.data(), size);
  shared_->text[size] = '\0';
}

void Note::write_count(std::uint32_t count) noexcept {
  if (shared_ != nullptr) shared_->count = count;
}

std::string Note::text() const {
  return shared_ == nullptr ? "" : std::string(shared_->text, strnlen(shared_->text, sizeof shared_->text));
}

void bind_process(std::size_t memory) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // NOLINT(cppcoreguidelines-pro-type-vararg)
  limit(RLIMIT_CORE, 0);
  if (!kSanitized) limit(RLIMIT_AS, memory);
}

Ending run_isolated(const std::function<std::string(Note)>& function, const Limits& limits) {
  Ending ending;
  const SharedNote note;
  std::array<int, 2> pipe{};
  const int output = memfd_create("boardwright-check-output", MFD_CLOEXEC);
  if (output < 0 || pipe2(pipe.data(), O_CLOEXEC) != 0) {
    ending.text =
        std::string("could not be started: ") + std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
    if (output >= 0) close(output);
    return ending;
  }
  std::fflush(nullptr);  // otherwise the child, should it call exit, would print it once more
  const auto deadline = Clock::now() + limits.time;
  const pid_t child = fork();
  if (child == 0) {
    close(pipe[0]);
    be_child(function, limits, note.get(), pipe[1], output);
  }
  close(pipe[1]);
  if (child < 0) {
    ending.text =
        std::string("could not be started: ") + std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
  } else {
    const std::string text = read_all(pipe[0], deadline);
    const auto status = wait_for(child, deadline);
    std::uint64_t size = 0;
    if (text.size() >= sizeof size) std::memcpy(&size, text.data(), sizeof size);
    if (!status || (WIFSIGNALED(*status) && WTERMSIG(*status) == SIGXCPU))
      ending.text = "did not end within " + std::to_string(limits.time.count()) + " ms";
    else if (WIFSIGNALED(*status))
      ending.text =
          std::string("crashed (") + strsignal(WTERMSIG(*status)) + ")";  // NOLINT(concurrency-mt-unsafe)
    else if (text.size() < sizeof size || text.size() != size + sizeof size)
      ending.text = "ended the process (exit status " + std::to_string(WEXITSTATUS(*status)) + ")";
    else {
      ending.finished = true;
      ending.text = text.substr(sizeof size);
    }
    ending.note = note.get().text();
    ending.count = note.get().count();
  }
  close(pipe[0]);
  ending.output = end_of(output);
  close(output);
  return ending;
}

}  // namespace boardwright::check
