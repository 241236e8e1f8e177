// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright-probe FILE: loads a plugin, makes each of its games once, and says "ok" or "error: " and why.
// Whoever started it watches: anything else, or nothing in time, means that the plugin can't be loaded
// safely.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "plugins/host/library.hpp"
#include "plugins/host/position.hpp"
#include "plugins/host/rules.hpp"
#include "plugins/host/sanitized.hpp"

namespace {

/// Without the name of the private copy, which means nothing to anybody.
std::string without(const char* file, const std::string& error) {
  const std::string prefix = std::string(file) + ": ";
  return error.starts_with(prefix) ? error.substr(prefix.size()) : error;
}

std::string examine(const char* file) {
  boardwright::LoadOptions options;
  options.skip_probe = true;
  const auto library = boardwright::Library::load(file, options);
  if (!library) return "error: " + without(file, library.error());
  for (const auto& game : (*library)->games()) {
    const auto rules = (*library)->create(game.id);
    if (!rules) return "error: game " + game.id + " can't be made: " + without(file, rules.error());
    const auto start = (*rules)->start();
    if (start.turn() == 0) return "error: game " + game.id + " starts with nobody on turn";
    for (const auto seat : start.seats_on_turn()) (void)start.moves(seat);
    (void)start.text();
  }
  return "ok";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("boardwright-probe is used by boardwright to check plugin files\n", stderr);
    return 2;
  }
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  if (!boardwright::kSanitized) {                             // the sanitizer's own maps are larger
    const rlimit memory{rlim_t{4} << 30U, rlim_t{4} << 30U};  // whoever asks for more doesn't stop
    setrlimit(RLIMIT_AS, &memory);
  }
  // The report has a descriptor of its own: what the plugin prints must not pass for it.
  const int report = fcntl(1, F_DUPFD_CLOEXEC, 10);
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (report < 0 || nowhere < 0 || dup2(nowhere, 1) < 0) return 2;
  const std::string text = examine(argv[1]);
  const bool written = write(report, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  _exit(written ? 0 : 2);
}
