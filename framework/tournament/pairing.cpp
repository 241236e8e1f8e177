// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/pairing.hpp"

namespace boardwright::tournament {

PairingProblem problem(std::string rule, std::vector<Number> people, std::string key,
                       std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), std::string());
  return {std::move(rule), std::move(people), remark(std::move(key), std::move(arguments))};
}

Remark PairingProblem::named(const std::function<std::string(Number)>& name) const {
  Remark with_people = remark;
  std::string list;
  for (const Number number : people) list += (list.empty() ? "" : ", ") + name(number);
  if (with_people.arguments.empty()) with_people.arguments.emplace_back();
  with_people.arguments.front() = std::move(list);
  return with_people;
}

std::string PairingProblem::sentence() const {
  return named([](Number number) { return "number " + std::to_string(number); }).english();
}

}  // namespace boardwright::tournament
