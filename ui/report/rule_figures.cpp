// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/rule_figures.hpp"

#include <algorithm>
#include <cstdint>

namespace boardwright::report {

using Json = nlohmann::ordered_json;

std::vector<std::string> rule_numbers(const Json& runs) {
  std::vector<std::string> numbers;
  for (const Json& run : runs)
    for (const Json& number : run.at("traced_rules"))
      if (const auto text = number.get<std::string>();
          std::find(numbers.begin(), numbers.end(), text) == numbers.end())
        numbers.push_back(text);
  return numbers;
}

const Json* rule_figures(const Json& run, const std::string& number) {
  const Json& rules = run.at("rules");
  if (rules.is_null() || rules.at("games").get<std::uint64_t>() == 0) return nullptr;
  const Json& all = rules.at("rules");
  return all.contains(number) ? &all.at(number) : nullptr;
}

std::string rule_text(const Json& sets, const std::string& number) {
  for (const Json& set : sets)
    if (set.at("rules").contains(number)) return set.at("rules").at(number).get<std::string>();
  return {};
}

}  // namespace boardwright::report
