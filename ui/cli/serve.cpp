// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright serve: the server is a program of its own, so that this one needs no sockets. It takes this one's
// place.
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <vector>

#include "plugins/host/program_files.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

int serve(const Context& context, const std::vector<std::string>& options) {
  const auto program = own_program("boardwright-server");
  if (program.empty()) return wrong("boardwright-server is missing beside this program; install it too");
  std::vector<std::string> words{program.string(), "--lang", std::string(language_code(context.language))};
  for (const auto& folder : context.catalogue.folders)
    words.insert(words.end(), {"--games", folder.string()});
  if (!context.log.empty()) words.insert(words.end(), {"--log", context.log});
  words.insert(words.end(), options.begin(), options.end());
  std::vector<char*> arguments;
  for (auto& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(program.c_str(), arguments.data());
  return wrong("boardwright-server can't be started: " + std::string(std::strerror(errno)));
}

}  // namespace boardwright::cli
