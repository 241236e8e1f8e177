// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sound game in a library that does what AT_LOAD names as soon as it is loaded, and IN_CREATE when it makes
// its rules. Nothing of this may happen in the host.
#include <boardwright/sdk/plugin.hpp>

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include "tests/bad_plugins/towers.hpp"

#ifndef AT_LOAD
#define AT_LOAD nothing
#endif
#ifndef IN_CREATE
#define IN_CREATE nothing
#endif

#ifdef UNDEFINED_SYMBOL
void nobody_has_written_this();
#endif

namespace {

[[maybe_unused]] void nothing() {
#ifdef UNDEFINED_SYMBOL
  nobody_has_written_this();
#endif
}
[[maybe_unused]] void throws() { throw std::runtime_error("no rules today"); }
[[maybe_unused]] void exits() { std::exit(0); }  // NOLINT(concurrency-mt-unsafe)
[[maybe_unused]] void leaves() { _exit(0); }
[[maybe_unused]] void aborts() { std::abort(); }
[[maybe_unused]] void segfaults() { std::raise(SIGSEGV); }
[[maybe_unused]] void loops() {
  for (volatile bool on = true; on;) {
  }
}
/// Nobody hears of this process any more, and it does not end.
[[maybe_unused]] void hides() {
  for (int descriptor = 0; descriptor < 1000; ++descriptor) close(descriptor);
  for (;;) pause();
}
/// Says what the probe would say.
[[maybe_unused]] void prints() {
  if (write(1, "ok", 2) == 2) _exit(0);
}

struct AtLoad {
  AtLoad() { AT_LOAD(); }
} const kAtLoad;

struct Named : bad::Towers {
  static constexpr const char* kId = "at_load";
  static boardwright::Result<Named> make(const boardwright::sdk::Parameters&) {
    IN_CREATE();
    return Named{};
  }
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.0.0", Named);
