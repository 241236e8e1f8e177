// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/repeat_command.hpp"

#include <sstream>

#include "framework/text/shell_word.hpp"
#include "ui/cli/planned_run.hpp"

namespace boardwright::cli {
namespace {

/// What simulate and compare share: what is played, then from which seed and what is asked besides.
std::string settings_words(const RunOptions& options) {
  std::string text;
  for (const auto& setting : options.settings) text += " --set " + shell_word(setting);
  text += " --games " + std::to_string(options.count) + " --thinking-games " +
          std::to_string(options.thinking.value_or(kUsualThinking));
  for (const auto& players : players_of(options)) text += " --players " + shell_word(players);
  return text;
}

std::string run_words(const RunOptions& options) {
  std::ostringstream text;
  text << " --seed " << options.seed << " --opening " << options.opening << " --watch "
       << options.samples.watched << " --examine " << options.samples.examined;
  if (!options.until.empty()) text << " --until " << shell_word(options.until);
  if (!options.ladder.empty()) text << " --ladder " << options.ladder;
  if (options.information != 0) text << " --information " << options.information;
  if (options.asks_for_skill()) text << " --trials " << options.trials;
  return text.str();
}

std::string ending(const Context& context) {
  return " --lang " + std::string(language_code(context.language));
}

}  // namespace

std::string program_words(const Context& context) {
  std::string text = "boardwright";
  for (const auto& folder : context.catalogue.folders) text += " --games " + shell_file(folder.string());
  return text;
}

std::string repeat_command(const Context& context, const CompareOptions& options,
                           const std::vector<RuleSet>& sets) {
  std::string text = program_words(context) + " compare";
  for (const RuleSet& set : sets) text += " " + shell_word(set.entry.name());
  return text + settings_words(options) + run_words(options) + (options.unpaired ? " --unpaired" : "") +
         ending(context) + " --json";
}

std::string repeat_command(const Context& context, const SimulateOptions& options, const RuleSet& set) {
  return program_words(context) + " simulate " + shell_word(set.entry.name()) + settings_words(options) +
         run_words(options) + ending(context) + " --report figures.json";
}

std::string repeat_command(const Context& context, const std::vector<std::string>& files) {
  std::string text = program_words(context) + " simulate";
  for (const auto& file : files) text += " " + shell_file(file);
  return text + ending(context) + " --report figures.json";
}

}  // namespace boardwright::cli
