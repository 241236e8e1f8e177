// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/recorded_rules.hpp"

#include <algorithm>

#include "framework/catalogue/settings.hpp"
#include "framework/text/name.hpp"

namespace boardwright {

Result<Parameters> parameters_of(const Record& record, const Game& game) {
  const auto specs = game.parameters();
  if (!specs) return fail(specs.error());
  std::vector<std::string> settings;
  for (const auto& [name, value] : record.parameters) settings.push_back(name + "=" + value);
  return read_settings(settings, *specs);
}

std::string variant_called(const Game& game, std::string_view name) {
  if (name.empty() || game.variant(name) != nullptr) return std::string(name);
  const std::string wanted = folded(name);
  for (const Variant& variant : game.variants()) {
    const auto& names = variant.name.texts;
    const auto same = [&](const std::string& one) { return !one.empty() && folded(one) == wanted; };
    if (same(variant.id) || std::any_of(names.begin(), names.end(), same)) return variant.id;
  }
  return {};
}

Result<std::shared_ptr<const Rules>> rules_of(const Record& record, const Entry& entry) {
  const auto parameters = parameters_of(record, *entry.game);
  if (!parameters) return fail(parameters.error());
  return entry.create(*parameters);
}

Result<Entry> entry_of(const Record& record, const Catalogue& catalogue) {
  if (!record.variant.empty())
    if (auto entry = catalogue.find(record.game + "/" + record.variant)) return entry;
  return catalogue.find(record.game);
}

Result<std::shared_ptr<const Rules>> similar_rules(const Record& record, const Entry& entry,
                                                   std::vector<std::string>& left_out) {
  Record known = record;
  for (auto one = known.parameters.begin(); one != known.parameters.end();) {
    Record alone;
    alone.parameters.insert(*one);
    if (parameters_of(alone, *entry.game)) {
      ++one;
    } else {
      left_out.push_back(one->first + "=" + one->second);
      one = known.parameters.erase(one);
    }
  }
  return rules_of(known, entry);
}

std::string other_rules(const Record& record, const Rules& rules) {
  if (!record.rules_hash.empty() && record.rules_hash != rules_hash(rules))
    return "the record was made under another revision of the rules of " + record.game;
  const std::string& script = rules.library().script_hash();
  if (!record.script_hash.empty() && !script.empty() && record.script_hash != script)
    return "the record was made with another version of the script of " + record.game;
  return {};
}

}  // namespace boardwright
