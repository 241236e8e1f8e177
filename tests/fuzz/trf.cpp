// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of tournaments, and the next round of those that aren't large.
#include "framework/tournament/trf.hpp"

#include "framework/tournament/swiss_dutch.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

void require_place(std::string_view sentence) {
  fuzz::require_sentence(sentence);
  const auto digits = sentence.find_first_not_of("0123456789");
  fuzz::require(digits != 0 && digits != std::string_view::npos && sentence[digits] == ':',
                "a sentence names the line");
}

void pair_next(const Crosstable& table) {
  const auto round = pair_dutch(table);
  if (!round) {
    fuzz::require_sentence(round.error().sentence());
    fuzz::require(!round.error().rule.empty(), "a problem has its rule");
    return;
  }
  std::vector<int> seen(table.entrants.size() + 1);
  for (const auto& pair : round->pairs) ++seen[pair.first], ++seen[pair.second];
  if (round->bye != 0) ++seen[round->bye];
  for (Number number = 1; number <= table.entrants.size(); ++number)
    fuzz::require(seen[number] == (table.of(number).out ? 0 : 1), "everybody who is in is paired once");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto file = read_trf(fuzz::as_text(data, size));
  if (!file) {
    require_place(file.error());
    return 0;
  }
  for (const auto& note : file->notes) require_place(note);
  const auto text = write_trf(*file);
  const auto again = read_trf(text);
  fuzz::require(again.has_value(), "what is written can be read");
  fuzz::require(write_trf(*again) == text, "what is written is read as the same");
  constexpr std::size_t kMostPaired = 24;
  if (file->table.entrants.size() <= kMostPaired) pair_next(file->table);
  return 0;
}
