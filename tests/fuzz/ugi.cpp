// SPDX-License-Identifier: GPL-3.0-or-later
//
// A session of the protocol `ugi`, line by line. The first line names a game.
#include "framework/players/player.hpp"
#include "tests/fuzz/support.hpp"
#include "ui/cli/ugi_session.hpp"

using namespace boardwright;

namespace {

/// Whether a line asks for so much work that the time limit of a fuzzer would strike: only depths up to 2 may
/// pass.
bool is_long_work(std::string_view line) {
  return line.find("perft") != std::string_view::npos &&
         (line.size() > 7 || line.find_first_of("3456789") != std::string_view::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::as_text(data, size);
  const auto rules = fuzz::take_rules(rest);
  UgiSession session({
      .rules = rules,
      .player = std::move(*make_player("random")),
      .rebuild = [&](const std::string&,
                     const std::string&) { return Result<std::shared_ptr<const Rules>>(rules); },
      .explain = [](const Explanation& why) { return why.message; },
      .seed = 1,
  });
  while (!rest.empty() && !session.done()) {
    const std::string_view line = fuzz::take_line(rest);
    if (is_long_work(line)) continue;
    const std::string answer = session.answer(line);
    fuzz::require(answer.empty() || answer.back() == '\n', "an answer ends with a line feed");
    if (line.find("ugi") == std::string_view::npos)
      fuzz::require(answer.find('\n') == answer.rfind('\n'), "an answer is one line");
  }
  return 0;
}
