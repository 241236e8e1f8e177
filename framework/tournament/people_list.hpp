// SPDX-License-Identifier: GPL-3.0-or-later
//
// People as they are pasted or stand in a file: one a line, as people write them and as spreadsheets do in
// English, Dutch, German and French. Pure functions of a text.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::tournament {

struct ListedPerson {
  std::string name;  ///< as it will be kept (read_name); as it was written where there is a problem
  std::optional<std::int32_t> rating;
  std::string club;
  std::size_t line = 0;       ///< of the text, from 1
  std::string problem;        ///< why nobody can be called so; empty: nothing is wrong
  std::size_t double_of = 0;  ///< the line of an earlier one of the same name; 0: there is none
  friend bool operator==(const ListedPerson&, const ListedPerson&) = default;
};

struct PeopleList {
  std::vector<ListedPerson> people;  ///< in the order of the lines
  std::vector<std::string> columns;  ///< headings that were not used, as they were written
  friend bool operator==(const PeopleList&, const PeopleList&) = default;
};

inline constexpr std::size_t kMostListedPeople = 2000;

/// `text`: bytes in any encoding. What parts columns is found out: a tab, a semicolon, or a comma if a first
/// line of headings has one; "Jansen, Piet" without headings is Piet Jansen. Headings may be there or not.
/// Fails for bytes that are no text, a quotation mark that isn't closed, headings without a name among them,
/// and more than kMostListedPeople.
[[nodiscard]] Result<PeopleList> read_people_list(std::string_view text);

}  // namespace boardwright::tournament
