// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/people_list.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "framework/text/encoding.hpp"
#include "framework/text/name.hpp"

namespace boardwright::tournament {

namespace {

enum class Column { kOther, kName, kFirstName, kLastName, kRating, kClub };

/// Headings of spreadsheets, folded, in four languages.
constexpr std::pair<std::string_view, Column> kHeadings[] = {{"name", Column::kName},
                                                             {"full name", Column::kName},
                                                             {"player", Column::kName},
                                                             {"naam", Column::kName},
                                                             {"volledige naam", Column::kName},
                                                             {"speler", Column::kName},
                                                             {"spieler", Column::kName},
                                                             {"teilnehmer", Column::kName},
                                                             {"nom complet", Column::kName},
                                                             {"joueur", Column::kName},
                                                             {"nom et prénom", Column::kName},
                                                             {"first name", Column::kFirstName},
                                                             {"voornaam", Column::kFirstName},
                                                             {"vorname", Column::kFirstName},
                                                             {"prénom", Column::kFirstName},
                                                             {"prenom", Column::kFirstName},
                                                             {"last name", Column::kLastName},
                                                             {"surname", Column::kLastName},
                                                             {"achternaam", Column::kLastName},
                                                             {"nachname", Column::kLastName},
                                                             {"familienname", Column::kLastName},
                                                             {"nom", Column::kLastName},
                                                             {"nom de famille", Column::kLastName},
                                                             {"rating", Column::kRating},
                                                             {"elo", Column::kRating},
                                                             {"dwz", Column::kRating},
                                                             {"wertungszahl", Column::kRating},
                                                             {"cote", Column::kRating},
                                                             {"classement", Column::kRating},
                                                             {"club", Column::kClub},
                                                             {"vereniging", Column::kClub},
                                                             {"verein", Column::kClub}};

struct Line {
  std::size_t number = 0;
  std::vector<std::string> cells;
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const auto begin = text.find_first_not_of(kBlanks);
  return begin == std::string_view::npos ? std::string_view()
                                         : text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

Column column_of(std::string_view heading) {
  const std::string word = folded(trimmed(heading));
  for (const auto& [known, column] : kHeadings)
    if (folded(known) == word) return column;
  return Column::kOther;
}

/// Cells may stand in quotation marks, with what parts them and ends of lines inside, as CSV has it.
Result<std::vector<Line>> cells_of(std::string_view text, char part) {
  std::vector<Line> lines;
  std::size_t number = 1;
  std::size_t at = 0;
  while (at < text.size()) {
    Line line{number, {}};
    bool ends = false;
    while (!ends) {
      while (at < text.size() && text[at] == ' ') ++at;
      std::string cell;
      if (part != '\0' && at < text.size() && text[at] == '"') {
        const std::size_t opened = number;
        for (++at;; ++at) {
          if (at >= text.size())
            return fail("line " + std::to_string(opened) + ": a quotation mark is opened and never closed");
          if (text[at] == '\n') ++number;
          if (text[at] != '"') {
            cell += text[at] == '\n' ? ' ' : text[at];
          } else if (at + 1 < text.size() && text[at + 1] == '"') {
            cell += text[++at];
          } else {
            break;
          }
        }
        ++at;
      }
      while (at < text.size() && text[at] != '\n' && (part == '\0' || text[at] != part)) cell += text[at++];
      line.cells.emplace_back(trimmed(cell));
      ends = at >= text.size() || text[at] == '\n';
      ++at;
    }
    ++number;
    const bool any = std::ranges::any_of(line.cells, [](const std::string& cell) { return !cell.empty(); });
    if (any) lines.push_back(std::move(line));
  }
  return lines;
}

/// "1512", and what spreadsheets make of it: "1.512", "1 512", "1512,0".
std::optional<std::int32_t> rating_of(std::string_view cell) {
  std::string digits;
  std::size_t tail = 0;  // digits since the last sign between them
  bool sign = false;
  for (const char letter : trimmed(cell)) {
    if (letter >= '0' && letter <= '9') {
      digits += letter;
      ++tail;
    } else if ((letter == '.' || letter == ',' || letter == ' ') && !digits.empty()) {
      if (sign && tail != 3) return std::nullopt;
      sign = true;
      tail = 0;
    } else {
      return std::nullopt;
    }
  }
  if (sign && tail != 3) digits.resize(digits.size() - tail);  // tenths
  std::int32_t rating = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), rating);
  constexpr std::int32_t kMost = 4000;
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || rating > kMost)
    return std::nullopt;
  return rating;
}

