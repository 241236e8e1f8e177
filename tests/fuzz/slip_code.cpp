// SPDX-License-Identifier: GPL-3.0-or-later
//
// Codes of result slips, from a camera or typed.
#include "framework/papers/slip_code.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto code = papers::read_slip(fuzz::as_text(data, size));
  if (!code) {
    fuzz::require_sentence(code.error());
    return 0;
  }
  fuzz::require(papers::read_slip(papers::slip_text(*code)) == *code, "a code that is read comes back");
  return 0;
}
