// SPDX-License-Identifier: GPL-3.0-or-later
//
// Crosstables of tests, written as lines: "2200 9w1 13b= 0-H" is somebody rated 2200 who beat number 9 on side 1,
// drew with number 13 on side 2 and had a half bye. Aborts on anything else: it is for what tests write.
#pragma once

#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::test {

inline tournament::RoundEntry round_entry(const std::string& text) {
  std::size_t digits = 0;
  tournament::RoundEntry entry;
  entry.opponent = static_cast<tournament::Number>(std::stoul(text, &digits));
  if (text.size() != digits + 2) std::abort();
  const char side = text[digits];
  entry.side = side == 'w'   ? tournament::Side::kFirst
               : side == 'b' ? tournament::Side::kSecond
                             : tournament::Side::kNone;
  entry.code = static_cast<tournament::Code>(text[digits + 1]);
  return entry;
}

/// A rating of 0: none.
inline tournament::Crosstable cross_table(const std::vector<std::string>& lines) {
  tournament::Crosstable table;
  for (const auto& line : lines) {
    std::istringstream in(line);
    tournament::Entrant entrant;
    int rating = 0;
    in >> rating;
    if (rating != 0) entrant.rating = rating;
    for (std::string cell; in >> cell;) entrant.rounds.push_back(round_entry(cell));
    entrant.name = "P" + std::to_string(table.entrants.size() + 1);
    table.entrants.push_back(entrant);
  }
  return table;
}

/// So many people of whom nobody has played yet.
inline tournament::Crosstable beginners(std::size_t people) {
  return cross_table(std::vector<std::string>(people, "0"));
}

}  // namespace boardwright::test
