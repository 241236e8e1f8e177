// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright-table LIBRARY LANGUAGE: a match of a game from outside in a process that may crash, hang and be killed. Lines of
// JSON in and out (README.md); nobody calls it by hand.
#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <functional>
#include <iostream>
#include <thread>

#include "framework/catalogue/library_game.hpp"
#include "framework/table/loop_strand.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"
#include "plugins/check/confine.hpp"
#include "plugins/check/isolate.hpp"
#include "ui/table/outside_match.hpp"

namespace {

using namespace boardwright;

/// Posts each line; the process ends with its input, whatever its rules do just then.
[[noreturn]] void read_lines(LoopStrand& strand, const std::function<void(const std::string&)>& hear) {
  std::string waiting;
  std::array<char, 4096> buffer{};
  for (;;) {
    const ssize_t got = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) _exit(0);
    waiting.append(buffer.data(), static_cast<std::size_t>(got));
    for (std::size_t end = waiting.find('\n'); end != std::string::npos; end = waiting.find('\n')) {
      strand.post([&hear, line = waiting.substr(0, end)] { hear(line); });
      waiting.erase(0, end + 1);
    }
  }
}

int run(const std::filesystem::path& library, Language language) {
  check::bind_process(check::Limits().memory);
  // What the library prints is nobody's line.
  const int out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (out < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return 2;
  const auto say = [out](std::string_view line) {
    if (write_all(out, std::string(line) + "\n") != 0) _exit(0);  // whoever has asked is gone
  };
  const auto failed = [&](const std::string& sentence) {
    say(nlohmann::json{{"type", "failed"}, {"sentence", one_line(sentence)}}.dump(
        -1, ' ', false, nlohmann::json::error_handler_t::replace));
    return 1;
  };
  const auto game = game_of_library(library);
  if (!game) return failed(game.error());
  if (!(*game)->usable()) return failed((*game)->problems().front());  // loads the library
  if (const auto shut = check::confine(out); !shut) return failed(shut.error());
  LoopStrand strand;
  Thinkers thinkers(2);  // one for moves, one for offers of a draw
  outside::OutsideMatch match(*game, language, strand, thinkers, say);
  match.offer();
  const std::function<void(const std::string&)> hear = [&match](const std::string& line) {
    match.hear(line);
  };
  std::thread(read_lines, std::ref(strand), std::cref(hear)).detach();
  strand.run_until([] { return false; });
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 || sodium_init() < 0) {
    std::cerr << "boardwright-table LIBRARY LANGUAGE: the window begins it\n";
    return 2;
  }
  return run(argv[1], language_from(argv[2]).value_or(Language::kEnglish));
}
