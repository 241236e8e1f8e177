// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/trf_people.hpp"

#include <algorithm>

#include "framework/text/plain_text.hpp"

namespace boardwright::tournament {
namespace {

constexpr std::size_t kFirstRound = 92;
constexpr std::size_t kRoundWidth = 10;

std::size_t column_of(std::size_t round) { return kFirstRound + (round - 1) * kRoundWidth; }

std::optional<Code> code_of(char letter, bool opponent) {
  constexpr std::string_view kAgainst = "1=0WDL+-*";
  constexpr std::string_view kAlone = "UFHZ+-";
  const char upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  if ((opponent ? kAgainst : kAlone).find(upper) == std::string_view::npos) return std::nullopt;
  return Code{upper};
}

/// One round. Nothing at all: not there.
Result<RoundEntry> read_round(const TrfColumns& line, std::size_t column) {
  const auto number = line.field(column, column + 3);
  const auto side = line.field(column + 5, column + 5);
  const auto code = line.field(column + 7, column + 7);
  RoundEntry entry;
  if (!number.text.empty()) {
    const auto opponent = trf_number(number.text, kMostEntrants);
    if (!opponent)
      return line.wrong(number.column, "\"" + excerpt(number.text) + "\" is not the number of an opponent.");
    entry.opponent = *opponent;
  }
  const bool alone = entry.opponent == 0;
  if (side.text == "w" || side.text == "W") {
    entry.side = Side::kFirst;
  } else if (side.text == "b" || side.text == "B") {
    entry.side = Side::kSecond;
  } else if (!side.text.empty() && side.text != "-") {
    return line.wrong(side.column, "The side is w, b or -, not \"" + excerpt(side.text) + "\".");
  }
  if (alone) entry.side = Side::kNone;
  if (code.text.empty()) {
    entry.code = alone ? Code::kZero : Code::kOpen;
    return entry;
  }
  const auto read = code_of(code.text[0], !alone);
  if (!read)
    return line.wrong(
        code.column,
        alone ? "Without an opponent a round is U, F, H, Z, + or -, not \"" + excerpt(code.text) + "\"."
              : "The result is 1, =, 0, W, D, L, + or -, not \"" + excerpt(code.text) + "\".");
  entry.code = *read;
  return entry;
}

/// Around it: whatever isn't seen in a name has become blanks.
std::string without_blanks(const std::string& text) {
  const auto begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? std::string()
                                    : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::string place(std::size_t line, std::size_t column) {
  return std::to_string(line) + ":" + std::to_string(column) + ": ";
}

enum class Kind : std::uint8_t { kWin, kDraw, kLoss, kForfeitWin, kForfeitLoss, kOpen };

Kind kind_of(Code code) {
  switch (code) {
    case Code::kWin:
    case Code::kUnratedWin: return Kind::kWin;
    case Code::kDraw:
    case Code::kUnratedDraw: return Kind::kDraw;
    case Code::kLoss:
    case Code::kUnratedLoss: return Kind::kLoss;
    case Code::kForfeitWin: return Kind::kForfeitWin;
    case Code::kForfeitLoss: return Kind::kForfeitLoss;
    default: return Kind::kOpen;
  }
}

// T2.3
bool fit(Code left, Code right) {
  const auto unrated = [](Code code) {
    return code == Code::kUnratedWin || code == Code::kUnratedDraw || code == Code::kUnratedLoss;
  };
  if (unrated(left) != unrated(right)) return false;
  const auto a = kind_of(left);
  const auto b = kind_of(right);
  const auto either = [&](Kind one, Kind two) { return (a == one && b == two) || (a == two && b == one); };
  return either(Kind::kWin, Kind::kLoss) || either(Kind::kDraw, Kind::kDraw) ||
         either(Kind::kLoss, Kind::kLoss) || either(Kind::kDraw, Kind::kLoss) ||
         either(Kind::kForfeitWin, Kind::kForfeitLoss) || either(Kind::kForfeitLoss, Kind::kForfeitLoss) ||
         either(Kind::kOpen, Kind::kOpen);
}

/// The last round in which anybody was paired.
std::size_t last_paired(const std::vector<ReadPerson>& people) {
  std::size_t last = 0;
  for (const auto& person : people)
    for (std::size_t i = last; i < person.entrant.rounds.size(); ++i) {
      const auto& entry = person.entrant.rounds[i];
      if (entry.opponent != 0 || entry.code == Code::kBye) last = i + 1;
    }
  return last;
}

Result<void> check_game(const std::vector<ReadPerson>& people, const std::vector<std::size_t>& lines,
                        const Crosstable& table, const ReadPerson& person, std::size_t round) {
  const auto& mine = table.of(person.number).rounds[round - 1];
  if (mine.opponent == 0) return {};
  const auto at = place(person.line, column_of(round));
  if (mine.opponent > people.size())
    return fail(at + "There is no entrant " + std::to_string(mine.opponent) + ".");
  if (mine.opponent == person.number) return fail(at + "Nobody plays against oneself.");
  const auto& theirs = table.of(mine.opponent).rounds[round - 1];
  const auto there = " (line " + std::to_string(lines[mine.opponent - 1]) + ")";
  if (theirs.opponent != person.number)
    return fail(at + "Round " + std::to_string(round) + " is against " + std::to_string(mine.opponent) +
                ", whose line" + there + " says somebody else.");
  if (mine.side != other(theirs.side))
    return fail(place(person.line, column_of(round) + 5) +
                "Both lines of this game give the two the same side" + there + ".");
  if (!fit(mine.code, theirs.code))
    return fail(place(person.line, column_of(round) + 7) +
                "The two lines of this game have results that don't fit" + there + ".");
  return {};
}

}  // namespace

Result<ReadPerson> read_trf_person(const TrfColumns& line) {
  ReadPerson person;
  person.line = line.number();
  const auto number = line.field(4, 8);
  const auto read = trf_number(number.text, kMostEntrants);
  if (!read || *read == 0)
    return line.wrong(number.column,
                      "The entrant's number has to be from 1 to " + std::to_string(kMostEntrants) + ".");
  person.number = *read;
  const auto sex = line.raw(10, 10);
  if (sex.size() == 1) person.more.sex = sex[0];
  person.entrant.title = line.field(11, 13).text;
  person.entrant.name = without_blanks(one_line(line.field(15, 47).text));
  const auto rating = line.field(49, 52);
  if (!rating.text.empty()) {
    const auto value = trf_number(rating.text, 9999);
    if (!value) return line.wrong(rating.column, "The rating has to be a whole number.");
    if (*value != 0) person.entrant.rating = static_cast<std::int32_t>(*value);
  }
  person.entrant.federation = line.field(54, 56).text;
  person.entrant.fide_id = line.field(58, 68).text;
  person.more.birth = line.field(70, 79).text;
  const auto points = line.field(80, 84);
  const auto value = trf_points(points.text);
  if (!value) return line.wrong(points.column, "The points have to be a number such as 2.5.");
  person.points = *value;
  person.points_column = points.column;
  const auto rank = line.field(86, 89);
  if (!rank.text.empty()) {
    const auto place = trf_number(rank.text, kMostEntrants);
    if (!place) return line.wrong(rank.column, "The rank has to be a whole number.");
    person.more.rank = *place;
  }
  for (std::size_t round = 1; column_of(round) <= line.length(); ++round) {
    const auto column = column_of(round);
    if (round > kMostRounds + 1) return line.wrong(column, "So many rounds nobody plays.");
    if (line.rest(column).text.empty()) break;
    const auto entry = read_round(line, column);
    if (!entry) return tl::unexpected(entry.error());
    person.entrant.rounds.push_back(*entry);
  }
  return person;
}

void set_bye(TrfFile& file, std::uint32_t round, Number number, Code code) {
  const auto rounds = file.table.rounds();
  if (round == rounds + 1)
    file.table.entrants[number - 1].out = code;
  else if (round > rounds)
    file.byes.push_back({round, number, code});
}

Result<void> place_people(const std::vector<ReadPerson>& people, TrfFile& file, std::size_t last_line) {
  auto& entrants = file.table.entrants;
  std::vector<std::size_t> lines(people.size());
  entrants.resize(people.size());
  file.people.resize(people.size());
  for (const auto& person : people) {
    if (person.number > people.size()) continue;
    auto& line = lines[person.number - 1];
    if (line != 0)
      return fail(place(person.line, 5) + "The number " + std::to_string(person.number) +
                  " was already given in line " + std::to_string(line) + ".");
    line = person.line;
    entrants[person.number - 1] = person.entrant;
    file.people[person.number - 1] = person.more;
  }
  if (const auto gap = std::ranges::find(lines, 0U); gap != lines.end())
    return fail(place(last_line, 1) + "Nobody has the number " + std::to_string(gap - lines.begin() + 1) +
                ", though there are " + std::to_string(people.size()) +
                " entrants; they are numbered without gaps.");
  const auto rounds = last_paired(people);
  std::vector<LaterBye> byes;
  for (Number number = 1; number <= entrants.size(); ++number) {
    auto& own = entrants[number - 1].rounds;
    for (std::size_t i = rounds; i < own.size(); ++i) {
      const auto code = own[i].code == Code::kForfeitWin    ? Code::kFull
                        : own[i].code == Code::kForfeitLoss ? Code::kZero
                                                            : own[i].code;
      byes.push_back({static_cast<std::uint32_t>(i + 1), number, code});
    }
    own.resize(rounds);
  }
  for (const auto& bye : byes) set_bye(file, bye.round, bye.number, bye.code);
  return {};
}

Result<void> check_people(const std::vector<ReadPerson>& people, const TrfFile& file) {
  const auto& table = file.table;
  const auto rounds = table.rounds();
  std::vector<std::size_t> lines(people.size());
  for (const auto& person : people) lines[person.number - 1] = person.line;
  for (const auto& person : people) {
    Points sum = 0;
    Points open = 0;
    for (std::uint32_t round = 1; round <= rounds; ++round) {
      if (auto answer = check_game(people, lines, table, person, round); !answer) return answer;
      const auto& entry = table.of(person.number).rounds[round - 1];
      (entry.code == Code::kOpen ? open : sum) += table.points(entry);
    }
    // Byes to come may be counted already, games without a result as what they count for pairing.
    Points to_come = 0;
    for (std::size_t i = rounds; i < person.entrant.rounds.size(); ++i)
      to_come += table.points(person.entrant.rounds[i]);
    const auto said = person.points;
    if (said != sum && said != sum + open && said != sum + to_come && said != sum + open + to_come)
      return fail(place(person.line, person.points_column) + "The points are " + points_text(said) +
                  ", but the results give " + points_text(sum) + ".");
  }
  return {};
}

}  // namespace boardwright::tournament
