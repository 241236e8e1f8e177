// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

struct Ran {
  int status;
  std::string out;
  std::string err;
};

/// Runs the program `boardwright` to its end with this input; the tests' tiny games are in its catalogue too.
Ran run_boardwright(const std::vector<std::string>& arguments, const std::string& input = "");

/// One clear sentence: a single line that names the program.
bool one_sentence(const std::string& err);
