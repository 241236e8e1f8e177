// SPDX-License-Identifier: GPL-3.0-or-later
//
// game.yaml, whatever it holds.
#include "framework/catalogue/game_file.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto reading = read_game_text(std::string(fuzz::as_text(data, size)), "/games/fuzzed/game.yaml");
  for (const auto& problem : reading.problems) {
    fuzz::require_sentence(problem);
    fuzz::require(problem.starts_with("/games/fuzzed/game.yaml"), "a problem names the file");
  }
  if (!reading.problems.empty()) return 0;
  fuzz::require(!reading.file.variants.empty(), "a sound file has a variant");
  for (const auto& variant : reading.file.variants)
    fuzz::require(reading.file.settings_of(variant).size() >= variant.settings.size(),
                  "settings are inherited");
  return 0;
}
