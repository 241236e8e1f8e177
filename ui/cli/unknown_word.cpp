// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/unknown_word.hpp"

#include <algorithm>

#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::cli {
namespace {

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

/// Those of a command and of all that it belongs to, in the long form.
std::vector<std::string> options_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* one = &app; one != nullptr; one = one->get_parent())
    for (const CLI::Option* option : one->get_options([](const CLI::Option*) { return true; }))
      for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

const CLI::Option* option_of(const CLI::App& app, const std::string& name) {
  for (const CLI::App* one = &app; one != nullptr; one = one->get_parent())
    if (const CLI::Option* found = one->get_option_no_throw(name); found != nullptr) return found;
  return nullptr;
}

/// Whether words of its own may stand where its commands stand.
bool takes_words(const CLI::App& app) {
  const auto options = app.get_options([](const CLI::Option*) { return true; });
  return std::any_of(options.begin(), options.end(),
                     [](const CLI::Option* option) { return option->get_positional(); });
}

}  // namespace

std::string unknown_word(const CLI::App& app, const std::vector<std::string>& words) {
  const CLI::App* command = &app;
  const auto has_no = [&](const char* what, const std::string& called) {
    return (command == &app ? "there is" : command->get_name() + " has") + " no " + what + " '" +
           excerpt(called) + "'";
  };
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string& word = words[at];
    if (word == "--") return {};
    if (word.starts_with("--")) {
      const std::string name = word.substr(0, word.find('='));
      const CLI::Option* option = option_of(*command, name);
      if (option == nullptr) {
        const std::string near = nearest_name(name, options_of(*command));
        return has_no("option", name) + (near.empty() ? "" : "; did you mean '" + near + "'?");
      }
      if (name == word && option->get_items_expected_min() > 0)
        at += static_cast<std::size_t>(option->get_items_expected_min());
      continue;
    }
    const auto known = commands_of(*command);
    if (known.empty() || word.starts_with('-')) continue;  // its own words, or numbers
    if (std::find(known.begin(), known.end(), word) != known.end())
      command = command->get_subcommand(word);
    else if (!takes_words(*command))
      return has_no("command", word) + suggestion(word, known);
  }
  return {};
}

}  // namespace boardwright::cli
