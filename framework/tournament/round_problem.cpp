// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/round_problem.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

#include "framework/tournament/dutch_round.hpp"
#include "framework/tournament/matching.hpp"

namespace boardwright::tournament {
namespace {

bool possible(const DutchField& field) {
  return 2 * largest_matching(field.size(), who_may_meet(field)).size == field.size();
}

bool possible_without(const DutchField& field, std::initializer_list<Barred> lifted) {
  auto freer = field;
  for (std::size_t a = 0; a < field.size(); ++a)
    for (std::size_t b = a + 1; b < field.size(); ++b)
      if (std::ranges::find(lifted, field.why_not(a, b)) != lifted.end()) freer.bar(a, b, Barred::kNo);
  return possible(freer);
}

/// The components of those whom some largest matching leaves out, and of each the scarce people beside it. Each component
/// that is to be paired as a whole needs one of these (Gallai and Edmonds).
struct Component {
  std::vector<std::size_t> people;
  std::set<std::size_t> needs;
};

std::vector<Component> spare_components(const DutchField& field, const LargestMatching& matching) {
  using Part = LargestMatching::Part;
  std::vector<Component> components;
  std::vector<bool> seen(field.size());
  for (std::size_t start = 0; start < field.size(); ++start) {
    if (seen[start] || matching.part[start] != Part::kSpare) continue;
    Component component;
    component.people.push_back(start);
    seen[start] = true;
    for (std::size_t at = 0; at < component.people.size(); ++at)
      for (std::size_t b = 0; b < field.size(); ++b) {
        const auto a = component.people[at];
        if (a == b || !field.may_meet(a, b)) continue;
        if (matching.part[b] == Part::kScarce) component.needs.insert(b);
        if (matching.part[b] != Part::kSpare || seen[b]) continue;
        seen[b] = true;
        component.people.push_back(b);
      }
    components.push_back(std::move(component));
  }
  std::ranges::stable_sort(components, {}, [](const Component& one) { return one.people.size(); });
  return components;
}

/// One component more than there are scarce people for them; of the components that need only these the smallest.
std::vector<std::size_t> too_many_for(const std::vector<Component>& components,
                                      const std::set<std::size_t>& scarce) {
  std::vector<std::size_t> people;
  std::size_t taken = 0;
  for (const auto& component : components)
    if (taken <= scarce.size() && std::ranges::includes(scarce, component.needs)) {
      people.insert(people.end(), component.people.begin(), component.people.end());
      ++taken;
    }
  if (taken <= scarce.size()) people.clear();
  return people;
}

/// Sets of up to three scarce people are tried, then what each component needs and all of them: beyond that nobody reads
/// the list.
std::vector<std::size_t> smallest_set(const DutchField& field) {
  const auto matching = largest_matching(field.size(), who_may_meet(field));
  const auto components = spare_components(field, matching);
  std::vector<std::size_t> scarce;
  for (std::size_t a = 0; a < field.size(); ++a)
    if (matching.part[a] == LargestMatching::Part::kScarce) scarce.push_back(a);
  std::vector<std::size_t> best;
  const auto attempt = [&](const std::set<std::size_t>& chosen) {
    const auto people = too_many_for(components, chosen);
    if (!people.empty() && (best.empty() || people.size() < best.size())) best = people;
  };
  attempt({});
  for (std::size_t i = 0; i < scarce.size() && best.size() != 1; ++i) {
    attempt({scarce[i]});
    for (std::size_t j = i + 1; j < scarce.size() && scarce.size() <= 100; ++j) {
      attempt({scarce[i], scarce[j]});
      for (std::size_t k = j + 1; k < scarce.size() && scarce.size() <= 30; ++k)
        attempt({scarce[i], scarce[j], scarce[k]});
    }
  }
  for (const auto& component : components) attempt(component.needs);
  attempt({scarce.begin(), scarce.end()});
  return best;
}

std::vector<Number> numbers_of(const DutchField& field, const std::vector<std::size_t>& places) {
  std::vector<Number> numbers;
  for (const auto place : places)
    if (place < field.people.size()) numbers.push_back(field.people[place].number);
  if (numbers.empty())  // the bye alone: it is nobody's
    for (const auto& person : field.people) numbers.push_back(person.number);
  std::ranges::sort(numbers);
  return numbers;
}

/// The smallest of the groups whose lifting alone is enough.
const KeptApart* group_to_lift(const Crosstable& table) {
  const KeptApart* best = nullptr;
  for (std::size_t i = 0; i < table.apart.size(); ++i) {
    auto freer = table;
    freer.apart.erase(freer.apart.begin() + static_cast<std::ptrdiff_t>(i));
    if (possible(dutch_field(freer)) && (!best || table.apart[i].numbers.size() < best->numbers.size()))
      best = &table.apart[i];
  }
  return best;
}

}  // namespace

PairingProblem round_problem(const Crosstable& table, const DutchField& field) {
  if (const auto* group = group_to_lift(table)) {
    auto numbers = group->numbers;
    std::ranges::sort(numbers);
    return problem("T4.10", std::move(numbers), "pairing.apart_group");
  }
  auto people = numbers_of(field, smallest_set(field));
  if (possible_without(field, {Barred::kSides})) return problem("T6.6", std::move(people), "pairing.sides");
  if (possible_without(field, {Barred::kBye})) return problem("T6.5", std::move(people), "pairing.bye");
  if (possible_without(field, {Barred::kApart}))
    return problem("T4.10", std::move(people), "pairing.apart_groups");
  return problem("T6.4", std::move(people), "pairing.met");
}

}  // namespace boardwright::tournament
