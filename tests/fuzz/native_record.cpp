// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records in the format of this project.
#include "framework/record/native.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = read_record(fuzz::as_text(data, size));
  if (!record) {
    fuzz::require_sentence(record.error());
    return 0;
  }
  const auto again = read_record(write_record(*record));
  fuzz::require(again.has_value() && *again == *record, "a record that is written is read as the same");
  return 0;
}
