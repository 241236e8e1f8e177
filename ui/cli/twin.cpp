// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/twin.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

#include "ui/cli/commands.hpp"

namespace boardwright::cli {

int twin(const Context& context, const TwinOfOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto first = choose(catalogue, options.first), second = choose(catalogue, options.second);
  for (const auto* chosen : {&first, &second})
    if (!*chosen) return wrong(chosen->error());
  TwinOptions asked;
  asked.depth = options.depth;
  asked.games = options.games;
  asked.seed = options.seed;
  const auto report = compare_twins(first->rules, second->rules, asked);
  if (!report) return wrong(report.error());
  const auto& difference = report->difference;
  if (options.json) {
    nlohmann::ordered_json json = {
        {"same", !difference}, {"positions", report->positions}, {"games", report->games}};
    if (difference)
      json["difference"] = {{"what", difference->what},
                            {"moves", difference->moves},
                            {"first", difference->first},
                            {"second", difference->second}};
    std::cout << json.dump(2) << "\n";
    return difference ? kCheckFailed : kGood;
  }
  if (!difference) {
    std::cout << "The same: " << report->positions << " positions, all to depth " << options.depth << " and "
              << report->games << " random games.\n";
    return kGood;
  }
  std::cout << "They part after " << difference->moves.size() << " moves: " << difference->what << "\n";
  for (const auto& move : difference->moves) std::cout << move << " ";
  std::cout << "\n  " << options.first.name << ": " << difference->first << "\n  " << options.second.name
            << ": " << difference->second << "\n";
  return kCheckFailed;
}

}  // namespace boardwright::cli
