// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records in SGF.
#include "framework/record/foreign.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

const SgfFormat& format() {
  static const SgfFormat made = [] {
    SgfFormat sgf;
    sgf.game_number = 9;
    sgf.seats = {{"B", "black"}, {"W", "white"}};
    sgf.players = {{"PB", "black"}, {"PW", "white"}};
    sgf.size_parameter = "size";
    sgf.setup_property = "SU";
    sgf.setups = {{"mixed", {{"layout", "scrambled"}}}};
    return sgf;
  }();
  return made;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  for (const auto& game : read_sgf_games(text, {})) {
    if (!game) {
      fuzz::require_sentence(game.error());
      continue;
    }
    const auto number = sgf_game_number(*game);
    const auto read = read_sgf_game(*game, format());
    if (!read)
      fuzz::require_sentence(read.error());
    else
      fuzz::require(!number || *number == format().game_number, "a game of another number is refused");
  }
  return 0;
}
