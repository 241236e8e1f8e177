// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>

#include "framework/text/config_file.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/shell_word.hpp"
#include "plugins/host/program_files.hpp"
#include "plugins/template/copy_template.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

namespace {

/// A game in one file.
int make_script(const Context& context, const NewOptions& options) {
  const std::string sample = (options.from.empty() ? "moving" : options.from) + ".lua";
  const std::filesystem::path folder = program_file("scripts");
  if (!is_there(folder))
    return wrong("the samples that `new` copies are missing beside this program; install it again");
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  if (std::find(names.begin(), names.end(), options.from.empty() ? "moving" : options.from) == names.end())
    return wrong("--from: there is no sample '" + one_line(options.from) + "'" +
                 suggestion(options.from, names));
  if (auto copied = copy_script(folder / sample, options.directory); !copied) return wrong(copied.error());
  const std::string made = shell_file(options.directory);
  std::cout << said(context.language, "made.script", {one_line(options.directory)}) << "\n"
            << "  boardwright check " << made << "\n"
            << "  boardwright play " << made << "\n";
  return kGood;
}

}  // namespace

int make_new(const Context& context, const NewOptions& options) {
  if (std::filesystem::path(options.directory).extension() == ".lua") {
    if (!options.id.empty()) return wrong("--id is for a folder; a script's id is its file's name");
    return make_script(context, options);
  }
  if (options.id.empty())
    return wrong("new needs --id ID for a folder; a file such as my_game.lua makes a script");
  if (!options.from.empty()) return wrong("--from is for scripts; name a file such as my_game.lua");
  const std::filesystem::path source = program_file("template");
  if (!is_there(source))
    return wrong(
        "the template that `new` copies is missing beside this program; it comes with the SDK, on Debian the "
        "package "
        "boardwright-dev");
  if (auto copied = copy_template(source, options.directory, options.id); !copied)
    return wrong(copied.error());
  const std::string made = shell_file(options.directory), build = shell_file(options.directory + "/build");
  std::cout << said(context.language, "made.folder", {one_line(options.directory)}) << "\n"
            << "  cmake -S " << made << " -B " << build << "\n"
            << "  cmake --build " << build << " && ctest --test-dir " << build << "\n"
            << "  boardwright play " << options.id << " --games "
            << shell_file(options.directory + "/build/games") << "\n";
  return kGood;
}

}  // namespace boardwright::cli