/// "Jansen, Piet" is Piet Jansen.
std::string in_order(const std::string& name) {
  const auto comma = name.find(',');
  if (comma == std::string::npos || name.find(',', comma + 1) != std::string::npos) return name;
  const auto first = trimmed(std::string_view(name).substr(comma + 1));
  const auto last = trimmed(std::string_view(name).substr(0, comma));
  return first.empty() || last.empty() ? name : std::string(first) + " " + std::string(last);
}

char part_of(std::string_view text) {
  if (text.find('\t') != std::string_view::npos) return '\t';
  if (text.find(';') != std::string_view::npos) return ';';
  // A comma stands in names too: it parts columns only below headings.
  const auto first = text.substr(0, text.find('\n'));
  for (std::size_t at = 0; at <= first.size() && first.find(',') != std::string_view::npos;) {
    const auto end = std::min(first.find(',', at), first.size());
    if (column_of(first.substr(at, end - at)) != Column::kOther) return ',';
    at = end + 1;
  }
  return '\0';
}

void add_person(PeopleList& list, ListedPerson person, std::map<std::string, std::size_t>& seen) {
  auto name = read_name(person.name);
  if (!name) {
    person.problem = name.error();
  } else {
    person.name = std::move(*name);
    const auto [known, fresh] = seen.emplace(folded(person.name), person.line);
    if (!fresh) person.double_of = known->second;
  }
  list.people.push_back(std::move(person));
}

bool has(const std::vector<Column>& columns, Column column) {
  return std::ranges::find(columns, column) != columns.end();
}

/// What a line of headings says, in so far as it is known.
Result<std::vector<Column>> headed_columns(std::vector<Column> columns, std::size_t line) {
  if (has(columns, Column::kLastName) && !has(columns, Column::kFirstName) && !has(columns, Column::kName))
    std::ranges::replace(columns, Column::kLastName, Column::kName);  // "Nom" alone is a whole name
  if (!has(columns, Column::kName) && !has(columns, Column::kLastName) && !has(columns, Column::kFirstName))
    return fail("line " + std::to_string(line) +
                ": no heading says where names are; call that column \"name\"");
  return columns;
}

/// Without headings the first cell is the name, and a later one that is a number the rating.
std::vector<Column> columns_without_headings(const std::vector<Line>& lines) {
  std::vector<Column> columns(lines.front().cells.size(), Column::kOther);
  columns.front() = Column::kName;
  for (std::size_t at = 1; at < columns.size() && !has(columns, Column::kRating); ++at)
    if (std::ranges::all_of(lines, [&](const Line& line) {
          return at >= line.cells.size() || line.cells[at].empty() || rating_of(line.cells[at]);
        }))
      columns[at] = Column::kRating;
  return columns;
}

ListedPerson person_of(const Line& line, const std::vector<Column>& columns) {
  ListedPerson person{.name = {}, .rating = {}, .club = {}, .line = line.number, .problem = {}};
  std::string first, last;
  for (std::size_t at = 0; at < line.cells.size() && at < columns.size(); ++at) switch (columns[at]) {
      case Column::kName: person.name = in_order(line.cells[at]); break;
      case Column::kFirstName: first = line.cells[at]; break;
      case Column::kLastName: last = line.cells[at]; break;
      case Column::kRating: person.rating = rating_of(line.cells[at]); break;
      case Column::kClub: person.club = line.cells[at]; break;
      case Column::kOther: break;
    }
  if (person.name.empty()) person.name = first.empty() || last.empty() ? first + last : first + " " + last;
  return person;
}

}  // namespace

Result<PeopleList> read_people_list(std::string_view text) {
  auto decoded = decode_text(text);
  if (!decoded) return fail(decoded.error());
  const char part = part_of(decoded->text);
  auto lines = cells_of(decoded->text, part);
  if (!lines) return fail(lines.error());
  PeopleList list;
  if (lines->empty()) return list;

  std::vector<Column> columns;
  const Line& first = lines->front();
  for (const auto& cell : first.cells) columns.push_back(column_of(cell));
  if (std::ranges::any_of(columns, [](Column column) { return column != Column::kOther; })) {
    auto headed = headed_columns(std::move(columns), first.number);
    if (!headed) return fail(headed.error());
    columns = std::move(*headed);
    for (std::size_t at = 0; at < columns.size(); ++at)
      if (columns[at] == Column::kOther && !first.cells[at].empty()) list.columns.push_back(first.cells[at]);
    lines->erase(lines->begin());
  } else {
    columns = columns_without_headings(*lines);
  }
  if (lines->size() > kMostListedPeople)
    return fail("there are " + std::to_string(lines->size()) + " people; at most " +
                std::to_string(kMostListedPeople) + " can be taken in at once");

  std::map<std::string, std::size_t> seen;  // folded names, and their lines
  for (const auto& line : *lines) add_person(list, person_of(line, columns), seen);
  return list;
}

}  // namespace boardwright::tournament
