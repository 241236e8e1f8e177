// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tournaments on paper, as a program that scans has written their codes.
#include "framework/papers/state_code.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto state = papers::read_state(fuzz::as_text(data, size));
  if (!state) {
    fuzz::require_sentence(state.error());
    return 0;
  }
  const auto codes = papers::state_codes(*state);
  if (!codes) return 0;
  std::string text;
  for (const auto& code : *codes) text += code + "\n";
  fuzz::require(papers::read_state(text) == *state, "a state that is read comes back");
  return 0;
}
