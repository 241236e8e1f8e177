// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/twin.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/text/many.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/live_lines.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

nlohmann::ordered_json twin_json(const TwinReport& report) {
  const auto& difference = report.difference;
  nlohmann::ordered_json json = {
      {"same", !difference}, {"positions", report.positions}, {"games", report.games}};
  if (!difference) return json;
  json["difference"] = {{"what", difference->what},
                        {"moves", difference->moves},
                        {"first", difference->first},
                        {"second", difference->second}};
  if (!difference->move.empty()) {
    json["difference"]["move"] = difference->move;
    json["difference"]["first_has_it"] = difference->first_has_it;
  }
  return json;
}

void print_twin(Language language, const TwinOfOptions& options, const TwinReport& report) {
  const auto& difference = report.difference;
  if (!difference) {
    std::cout << said(language, "twin.same",
                      {many(language, report.positions, "count.position", "count.positions"),
                       std::to_string(options.depth),
                       many(language, report.games, "count.random_game", "count.random_games")})
              << "\n";
    return;
  }
  std::cout << said(language, "twin.part",
                    {many(language, difference->moves.size(), "count.after_move", "count.after_moves"),
                     refusal_in(language, difference->what)})
            << "\n";
  for (const auto& move : difference->moves) std::cout << move << " ";
  std::cout << "\n  " << options.first.name << ": " << difference->first << "\n  " << options.second.name
            << ": " << difference->second << "\n";
}

}  // namespace

int twin(const Context& context, const TwinOfOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto first = choose(catalogue, options.first), second = choose(catalogue, options.second);
  for (const auto* chosen : {&first, &second})
    if (!*chosen) return wrong(chosen->error());
  TwinOptions asked;
  asked.depth = options.depth;
  asked.games = options.games;
  asked.seed = options.seed;
  LiveTimes times;
  if (options.live)
    asked.progress = [&](const TwinReport& report) {
      if (times.due())
        tell_live({{"event", "progress"},
                   {"positions", report.positions},
                   {"games", report.games},
                   {"most", options.games}});
    };
  const auto report = compare_twins(first->rules, second->rules, asked);
  if (!report) return wrong(report.error());
  if (options.live)
    tell_live({{"event", "end"}, {"twin", twin_json(*report)}});
  else if (options.json)
    print_json(twin_json(*report));
  else
    print_twin(context.language, options, *report);
  return report->difference ? kCheckFailed : kGood;
}

}  // namespace boardwright::cli
