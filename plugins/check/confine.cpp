// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/confine.hpp"

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <memory>
#include <string>

namespace boardwright::check {
namespace {

constexpr rlim_t kLargestFile = rlim_t{16}
                                << 20U;  // of private copies in memory, which is all that can be written
constexpr rlim_t kMostOpen = 64;

struct FilterRelease {
  void operator()(void* filter) const { seccomp_release(filter); }
};

/// What computing takes: memory, time, threads, locks, and reading files.
constexpr int kHarmless[] = {
    SCMP_SYS(brk),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    SCMP_SYS(futex),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(rseq),
    SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(membarrier),
    SCMP_SYS(getcpu),
    SCMP_SYS(gettid),
    SCMP_SYS(getpid),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(time),
    SCMP_SYS(getrandom),
    SCMP_SYS(sysinfo),
    SCMP_SYS(uname),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(read),
    SCMP_SYS(pread64),
    SCMP_SYS(readv),
    SCMP_SYS(lseek),
    SCMP_SYS(close),
    SCMP_SYS(fstat),
    SCMP_SYS(newfstatat),
    SCMP_SYS(statx),
    SCMP_SYS(stat),
    SCMP_SYS(lstat),
    SCMP_SYS(access),
    SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2),
    SCMP_SYS(readlink),
    SCMP_SYS(readlinkat),
    SCMP_SYS(getdents64),
    SCMP_SYS(getcwd),
    SCMP_SYS(geteuid),
    SCMP_SYS(getuid),
    SCMP_SYS(getegid),
    SCMP_SYS(getgid),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(memfd_create),
#ifdef __SANITIZE_ADDRESS__
    SCMP_SYS(pipe),  // the sanitizers ask through a pipe whether memory can be read
    SCMP_SYS(pipe2),
#endif
};
// `write` reaches only what is open: nothing can be opened to be written but private copies in memory.

/// A rule that holds if these arguments are so; the result is 0 or an error's negative number.
int allow(void* filter, int call, std::initializer_list<scmp_arg_cmp> arguments) {
  return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, static_cast<unsigned>(arguments.size()),
                                arguments.begin());
}

scmp_arg_cmp masked(unsigned argument, scmp_datum_t mask, scmp_datum_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}
scmp_arg_cmp equals(unsigned argument, scmp_datum_t value) { return {argument, SCMP_CMP_EQ, value, 0}; }

int add_rules(void* filter) {
  int failed = 0;
  const auto note = [&failed](int result) {
    if (result != 0 && failed == 0) failed = result;
  };
  for (const int call : kHarmless)
    if (call >= 0) note(seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0));  // below 0: not of this processor
  note(allow(filter, SCMP_SYS(openat), {masked(2, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY)}));
#ifdef __NR_open
  note(allow(filter, SCMP_SYS(open), {masked(1, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY)}));
#endif
  note(allow(filter, SCMP_SYS(mmap), {masked(2, PROT_EXEC, 0)}));
  note(allow(filter, SCMP_SYS(mprotect), {masked(2, PROT_EXEC, 0)}));
  // Threads of this process, no others; what clone3 asks for stands in memory, where a filter can't look.
  note(allow(filter, SCMP_SYS(clone), {masked(0, CLONE_THREAD, CLONE_THREAD)}));
  note(seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0));
  // A call of the rules that hangs is stopped by a signal within this process.
  note(allow(filter, SCMP_SYS(tgkill), {equals(0, static_cast<scmp_datum_t>(getpid()))}));
  for (const int command : {F_GETFD, F_SETFD, F_GETFL, F_ADD_SEALS, F_GET_SEALS})
    note(allow(filter, SCMP_SYS(fcntl), {equals(1, static_cast<scmp_datum_t>(command))}));
  return failed;
}

}  // namespace

Result<void> confine(int kept) {
  const auto failed = [](int error) {
    return fail("this system can't shut a process in: " +
                std::string(std::strerror(error)));  // NOLINT(concurrency-mt-unsafe)
  };
  const auto first = static_cast<unsigned>(kept);
  if (kept < 3 || (kept > 3 && close_range(3, first - 1, 0) != 0) ||
      close_range(first + 1, std::numeric_limits<unsigned>::max(), 0) != 0)
    return failed(errno);
  const rlimit file{kLargestFile, kLargestFile}, open{kMostOpen, kMostOpen};
  if (setrlimit(RLIMIT_FSIZE, &file) != 0 || setrlimit(RLIMIT_NOFILE, &open) != 0) return failed(errno);
  const std::unique_ptr<void, FilterRelease> filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)));
  if (filter == nullptr) return failed(ENOMEM);
  // Of all threads that there are, should a library have begun one.
  if (const int error = seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1); error != 0)
    return failed(-error);
  if (const int error = add_rules(filter.get()); error != 0) return failed(-error);
  if (const int error = seccomp_load(filter.get()); error != 0) return failed(-error);
  return {};
}

}  // namespace boardwright::check
