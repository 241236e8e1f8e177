// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sheet for a power cut. What is on it is all that a pairing by hand needs: no more, or nobody finds it.
#include <map>

#include "framework/papers/paper_lists.hpp"
#include "framework/papers/paper_parts.hpp"
#include "framework/papers/paper_words.hpp"

namespace boardwright::papers {

using tournament::Code;
using tournament::Entrant;
using tournament::Side;

namespace {

struct Record {
  std::string met, sides, due, free;
};

void add(std::string& text, const std::string& what) { text += (text.empty() ? "" : " ") + what; }

/// A few numbers stay in one line.
std::string together(const std::string& numbers) {
  constexpr std::size_t kShort = 9;
  if (numbers.size() > kShort) return numbers;
  std::string kept;
  for (const char letter : numbers) kept += letter == ' ' ? std::string("\u00a0") : std::string(1, letter);
  return kept;
}

/// The side that is due (T5.4): "1", "2", with "!" where it must be so.
std::string due_side(const std::vector<Side>& played) {
  int difference = 0;
  for (const Side side : played) difference += side == Side::kFirst ? 1 : -1;
  const std::size_t count = played.size();
  const bool twice = count >= 2 && played[count - 1] == played[count - 2];
  if (count == 0) return {};
  if (difference > 1 || (twice && played.back() == Side::kFirst)) return "2!";
  if (difference < -1 || (twice && played.back() == Side::kSecond)) return "1!";
  if (difference != 0) return difference > 0 ? "2" : "1";
  return played.back() == Side::kFirst ? "2" : "1";
}

Record record_of(const Entrant& entrant) {
  Record record;
  std::vector<Side> played;
  for (std::size_t i = 0; i < entrant.rounds.size(); ++i) {
    const auto& entry = entrant.rounds[i];
    if (entry.played()) {
      add(record.met, std::to_string(entry.opponent));
      if (entry.side != Side::kNone) {
        played.push_back(entry.side);
        add(record.sides, entry.side == Side::kFirst ? "1" : "2");
      }
    } else if (entry.code == Code::kBye || entry.code == Code::kFull || entry.code == Code::kForfeitWin) {
      // These bar another free round (T4.3).
      add(record.free, std::to_string(i + 1));
    }
  }
  record.due = due_side(played);
  record.met = together(record.met);
  record.sides = together(record.sides);
  return record;
}

std::vector<std::string> instructions(const EveningPaper& paper) {
  std::vector<std::string_view> words{"paper.emergency_first", "paper.emergency_free",
                                      "paper.emergency_halves", "paper.emergency_once"};
  if (paper.table.balanced_sides) words.push_back("paper.emergency_sides");
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < words.size(); ++i)
    sentences.push_back(std::to_string(i + 1) + ". " + word(paper.language, words[i]));
  return sentences;
}

}  // namespace

PaperList emergency_list(const EveningPaper& paper) {
  const Language language = paper.language;
  const std::uint32_t rounds = paper.table.rounds();
  const std::size_t people = paper.table.entrants.size();
  PaperList list{.language = language,
                 .title = word(language, "paper.emergency", std::to_string(rounds + 1)),
                 .note = paper.tournament + " · " +
                         (rounds == 0 ? word(language, "paper.emergency_none")
                                      : word(language, "paper.emergency_note", std::to_string(rounds))),
                 .intro = instructions(paper),
                 .sections = {},
                 .size = people <= 20 ? 10.0 : 9.0};
  std::map<Points, std::vector<Number>, std::greater<>> groups;
  for (Number number = 1; number <= people; ++number)
    groups[paper.table.pairing_score(number, rounds)].push_back(number);
  const bool sides = paper.table.balanced_sides;
  ListSection section{.heading = {},
                      .columns = {{word(language, "paper.points"), true, false, false},
                                  {word(language, "paper.number"), true, false, false},
                                  {word(language, "paper.player"), false, true, false},
                                  {word(language, "paper.met"), false, false, false}},
                      .rows = {},
                      .notes = {},
                      .breaks = {}};
  if (sides) {
    section.columns.push_back({word(language, "paper.sides_so_far"), false, false, false});
    section.columns.push_back({word(language, "paper.due"), false, false, false});
  }
  section.columns.push_back({word(language, "paper.free_in"), false, false, false});
  section.columns.push_back({word(language, "paper.against"), false, false, true});
  section.columns.push_back({word(language, "paper.on_board"), false, false, true});
  for (const auto& [points, numbers] : groups) {
    if (!section.rows.empty()) section.breaks.push_back(section.rows.size());
    for (const Number number : numbers) {
      const Record record = record_of(paper.table.of(number));
      std::vector<std::string> row{points_text(points, language), std::to_string(number), paper.name(number),
                                   record.met};
      if (sides) row.insert(row.end(), {record.sides, record.due});
      row.insert(row.end(), {record.free, "", ""});
      section.rows.push_back(std::move(row));
    }
  }
  if (std::string open = open_boards(paper); !open.empty()) section.notes.push_back(std::move(open));
  list.sections.push_back(std::move(section));
  return list;
}

}  // namespace boardwright::papers
