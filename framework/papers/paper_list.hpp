// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables for people, wherever they end: on paper (boardwright-report makes it of the JSON), on a page that a
// phone reads, in a spreadsheet. Values.
#pragma once

#include <string>
#include <vector>

#include "framework/text/language.hpp"

namespace boardwright::papers {

struct ListColumn {
  std::string heading;
  bool number = false;  ///< set flush right
  bool wide = false;    ///< has the room that others leave
  bool blank = false;   ///< something is to be written into it by hand: a box on paper, nothing elsewhere
  friend bool operator==(const ListColumn&, const ListColumn&) = default;
};

struct ListSection {
  std::string heading;  ///< may be empty
  std::vector<ListColumn> columns;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::string> notes;   ///< sentences below the table
  std::vector<std::size_t> breaks;  ///< rows, from 0, that begin another group
  friend bool operator==(const ListSection&, const ListSection&) = default;
};

struct PaperList {
  Language language = Language::kEnglish;
  std::string title, note;
  std::vector<std::string> intro;  ///< sentences above the first table
  std::vector<ListSection> sections;
  double size = 8.5;  ///< of the letters on paper, in points
  friend bool operator==(const PaperList&, const PaperList&) = default;
};

/// As ui/report/list_report.hpp reads it.
[[nodiscard]] std::string list_json(const PaperList& list);
/// A page of its own that needs no other file and runs no script. `links` stand above the title: where they
/// lead, and what they are called.
struct PageLink {
  std::string file, words;
  friend bool operator==(const PageLink&, const PageLink&) = default;
};
[[nodiscard]] std::string list_page(const PaperList& list, const std::vector<PageLink>& links = {});
/// RFC 4180 with the section's heading in front of each line where there are several sections. What a
/// spreadsheet would take for a formula stands behind a quote mark. Columns to be written into are left out.
[[nodiscard]] std::string list_csv(const PaperList& list);

}  // namespace boardwright::papers
