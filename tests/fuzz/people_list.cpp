// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists of people, pasted or from spreadsheets.
#include "framework/tournament/people_list.hpp"
#include "framework/text/name.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto list = tournament::read_people_list(fuzz::as_text(data, size));
  if (!list) {
    fuzz::require_sentence(list.error());
    return 0;
  }
  std::size_t line = 0;
  for (const auto& person : list->people) {
    fuzz::require(person.line > line, "people stand in the order of their lines");
    line = person.line;
    if (!person.problem.empty()) {
      fuzz::require_sentence(person.problem);
      continue;
    }
    const auto name = read_name(person.name);
    fuzz::require(name.has_value() && *name == person.name, "a name that is read is one that can be kept");
    fuzz::require(person.double_of < person.line, "a double comes after the first");
  }
  return 0;
}
