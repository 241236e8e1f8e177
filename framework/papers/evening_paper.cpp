// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/evening_paper.hpp"

#include <algorithm>
#include <cstdlib>

#include "framework/papers/paper_words.hpp"
#include "framework/text/unicode.hpp"

namespace boardwright::papers {
const PaperRound* EveningPaper::round(std::uint32_t number) const {
  const auto found = std::ranges::find(rounds, number, &PaperRound::number);
  return found == rounds.end() ? nullptr : &*found;
}

const std::string& EveningPaper::name(Number number) const {
  static const std::string kNobody;
  return number == 0 || number > table.entrants.size() ? kNobody : table.of(number).name;
}

std::string name_in(NameForm form, const std::string& name, Number number, Language language) {
  switch (form) {
    case NameForm::kName: return name;
    case NameForm::kNumber: return word(language, "paper.number") + " " + std::to_string(number);
    case NameForm::kShort: break;
  }
  const auto blank = name.find(' '), last = name.rfind(' ');
  if (blank == std::string::npos || last + 1 >= name.size()) return name;
  const std::string_view family = std::string_view(name).substr(last + 1);
  return name.substr(0, blank) + " " + std::string(family.substr(0, end_of_seen(family, 1))) + ".";
}

EveningPaper with_names(EveningPaper paper, NameForm form) {
  Number number = 0;
  for (auto& entrant : paper.table.entrants) {
    ++number;
    entrant.name = name_in(form, entrant.name, number, paper.language);
  }
  return paper;
}

std::string points_text(Points points, Language language) {
  const Points size = std::abs(points), whole = size / 10, tenths = size % 10;
  std::string text = points < 0 ? "-" : "";
  if (tenths == 5) return text + (whole == 0 ? "" : std::to_string(whole)) + "½";
  text += std::to_string(whole);
  if (tenths != 0) text += facts_of(language).decimal + std::to_string(tenths);
  return text;
}

}  // namespace boardwright::papers
