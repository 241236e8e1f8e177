// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/report_page.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "framework/catalogue/config_file.hpp"
#include "framework/text/save_file.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {
namespace {

/// Runs it to its end; its sentences go to our standard error.
Result<void> run_program(const std::filesystem::path& program, const std::string& from,
                         const std::string& to) {
  const std::string name = program.string();
  const pid_t child = fork();
  if (child < 0) return fail(std::string("no process could be started: ") + std::strerror(errno));
  if (child == 0) {
    setenv("QT_QPA_PLATFORM", "offscreen", 1);  // NOLINT(concurrency-mt-unsafe): one thread in this process
    execl(name.c_str(), name.c_str(), from.c_str(), to.c_str(), nullptr);
    _exit(127);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return fail(std::string("boardwright-report was lost: ") + std::strerror(errno));
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return fail("boardwright-report failed; the figures are in " + from);
}

}  // namespace

int write_reports(const std::string& figures, const std::vector<std::string>& files) {
  int status = kGood;
  for (const auto& file : files)
    if (auto written = write_report_page(figures, file); !written)
      status = wrong("--report: " + written.error());
  return status;
}

Result<void> write_report_page(const std::string& figures, const std::filesystem::path& file) {
  if (file.extension() == ".json") return save_file(file, figures);
  std::filesystem::path beside = file;
  beside += ".json";
  if (auto saved = save_file(beside, figures); !saved) return saved;
  const auto program = own_program("boardwright-report");
  if (program.empty())
    return fail("the program boardwright-report is missing here; the figures are in " + beside.string() +
                ", and where it is there: boardwright-report " + beside.string() + " " + file.string());
  if (auto made = run_program(program, beside.string(), file.string()); !made) return made;
  std::error_code ignored;
  std::filesystem::remove(beside, ignored);
  return {};
}

}  // namespace boardwright::cli
