// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists of tie-breaks as people type them.
#include "framework/tournament/tie_break.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto list = tournament::parse_tie_breaks(fuzz::as_text(data, size));
  if (!list) {
    fuzz::require_sentence(list.error());
    return 0;
  }
  const auto again = tournament::parse_tie_breaks(tournament::tie_breaks_text(*list));
  fuzz::require(again.has_value() && *again == *list, "a list that is written is read as the same");
  return 0;
}
