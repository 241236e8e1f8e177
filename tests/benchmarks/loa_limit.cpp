// SPDX-License-Identifier: GPL-3.0-or-later
#include "loa_limit.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

#ifdef BOARDWRIGHT_LOA_LIMIT
std::optional<double> limit_rate(const std::string& arguments) {
  if (!__builtin_cpu_supports("bmi2")) return std::nullopt;
  const std::string command = std::string("'") + BOARDWRIGHT_LOA_LIMIT + "' " + arguments;
  const auto close = [](FILE* pipe) { pclose(pipe); };
  const std::unique_ptr<FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
  if (!pipe) return std::nullopt;
  std::string output;
  std::array<char, 4096> part;
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe.get()))
    output.append(part.data(), size);
  // One line for each depth; the last one counts.
  for (const std::string key : {"plies/s ", "leaves/s "})
    if (const std::size_t at = output.rfind(key); at != output.npos)
      return std::strtod(output.c_str() + at + key.size(), nullptr);
  return std::nullopt;
}
#else
std::optional<double> limit_rate(const std::string&) { return std::nullopt; }
#endif
