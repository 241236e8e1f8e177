// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/report_page.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "framework/statistics/report_kind.hpp"
#include "framework/text/replaced_file.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/shell_word.hpp"
#include "plugins/host/program_files.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

/// Runs it to its end; its sentences go to our standard error.
Result<void> run_program(const std::filesystem::path& program, const std::string& from,
                         const std::string& to) {
  const std::string name = program.string(), language(language_code(spoken()));
  const pid_t child = fork();
  if (child < 0) return fail(std::string("no process could be started: ") + std::strerror(errno));
  if (child == 0) {
    setenv("QT_QPA_PLATFORM", "offscreen", 1);  // NOLINT(concurrency-mt-unsafe): one thread in this process
    execl(name.c_str(), name.c_str(), from.c_str(), to.c_str(), language.c_str(), nullptr);
    _exit(127);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return fail(std::string("boardwright-report was lost: ") + std::strerror(errno));
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return fail("boardwright-report failed; the figures are in " + from);
}

}  // namespace

Result<void> check_reports(const std::vector<std::string>& files) {
  for (const std::filesystem::path file : files) {
    if (const auto kind = report_kind(file); !kind) return fail("--report: " + kind.error());
    if (auto there = check_place("--report", file); !there) return there;
  }
  return {};
}

Result<void> check_place(const std::string& option, const std::filesystem::path& file) {
  const auto failed = [&](int error) { return fail(option + ": " + cannot_write(file, error)); };
  const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
  if (access(folder.c_str(), W_OK) != 0) return failed(errno);
  if (std::error_code error; std::filesystem::is_directory(file, error)) return failed(EISDIR);
  return {};
}

int write_reports(const std::string& figures, const std::vector<std::string>& files) {
  int status = kGood;
  for (const auto& file : files)
    if (auto written = write_report_page(figures, file); !written)
      status = wrong("--report: " + written.error());
  return status;
}

Result<void> write_report_page(const std::string& figures, const std::filesystem::path& file) {
  const auto kind = report_kind(file);
  if (!kind) return fail(kind.error());
  if (*kind == ReportKind::kFigures) return save_file(file, figures, Readers::kEverybody);
  const auto program = own_program("boardwright-report");
  if (program.empty()) {
    std::filesystem::path beside = file;
    beside += ".json";
    if (auto saved = save_file(beside, figures, Readers::kEverybody); !saved) return saved;
    return fail("the program boardwright-report is missing here; the figures are in " + beside.string() +
                ", and where it is there: boardwright-report " + shell_file(beside.string()) + " " +
                shell_file(file.string()));
  }
  // Not beside the file: where that can't be written, the figures must not be lost with it. In a folder of
  // their own, because others may put links where all may write.
  std::error_code error;
  std::string folder = (std::filesystem::temp_directory_path(error) / "boardwright-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr)
    return fail(folder + ": can't be made: " + std::strerror(errno));  // NOLINT(concurrency-mt-unsafe)
  const auto aside = std::filesystem::path(folder) / "figures.json";
  if (auto saved = save_file(aside, figures); !saved) return saved;
  if (auto made = run_program(program, aside.string(), file.string()); !made) return made;
  std::filesystem::remove_all(folder, error);
  return {};
}

}  // namespace boardwright::cli
