// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/probe.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <optional>
#include <thread>

#include "plugins/host/helper_program.hpp"
#include "plugins/host/image.hpp"

extern "C" char** environ;  // NOLINT(readability-redundant-declaration)

namespace boardwright {
namespace {

/// Descriptor under which the child finds the image.
constexpr int kImageInChild = 3;

using Clock = std::chrono::steady_clock;

/// What the child wrote until it closed the pipe or the time was up.
std::string read_report(int pipe, Clock::time_point deadline) {
  std::string report;
  std::array<char, 4096> buffer{};
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) return report;
    pollfd waiting{pipe, POLLIN, 0};
    if (poll(&waiting, 1, static_cast<int>(left.count())) <= 0) continue;
    const ssize_t got = read(pipe, buffer.data(), buffer.size());
    if (got <= 0) return report;
    if (report.size() < 65536) report.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

/// The status of a child that ends in time. It may hang with its pipe closed.
std::optional<int> wait_for(pid_t child, Clock::time_point deadline) {
  int status = 0;
  for (;;) {
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return std::nullopt;
    if (Clock::now() >= deadline) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  kill(child, SIGKILL);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return std::nullopt;
}

}  // namespace

Result<void> probe(const PluginImage& image, const std::filesystem::path& file,
                   std::chrono::milliseconds time) {
  const std::string name = file.string();
  const auto program = helper_program("boardwright-probe");
  if (program.empty())
    return fail(name + ": can't be checked because the program boardwright-probe is missing beside this one");
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0) return fail(name + ": can't be checked: " + std::strerror(errno));

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, pipe[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, image.descriptor(), kImageInChild);
  std::string argument0 = program.string();
  std::string argument1 = "/proc/self/fd/" + std::to_string(kImageInChild);
  std::array<char*, 3> arguments{argument0.data(), argument1.data(), nullptr};
  pid_t child = 0;
  const int spawned = posix_spawn(&child, argument0.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(pipe[1]);
  if (spawned != 0) {
    close(pipe[0]);
    return fail(name + ": can't be checked: " + std::strerror(spawned));
  }
  const auto deadline = Clock::now() + time;
  const std::string report = read_report(pipe[0], deadline);
  close(pipe[0]);
  const auto ended = wait_for(child, deadline);
  if (!ended)
    return fail(name + ": loading it took longer than " + std::to_string(time.count()) +
                " ms, so it was stopped");
  const int status = *ended;
  if (report.starts_with("error: ")) return fail(name + ": " + report.substr(7));
  if (report == "ok" && WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  if (WIFSIGNALED(status))
    return fail(name + ": loading it crashes (" + std::string(strsignal(WTERMSIG(status))) +
                ")");  // NOLINT(concurrency-mt-unsafe)
  return fail(name + ": loading it ends the program (exit status " + std::to_string(WEXITSTATUS(status)) +
              ")");
}

}  // namespace boardwright
