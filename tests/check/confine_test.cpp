// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a process that is shut in can't do, tried by code that isn't a script: a script can't even try.
#include "plugins/check/confine.hpp"

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <functional>
#include <iterator>
#include <thread>

#include "plugins/check/isolate.hpp"
#include "plugins/host/sanitized.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright::check {
namespace {

Ending shut_in(const std::function<std::string()>& function) {
  Limits limits;
  limits.time = std::chrono::seconds(20);
  limits.memory = kConfinedMemory;
  limits.confined = true;
  return run_isolated([&](Note) { return function(); }, limits);
}

/// "refused" where the system call fails as forbidden, else what came of it.
std::string tried(const std::function<long()>& call) {
  const Ending ending = shut_in([&]() -> std::string {
    errno = 0;
    const long result = call();
    if (result >= 0) return "done";
    return errno == EPERM ? "refused" : "another error: " + std::to_string(errno);
  });
  return ending.finished ? ending.text : "not finished: " + ending.text + " " + ending.output;
}

}  // namespace

TEST_CASE("a process that is shut in computes, reads files and has threads", "[check]") {
  const test::ScratchFolder folder;
  const auto file = folder.write("read.txt", "what stands here");
  const Ending ending = shut_in([&] {
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    std::thread([&text] { text += ", read"; }).join();
    return text + std::string(1U << 20U, '.').substr(0, 1);
  });
  INFO(ending.text << ending.output);
  REQUIRE(ending.finished);
  CHECK(ending.text == "what stands here, read.");
}

TEST_CASE("a process that is shut in writes nothing", "[check]") {
  const test::ScratchFolder folder;
  const std::string there = folder.write("there.txt", "old").string(),
                    fresh = (folder / "fresh.txt").string();
  CHECK(tried([&] { return open(there.c_str(), O_WRONLY); }) == "refused");
  CHECK(tried([&] { return open(there.c_str(), O_RDWR); }) == "refused");
  CHECK(tried([&] { return open(there.c_str(), O_RDONLY | O_TRUNC); }) == "refused");
  CHECK(tried([&] { return open(fresh.c_str(), O_RDONLY | O_CREAT, 0600); }) == "refused");
  CHECK(tried([&] { return open(folder.path().c_str(), O_TMPFILE | O_RDWR, 0600); }) == "refused");
  CHECK(tried([&] { return syscall(SYS_open, fresh.c_str(), O_WRONLY | O_CREAT, 0600); }) == "refused");
  CHECK(tried([&] { return syscall(SYS_creat, fresh.c_str(), 0600); }) == "refused");
  CHECK(tried([&] { return truncate(there.c_str(), 0); }) == "refused");
  CHECK(tried([&] { return unlink(there.c_str()); }) == "refused");
  CHECK(tried([&] { return rename(there.c_str(), fresh.c_str()); }) == "refused");
  CHECK(tried([&] { return mkdir(fresh.c_str(), 0700); }) == "refused");
  CHECK(tried([&] { return symlink(there.c_str(), fresh.c_str()); }) == "refused");
  CHECK(tried([&] { return chmod(there.c_str(), 0777); }) == "refused");
  std::ifstream in(there);
  CHECK(std::string{std::istreambuf_iterator<char>(in), {}} == "old");
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("a process that is shut in reaches no network, no other program and no other process", "[check]") {
  CHECK(tried([] { return socket(AF_INET, SOCK_STREAM, 0); }) == "refused");
  CHECK(tried([] { return socket(AF_UNIX, SOCK_STREAM, 0); }) == "refused");
  CHECK(tried([] {
          int pair[2];
          return socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
        }) == "refused");
  CHECK(tried([] {
          char program[] = "/bin/true", *arguments[] = {program, nullptr}, *environment[] = {nullptr};
          return execve(program, arguments, environment);
        }) == "refused");
  CHECK(tried([] { return fork(); }) == "refused");
  CHECK(tried([] { return vfork(); }) == "refused");
  CHECK(tried([] { return kill(getppid(), SIGTERM); }) == "refused");
  CHECK(tried([] { return syscall(SYS_tgkill, getppid(), getppid(), SIGTERM); }) == "refused");
  CHECK(tried([] { return ptrace(PTRACE_TRACEME, 0, nullptr, nullptr); }) == "refused");
  CHECK(tried([] { return syscall(SYS_io_uring_setup, 4, nullptr); }) == "refused");
  CHECK(tried([] { return syscall(SYS_openat2, AT_FDCWD, "/dev/null", nullptr, 0); }) == "refused");
}

TEST_CASE("a process that is shut in gets no new code and no descriptors of others", "[check]") {
  CHECK(tried([] {
          return mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1,
                      0) == MAP_FAILED
                     ? -1
                     : 0;
        }) == "refused");
  CHECK(tried([] {
          void* page = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
          return mprotect(page, 4096, PROT_READ | PROT_EXEC);
        }) == "refused");
  const test::ScratchFolder folder;
  const int mine = open((folder / "mine.txt").c_str(), O_WRONLY | O_CREAT, 0600);
  REQUIRE(mine >= 0);
  const Ending ending = shut_in([mine] {
    const ssize_t written = write(mine, "x", 1);
    const int error = errno;
    return std::to_string(written) + " " + std::to_string(error);
  });
  close(mine);
  CHECK(ending.text == "-1 " + std::to_string(EBADF));
  CHECK(std::filesystem::file_size(folder / "mine.txt") == 0);
}

TEST_CASE("a process that is shut in is stopped when it takes too long or too much", "[check]") {
  Limits limits;
  limits.time = std::chrono::milliseconds(300);
  limits.confined = true;
  const auto begin = std::chrono::steady_clock::now();
  const Ending endless = run_isolated(
      [](Note) -> std::string {
        volatile std::uint64_t count = 0;
        for (;;) {
          const std::uint64_t next = count + 1;
          count = next;
        }
      },
      limits);
  CHECK_FALSE(endless.finished);
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
  if (kSanitized) return;
  const Ending greedy = shut_in([] { return std::string(std::size_t{3} << 30U, 'x').substr(0, 1); });
  CHECK_FALSE(greedy.finished);
}

}  // namespace boardwright::check
