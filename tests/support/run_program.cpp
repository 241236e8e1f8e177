// SPDX-License-Identifier: GPL-3.0-or-later
//
// The only file of the tests that reads the headers of processes for this: they take seconds.
#include "tests/support/run_program.hpp"

#include <boost/asio.hpp>
#include <boost/process.hpp>
#include <future>

Ran run_boardwright(const std::vector<std::string>& arguments, const std::string& input) {
  namespace bp = boost::process;
  boost::asio::io_context service;
  std::future<std::string> out, err;
  bp::environment environment = boost::this_process::environment();
  environment["BOARDWRIGHT_GAMES"] = BOARDWRIGHT_BINARY_DIR "/tests/games";
  environment["LC_ALL"] = "C.UTF-8";
  bp::child child(BOARDWRIGHT_BINARY_DIR "/bin/boardwright", bp::args(arguments), environment,
                  bp::std_in<boost::asio::buffer(input), bp::std_out> out, bp::std_err > err, service);
  service.run();
  child.wait();
  return {child.exit_code(), out.get(), err.get()};
}

bool one_sentence(const std::string& err) {
  return err.starts_with("boardwright: ") && err.size() > 20 && err.find('\n') == err.size() - 1;
}
