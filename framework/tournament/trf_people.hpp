// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of entrants in a TRF file (T21A), and whether they fit each other (T21.6). Room-internal.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "framework/tournament/trf.hpp"
#include "framework/tournament/trf_columns.hpp"

namespace boardwright::tournament {

struct ReadPerson {
  std::size_t line = 0;
  Number number = 0;
  Entrant entrant;
  TrfPerson more;
  Points points = 0;  ///< as the line says
  std::size_t points_column = 81;
  friend bool operator==(const ReadPerson&, const ReadPerson&) = default;
};

[[nodiscard]] Result<ReadPerson> read_trf_person(const TrfColumns& line);

/// Puts them into the table by number. Rounds after the last one that was paired are byes to come.
[[nodiscard]] Result<void> place_people(const std::vector<ReadPerson>& people, TrfFile& file,
                                        std::size_t last_line);

/// Both lines of a game agree, and the points follow from the results.
[[nodiscard]] Result<void> check_people(const std::vector<ReadPerson>& people, const TrfFile& file);

/// A bye that was asked for: of the next round, or a later one. One of a round that was paired stands in the table.
void set_bye(TrfFile& file, std::uint32_t round, Number number, Code code);

}  // namespace boardwright::tournament
