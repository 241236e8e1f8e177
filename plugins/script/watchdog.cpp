// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/watchdog.hpp"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <lua.hpp>
#include <memory>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

namespace boardwright::script {
namespace {

constexpr std::chrono::milliseconds kLook{100};
constexpr int kLooks = static_cast<int>(kLongestCall / kLook);

std::atomic<pthread_t> impatient{};
std::atomic<std::int64_t> patience{0};  // milliseconds; 0: nobody is impatient

/// Nothing where there is no such thread any more.
std::chrono::nanoseconds spent(clockid_t clock) {
  timespec now{};
  if (clock_gettime(clock, &now) != 0) return {};
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

int signal_number() { return SIGRTMIN + 7; }

void stop(lua_State* machine, lua_Debug*) {
  lua_sethook(machine, nullptr, 0, 0);
  luaL_error(machine, kTooLong);
}

// Read by the handler: of a type without constructor, and touched before by whoever is in a call.
thread_local lua_State* volatile running = nullptr;

void on_signal(int) {
  if (lua_State* machine = running; machine != nullptr) lua_sethook(machine, stop, LUA_MASKCOUNT, 1);
}

}  // namespace

class Watchdog {
 public:
  static Watchdog& the() {
    // Never destroyed: whoever ends with a script still open, in a static for instance, releases it later than that.
    // In place, so that nothing is left behind when the library is unloaded.
    alignas(Watchdog) static std::array<std::byte, sizeof(Watchdog)> room;
    static Watchdog& watchdog = *new (room.data()) Watchdog;
    return watchdog;
  }
  void hold() {
    const std::lock_guard lock(holding_);
    if (holders_++ != 0) return;
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(signal_number(), &action, &before_);
    // A forked process has none of the threads: it gets one of its own, and no lock is held while it is made.
    static const int registered =
        pthread_atfork([] { the().lock_all(); }, [] { the().unlock_all(); }, [] { the().go_on_in_child(); });
    (void)registered;  // without memory for it only forked processes go unwatched
    begin();
  }
  void release() {
    const std::lock_guard lock(holding_);
    if (--holders_ != 0) return;
    {
      const std::lock_guard ending(mutex_);
      ending_ = true;
    }
    wake_.notify_all();
    thread_->join();
    thread_.reset();
    sigaction(signal_number(), &before_, nullptr);
  }
  void add(Watched& watched) {
    const std::lock_guard lock(mutex_);
    all_.push_back(&watched);
  }
  void remove(Watched& watched) {
    const std::lock_guard lock(mutex_);
    std::erase(all_, &watched);
    if (all_.empty()) all_.shrink_to_fit();  // see `the`
  }

 private:
  void begin() {
    ending_ = false;
    thread_ = std::make_unique<std::thread>([this] { watch(); });
  }
  void lock_all() {
    holding_.lock();
    mutex_.lock();
  }
  void unlock_all() {
    mutex_.unlock();
    holding_.unlock();
  }
  void go_on_in_child() {
    (void)thread_.release();               // there is no such thread here, nothing could be waited for
    new (&wake_) std::condition_variable;  // nor does anybody wait
    unlock_all();
    if (holders_ != 0) begin();
  }

  void watch() {
    sigset_t none;
    sigfillset(&none);
    pthread_sigmask(SIG_SETMASK, &none, nullptr);  // other signals are the program's
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, kLook, [this] { return ending_; }))
      for (Watched* watched : all_) look(*watched);
  }
  static bool has_lost_patience(const Watched& watched) {
    const std::chrono::milliseconds most(patience);
    return most.count() != 0 && pthread_equal(watched.thread_, impatient) != 0 &&
           spent(watched.clock_) - watched.spent_ >= most;
  }
  static void look(Watched& watched) {
    const std::uint64_t calls = watched.calls_;
    if (calls % 2 == 0 || calls != watched.seen_) {
      watched.seen_ = calls;
      watched.looks_ = 0;
      watched.spent_ = spent(watched.clock_);
      return;
    }
    // Whoever is in a call can't have ended. One who leaves it just now finds nothing running.
    if (++watched.looks_ >= kLooks || has_lost_patience(watched))
      pthread_kill(watched.thread_, signal_number());
  }

  std::mutex holding_, mutex_;
  std::condition_variable wake_;
  std::unique_ptr<std::thread> thread_;
  std::vector<Watched*> all_;
  struct sigaction before_ {};
  int holders_ = 0;
  bool ending_ = false;
};

void set_patience(pthread_t thread, std::chrono::milliseconds most) noexcept {
  impatient = thread;
  patience = most.count();
}

WatchdogHold::WatchdogHold() { Watchdog::the().hold(); }
WatchdogHold::~WatchdogHold() { Watchdog::the().release(); }

Watched::Watched() { Watchdog::the().add(*this); }
Watched::~Watched() { Watchdog::the().remove(*this); }

WatchedCall::WatchedCall(Watched& watched, lua_State* machine) noexcept : watched_(watched), outer_(running) {
  watched_.thread_.store(pthread_self(), std::memory_order_relaxed);
  clockid_t clock{};
  if (pthread_getcpuclockid(pthread_self(), &clock) == 0)
    watched_.clock_.store(clock, std::memory_order_relaxed);
  running = machine;
  watched_.calls_.fetch_add(1, std::memory_order_release);
}

WatchedCall::~WatchedCall() {
  watched_.calls_.fetch_add(1, std::memory_order_release);
  running = outer_;
}

}  // namespace boardwright::script
