// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/play_apart.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>
#include <optional>

#include "framework/record/native.hpp"
#include "framework/text/ascii.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/save_file.hpp"
#include "plugins/host/own_libraries.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

namespace fs = std::filesystem;

constexpr char kEndOfRecord = '\0';  // no record holds one

/// How the terminal was before somebody's end left it otherwise.
class KeptTerminal {
 public:
  KeptTerminal() {
    termios was{};
    if (tcgetattr(STDIN_FILENO, &was) == 0) was_ = was;
  }
  void restore() const {
    if (was_) tcsetattr(STDIN_FILENO, TCSANOW, &*was_);
  }

 private:
  std::optional<termios> was_;
};

/// The last that was sent whole, until nobody can send any more.
std::string last_record(int pipe) {
  std::string last, coming;
  std::array<char, 4096> buffer{};
  for (;;) {
    const ssize_t got = read(pipe, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return last;
    for (const char letter : std::string_view(buffer.data(), static_cast<std::size_t>(got))) {
      if (letter != kEndOfRecord)
        coming += letter;
      else
        last = std::exchange(coming, {});
    }
  }
}

/// Our own format, which needs no rules; a name of other programs' formats gets an ending of ours.
fs::path place_for(const std::string& record, const std::string& game) {
  if (!record.empty()) {
    const std::string ending = ascii_lower(fs::path(record).extension().string());
    return ending == ".sgf" || ending == ".pgn" ? record + ".txt" : record;
  }
  for (int number = 1;; ++number) {
    fs::path place = game + (number == 1 ? "" : "-" + std::to_string(number)) + ".txt";
    if (!is_there(place)) return place;
  }
}

bool has_moves(const std::string& text) {
  const auto record = read_record(text);
  return record && !record->moves.empty();
}

int tell_end(const Context& context, const std::string& game, const std::string& record,
             const std::string& played, int signal) {
  const bool stopped = signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
  std::string sentence;
  if (!stopped)
    sentence = said(context.language, "terminal.rules_crashed",
                    {game, strsignal(signal)});  // NOLINT(concurrency-mt-unsafe)
  if (has_moves(played)) {
    const fs::path place = place_for(record, game);
    if (auto saved = save_file(place, played); !saved) return wrong(saved.error());
    sentence +=
        (sentence.empty() ? "" : " ") + said(context.language, "terminal.played_is_in", {place.string()});
  }
  if (!sentence.empty()) std::cerr << "boardwright: " << sentence << "\n";
  return stopped ? 128 + signal : kWrongUse;
}

}  // namespace

bool comes_from_outside(const Game& game) {
  if (!game.data().script.empty()) return false;  // its machine bounds what it does
  return !comes_with_program(game.plugin_file());
}

int play_apart(const Context& context, const std::string& game, const std::string& record,
               const std::function<int(const KeepPlayed&)>& play) {
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0)
    return wrong(std::string("no process can be started: ") + std::strerror(errno));  // NOLINT
  const KeptTerminal terminal;
  std::cout.flush();
  const pid_t parent = getpid(), child = fork();
  if (child < 0) return wrong(std::string("no process can be started: ") + std::strerror(errno));  // NOLINT
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // NOLINT(cppcoreguidelines-pro-type-vararg)
    if (getppid() != parent) _exit(kWrongUse);
    close(pipe[0]);
    std::string kept;
    const int status = play([&, out = pipe[1]](const Table& table) {
      std::string now = write_record(table.match().record());
      if (now == kept) return;
      kept = std::move(now);
      (void)write_all(out, kept + kEndOfRecord);  // nobody reads: then nobody keeps it
    });
    _exit(std::cout.flush() ? status : kWrongUse);
  }
  close(pipe[1]);
  // Whoever plays hears these; whoever keeps the record stays until that one has ended.
  struct sigaction ignored {
  }, before{};
  ignored.sa_handler = SIG_IGN;
  sigaction(SIGINT, &ignored, &before);
  const std::string played = last_record(pipe[0]);
  close(pipe[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  sigaction(SIGINT, &before, nullptr);
  if (!WIFSIGNALED(status)) return WEXITSTATUS(status);
  terminal.restore();
  return tell_end(context, game, record, played, WTERMSIG(status));
}

}  // namespace boardwright::cli
