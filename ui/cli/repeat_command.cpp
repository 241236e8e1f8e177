// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/repeat_command.hpp"

#include <sstream>

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

std::string shell_word(const std::string& word) {
  const bool plain = !word.empty() && word.find_first_not_of(
                                          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                          "0123456789_-./:,=") == std::string::npos;
  if (plain) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string repeat_command(const Context& context, const CompareOptions& options,
                           const std::vector<RuleSet>& sets) {
  std::string text = "boardwright compare";
  for (const RuleSet& set : sets) text += " " + shell_word(set.entry.name());
  return text + settings_words(options) + run_words(options) + (options.unpaired ? " --unpaired" : "") +
         ending(context) + " --json";
}

std::string repeat_command(const Context& context, const SimulateOptions& options, const RuleSet& set) {
  return "boardwright simulate " + shell_word(set.entry.name()) + settings_words(options) +
         run_words(options) + ending(context) + " --report figures.json";
}

std::string repeat_command(const Context& context, const std::vector<std::string>& files) {
  std::string text = "boardwright simulate";
  for (const auto& file : files) text += " " + shell_word(file);
  return text + ending(context) + " --report figures.json";
}

}  // namespace boardwright::cli
