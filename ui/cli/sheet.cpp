// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "framework/statistics/report_kind.hpp"
#include "framework/statistics/rule_sheet.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/shell_word.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/live_lines.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/repeat_command.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/stop_signals.hpp"

namespace boardwright::cli {
namespace {

std::string command_of(const Context& context, const SheetOptions& options) {
  std::string words = program_words(context) + " sheet " + shell_word(options.game.name);
  for (const auto& setting : options.game.settings) words += " --set " + shell_word(setting);
  return words + " --games " + std::to_string(options.games) + " --seed " + std::to_string(options.seed);
}

void print(Language language, const nlohmann::ordered_json& sheet) {
  for (const auto& rule : sheet.at("rules")) {
    std::cout << rule.at("number").get<std::string>() << "  " << rule.at("text").get<std::string>() << "\n";
    for (const auto& example : rule.at("examples"))
      std::cout << "    " << example.at("label").get<std::string>() << " "
                << example.at("sentence").get<std::string>() << "\n";
    if (rule.at("possible").get<bool>() && rule.at("examples").empty())
      std::cout << "    " << said(language, "sheet.none") << "\n";
  }
  std::cout << "\n";
  for (const auto& sentence : rule_sheet_sentences(sheet)) std::cout << sentence << "\n";
}

}  // namespace

int sheet(const Context& context, const SheetOptions& options) {
  if (!options.report.empty()) {
    const auto kind = report_kind(options.report);
    if (!kind) return wrong("--report: " + kind.error());
    if (*kind == ReportKind::kTable) return wrong("--report: " + std::string(kSheetIsNoTable));
    if (auto there = check_place("--report", options.report); !there) return wrong(there.error());
  }
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  const StopSignals signals;
  LiveTimes times;
  const auto found = find_rule_examples(
      chosen->rules, {.games = options.games,
                      .seed = options.seed,
                      .stop = [&] { return signals.come().load(); },
                      .progress =
                          [&](std::size_t games) {
                            if (options.live && times.due())
                              tell_live({{"event", "progress"}, {"games", games}, {"most", options.games}});
                          }});
  if (!found) return wrong(found.error());
  const auto json = rule_sheet_json(context.language, {chosen->entry, chosen->rules, chosen->entry.name()},
                                    *found, command_of(context, options));
  if (options.live)
    tell_live({{"event", "end"}, {"sheet", json}});
  else if (options.json)
    print_json(json);
  else
    print(context.language, json);
  if (options.report.empty()) return signals.status();
  const int written = write_reports(json.dump(1) + "\n", {options.report});
  return written == kGood ? signals.status() : written;
}

}  // namespace boardwright::cli
