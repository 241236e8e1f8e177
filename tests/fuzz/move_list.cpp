// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records that are lists of numbered moves.
#include "framework/record/foreign.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = read_move_list(fuzz::as_text(data, size));
  if (!record) {
    fuzz::require_sentence(record.error());
    return 0;
  }
  for (const auto& move : record->moves)
    fuzz::require(!move.text.empty() && move.line > 0 && move.column > 0, "a move has a text and a place");
  return 0;
}
