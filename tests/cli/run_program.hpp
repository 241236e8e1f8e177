// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/asio.hpp>
#include <boost/process.hpp>
#include <future>
#include <string>
#include <vector>

struct Ran {
  int status;
  std::string out;
  std::string err;
};

/// Runs the program `boardwright` to its end with this input; the tests' tiny games are in its catalogue too.
inline Ran run_boardwright(const std::vector<std::string>& arguments, const std::string& input = "") {
  namespace bp = boost::process;
  boost::asio::io_context service;
  std::future<std::string> out, err;
  auto environment = boost::this_process::environment();
  bp::environment child_environment = environment;
  child_environment["BOARDWRIGHT_GAMES"] = BOARDWRIGHT_BINARY_DIR "/tests/games";
  child_environment["LC_ALL"] = "C.UTF-8";
  bp::child child(BOARDWRIGHT_BINARY_DIR "/bin/boardwright", bp::args(arguments), child_environment,
                  bp::std_in<boost::asio::buffer(input), bp::std_out> out, bp::std_err > err, service);
  service.run();
  child.wait();
  return {child.exit_code(), out.get(), err.get()};
}

/// One clear sentence: a single line that names the program.
inline bool one_sentence(const std::string& err) {
  return err.starts_with("boardwright: ") && err.size() > 20 && err.find('\n') == err.size() - 1;
}
