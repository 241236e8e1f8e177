// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "framework/text/plain_text.hpp"
#include "framework/text/shell_word.hpp"
#include "plugins/host/probe.hpp"
#include "plugins/template/copy_template.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

int make_new(const Context&, const NewOptions& options) {
  std::filesystem::path source;
  for (const char* place : {"../share/boardwright/template", "../template"}) {
    std::error_code ignored;
    if (std::filesystem::is_directory(program_folder() / place, ignored)) source = program_folder() / place;
  }
  if (source.empty())
    return wrong("the template that `new` copies is missing beside this program; install it again");
  if (auto copied = copy_template(source, options.directory, options.id); !copied)
    return wrong(copied.error());
  const std::string made = shell_file(options.directory), build = shell_file(options.directory + "/build");
  std::cout << "Made " << one_line(options.directory) << ". Next:\n"
            << "  cmake -S " << made << " -B " << build << "\n"
            << "  cmake --build " << build << " && ctest --test-dir " << build << "\n"
            << "  boardwright play " << options.id << " --games "
            << shell_file(options.directory + "/build/games") << "\n";
  return kGood;
}

}  // namespace boardwright::cli
