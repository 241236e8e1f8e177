// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/breach.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

using Places = std::pair<std::size_t, std::size_t>;

/// How often a bracket offends a criterion, and who is concerned.
struct Offences {
  std::int64_t count = 0;
  std::vector<std::size_t> people;
};

class Judge {
 public:
  Judge(const DutchField& field, const DutchBracket& bracket) : field_(field), bracket_(bracket) {}

  [[nodiscard]] Offences of(std::size_t level) const {
    const auto& what = bracket_.levels[level];
    const auto& name = what.name;
    const bool before = name == "C16" || name == "C17" || name == "C20" || name == "C21";
    if (name == "C6") return left_over([](std::size_t) { return true; });
    if (name == "C7") return left_over([&](std::size_t place) { return person(place).score == what.score; });
    // Of the next bracket it is its pairs that count, or its people of this score who are paired.
    if (name == "C8") return {static_cast<std::int64_t>(bracket_.sums[level]), bracket_.left_over};
    if (name == "C9") return {person(bracket_.left_over.front()).unplayed, bracket_.left_over};
    if (name == "C10")
      return pairs([&](const Places& p) { return side_costs(field_, p.first, p.second).beyond_two; });
    if (name == "C11")
      return pairs([&](const Places& p) { return side_costs(field_, p.first, p.second).three_running; });
    if (name == "C12")
      return pairs([&](const Places& p) { return side_costs(field_, p.first, p.second).preference; });
    if (name == "C13")
      return pairs([&](const Places& p) { return side_costs(field_, p.first, p.second).strong; });
    const auto floated = [&](std::size_t place) {
      return before ? person(place).floated_before : person(place).floated;
    };
    if (name == "C14" || name == "C16")
      return left_over(
          [&](std::size_t place) { return !moved_down(place) && floated(place) == Float::kDown; });
    if (name == "C18" || name == "C20")
      return left_over([&](std::size_t place) {
        return moved_down(place) && person(place).score == what.score && floated(place) == Float::kDown;
      });
    return pairs([&](const Places& p) {  // C15, C17, C19, C21
      return moved_down(p.first) && floated(p.second) == Float::kUp &&
             (!what.score || person(p.first).score == what.score);
    });
  }

 private:
  [[nodiscard]] const DutchPerson& person(std::size_t place) const { return field_.people[place]; }
  [[nodiscard]] bool moved_down(std::size_t place) const {
    return person(place).score != person(bracket_.people.back()).score;
  }

  template <typename Which>
  [[nodiscard]] Offences left_over(const Which& which) const {
    Offences offences;
    std::ranges::copy_if(bracket_.left_over, std::back_inserter(offences.people), which);
    offences.count = static_cast<std::int64_t>(offences.people.size());
    return offences;
  }

  template <typename Which>
  [[nodiscard]] Offences pairs(const Which& which) const {
    Offences offences;
    for (const auto& pair : bracket_.pairs)
      if (which(pair)) {
        ++offences.count;
        offences.people.insert(offences.people.end(), {pair.first, pair.second});
      }
    return offences;
  }

  const DutchField& field_;
  const DutchBracket& bracket_;
};

std::vector<Number> numbers_of(const DutchField& field, const std::vector<std::size_t>& places) {
  std::vector<Number> numbers;
  for (const auto place : places) numbers.push_back(field.people[place].number);
  std::ranges::sort(numbers);
  return numbers;
}

/// Those who have another opponent in the one than in the other.
std::vector<std::size_t> changed(const DutchBracket& ours, const DutchBracket& other) {
  std::vector<std::size_t> people;
  for (const auto& pair : other.pairs)
    if (std::ranges::find(ours.pairs, pair) == ours.pairs.end())
      people.insert(people.end(), {pair.first, pair.second});
  return people;
}

/// Which part of the order of candidates decides between two that are equally good.
std::string order_rule(const DutchBracket& ours, const DutchBracket& other) {
  const auto& people = ours.people;
  const auto moved = [&](std::size_t place) {
    return std::find(people.begin(), people.begin() + static_cast<std::ptrdiff_t>(ours.moved_down), place) !=
           people.begin() + static_cast<std::ptrdiff_t>(ours.moved_down);
  };
  const auto of_moved = [&](const DutchBracket& bracket) {
    std::vector<Places> pairs;
    std::ranges::copy_if(bracket.pairs, std::back_inserter(pairs),
                         [&](const Places& pair) { return moved(pair.first); });
    return pairs;
  };
  const auto first = of_moved(ours);
  if (first != of_moved(other)) return "T6.27";
  // The remainder: its first half is S1.
  std::vector<std::size_t> rest;
  for (const auto place : people)
    if (!moved(place) &&
        std::ranges::none_of(first, [&](const Places& pair) { return pair.second == place; }))
      rest.push_back(place);
  rest.resize(std::min(rest.size(), ours.pairs.size() - first.size()));
  const auto top = [&](std::size_t place) { return std::ranges::find(rest, place) != rest.end(); };
  const auto exchanged = [&](const DutchBracket& bracket) {
    return std::ranges::any_of(bracket.pairs, [&](const Places& pair) {
      return !moved(pair.first) && top(pair.first) == top(pair.second);
    });
  };
  return exchanged(ours) || exchanged(other) ? "T6.26" : "T6.25";
}

/// C9 is asked only of who gets the bye.
bool asked(const DutchBracket& ours, const DutchBracket& other, std::size_t level) {
  return ours.levels[level].name != "C9" || (ours.last_one && other.last_one);
}

}  // namespace

Breach first_breach(const DutchField& field, const DutchRound& ours, const DutchRound& other) {
  if (ours.bye && other.bye && field.people[*ours.bye].score != field.people[*other.bye].score) {  // C5
    const auto score = field.people[*other.bye].score;
    return {"T6.8", "C5", 0, score, field.people[*ours.bye].score, score, numbers_of(field, {*other.bye})};
  }
  for (std::size_t i = 0; i < std::min(ours.brackets.size(), other.brackets.size()); ++i) {
    const auto& mine = ours.brackets[i];
    const auto& theirs = other.brackets[i];
    if (mine.pairs == theirs.pairs) continue;
    for (std::size_t level = 0; level < std::min(mine.sums.size(), theirs.sums.size()); ++level) {
      if (mine.sums[level] == theirs.sums[level] || !asked(mine, theirs, level)) continue;
      const auto& what = mine.levels[level];
      const auto left = Judge(field, mine).of(level);
      const auto right = Judge(field, theirs).of(level);
      return {
          std::string(what.rule),         std::string(what.name), i + 1, what.score, left.count, right.count,
          numbers_of(field, right.people)};
    }
    return {order_rule(mine, theirs), "", i + 1, {}, 0, 0, numbers_of(field, changed(mine, theirs))};
  }
  return {};
}

}  // namespace boardwright::tournament
