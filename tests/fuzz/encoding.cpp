// SPDX-License-Identifier: GPL-3.0-or-later
//
// People's texts in any character set.
#include "framework/text/encoding.hpp"
#include "framework/record/sgf_tree.hpp"
#include "framework/text/plain_text.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes = fuzz::as_text(data, size);
  const auto decoded = decode_text(bytes, sgf_character_set(bytes));
  if (!decoded) {
    fuzz::require_sentence(decoded.error());
    return 0;
  }
  fuzz::require(is_utf8(decoded->text), "what is read is UTF-8");
  fuzz::require(decoded->text.find_first_of(std::string_view("\0\r", 2)) == std::string::npos,
                "lines end in one way, and there are no zeros");
  return 0;
}
