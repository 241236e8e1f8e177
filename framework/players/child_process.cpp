// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "framework/text/duration.hpp"

extern "C" char** environ;  // NOLINT(readability-redundant-declaration)

namespace boardwright {
namespace {

constexpr std::size_t kLongestLine = 1U << 16U;
constexpr Milliseconds kPoliteEnd{150};
constexpr Milliseconds kKilled{400};

/// Writing to a program that has ended must not end this one, whatever the host does about SIGPIPE.
class WithoutBrokenPipe {
 public:
  WithoutBrokenPipe() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    pending_before_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  WithoutBrokenPipe(const WithoutBrokenPipe&) = delete;
  WithoutBrokenPipe& operator=(const WithoutBrokenPipe&) = delete;
  ~WithoutBrokenPipe() {
    const timespec now{0, 0};
    const int error = errno;
    if (!pending_before_)
      while (sigtimedwait(&pipe_, nullptr, &now) == -1 && errno == EINTR) {
      }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    errno = error;
  }

 private:
  sigset_t pipe_{}, before_{};
  bool pending_before_ = false;
};

/// Two ends of a pipe that close by themselves unless they are taken.
struct Pipe {
  std::array<int, 2> ends{-1, -1};
  Pipe() {
    if (pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (const int end : ends)
      if (end >= 0) close(end);
  }
  int take(std::size_t which) { return std::exchange(ends[which], -1); }
};

std::string error_text(int number) { return std::strerror(number); }  // NOLINT(concurrency-mt-unsafe)

}  // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::vector<std::string>& words) {
  if (words.empty() || words.front().empty()) return fail("can't be started: there is no program");
  Pipe to, from;
  if (to.ends[0] < 0 || from.ends[0] < 0) return fail("can't be started: " + error_text(errno));

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to.ends[0], 0);
  posix_spawn_file_actions_adddup2(&actions, from.ends[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);  // what libraries opened is none of its business
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);  // so that whatever it starts can be ended with it
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::vector<std::string> copies(words);
  std::vector<char*> arguments;
  for (auto& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int spawned =
      posix_spawnp(&child, arguments.front(), &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (spawned != 0) return fail("can't be started: " + error_text(spawned));
  const int input = to.take(1), output = from.take(0);
  for (const int end : {input, output}) fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK);
  return std::unique_ptr<ChildProcess>(new ChildProcess(child, input, output));
}

ChildProcess::~ChildProcess() {
  close(input_);
  if (patient_) (void)ended_by(Clock::now() + kPoliteEnd);
  kill(-pid_, SIGKILL);  // also what it leaves behind in its group
  close(output_);
  const auto collect = [pid = pid_] {
    while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
  };
  if (ended_by(Clock::now() + kKilled)) {
    collect();
  } else {
    std::thread(collect).detach();  // it hangs in the kernel: nobody waits for that
  }
}

bool ChildProcess::ended_by(Clock::time_point deadline) const {
  for (;;) {
    siginfo_t found{};
    const int asked = waitid(P_PID, static_cast<id_t>(pid_), &found, WEXITED | WNOHANG | WNOWAIT);
    if (found.si_pid == pid_ || (asked < 0 && errno != EINTR)) return true;
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(Milliseconds(2));
  }
}

std::string ChildProcess::how_it_ended() const {
  siginfo_t found{};
  if (!ended_by(Clock::now() + kPoliteEnd) ||
      waitid(P_PID, static_cast<id_t>(pid_), &found, WEXITED | WNOHANG | WNOWAIT) != 0)
    return "has closed its output";
  if (found.si_code != CLD_EXITED)
    return std::string("has crashed (") + strsignal(found.si_status) + ")";  // NOLINT(concurrency-mt-unsafe)
  return "has ended (exit status " + std::to_string(found.si_status) + ")";
}

Result<void> ChildProcess::wait_for(int descriptor, short events, const Patience& patience) {
  for (;;) {
    const auto left = std::chrono::ceil<Milliseconds>(patience.deadline - Clock::now()).count();
    std::array<pollfd, 2> waiting{
        pollfd{descriptor, events, 0},
        pollfd{patience.interrupt ? patience.interrupt->descriptor() : -1, POLLIN, 0}};
    const int found =
        poll(waiting.data(), waiting.size(), static_cast<int>(std::clamp<long>(left, 0, 60000)));
    if (found > 0 && waiting[1].revents != 0) return fail("was interrupted");
    if (found > 0 && waiting[0].revents != 0) return {};
    if (left <= 0) return fail("does not answer");
  }
}

Result<void> ChildProcess::write_line(std::string_view line, const Patience& patience) {
  const WithoutBrokenPipe guard;
  const std::string text = std::string(line) + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t written = ::write(input_, text.data() + done, text.size() - done);
    if (written > 0) {
      done += static_cast<std::size_t>(written);
    } else if (errno == EAGAIN) {
      if (auto ready = wait_for(input_, POLLOUT, patience); !ready) return ready;
    } else if (errno != EINTR) {
      return fail(errno == EPIPE ? how_it_ended() : "can't be written to: " + error_text(errno));
    }
  }
  return {};
}

Result<std::string> ChildProcess::read_line(const Patience& patience) {
  std::size_t searched = 0;
  for (;;) {
    if (const auto end = buffer_.find('\n', searched); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    searched = buffer_.size();
    if (searched > kLongestLine)
      return fail("says more than " + std::to_string(kLongestLine) + " bytes in one line");
    if (auto ready = wait_for(output_, POLLIN, patience); !ready) return fail(ready.error());
    std::array<char, 4096> bytes{};
    const ssize_t got = read(output_, bytes.data(), bytes.size());
    if (got > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(got));
    if (got == 0) return fail(how_it_ended());
    if (got < 0 && errno != EINTR && errno != EAGAIN) return fail("can't be read from: " + error_text(errno));
  }
}

}  // namespace boardwright
