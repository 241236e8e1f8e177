// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/package_check.hpp"

#include "framework/catalogue/catalogue.hpp"
#include "framework/lesson/example.hpp"
#include "framework/lesson/lesson_check.hpp"
#include "framework/text/plain_text.hpp"
#include "plugins/check/run.hpp"
#include "plugins/host/script_language.hpp"

namespace boardwright::cli {
namespace {

constexpr double kLawSeconds = 5;  // for all of them together
constexpr std::chrono::milliseconds kOneLaw{20000};

/// The game's own file, its lessons and its examples under its rules; empty: nothing is wrong. What other languages lack is the
/// author's affair.
std::string first_problem(const Game& game) {
  if (const auto& problems = game.problems(); !problems.empty()) return problems.front();
  for (const auto& reading : read_lessons(game.folder())) {
    if (!reading.problems.empty()) return reading.problems.front();
    if (const auto problems = check_lesson(reading.lesson, game); !problems.empty()) return problems.front();
  }
  const auto examples = read_examples(game);
  return examples.problems.empty() ? std::string() : examples.problems.front();
}

/// Sentences name files in a folder that is gone when they are read.
std::string without_folder(std::string sentence, const std::filesystem::path& folder) {
  const std::string prefix = folder.string() + "/";
  for (auto at = sentence.find(prefix); at != sentence.npos; at = sentence.find(prefix, at))
    sentence.erase(at, prefix.size());
  return sentence;
}

}  // namespace

Result<CheckReport> check_package(const std::filesystem::path& folder, const std::string& game,
                                  std::uint64_t seed) {
  CatalogueOptions options;
  options.folders = {folder};
  options.use_environment = options.use_program_folders = false;
  const auto catalogue = Catalogue::load(options);
  const auto entry = catalogue.find(game);
  if (!entry) return fail(without_folder(entry.error(), folder));
  const auto& file = entry->game->plugin_file();
  // Loaded here, because a process that is shut in can't: it loads no code.
  const auto library = ScriptLanguage::library_for(file.extension().string());
  if (library.empty())
    return fail("this program doesn't have the language of " + excerpt(file.filename().string()));
  const auto language = ScriptLanguage::load(library);
  if (!language) return fail(language.error());

  const auto tried =
      check::run_isolated([&](check::Note) { return first_problem(*entry->game); },
                          {.time = kOneLaw, .memory = check::kConfinedMemory, .confined = true});
  if (!tried.finished)
    return fail("its lessons and examples can't be tried: the process " + tried.text +
                (tried.output.empty() ? "" : " (" + excerpt(tried.output, 200) + ")"));
  if (!tried.text.empty()) return fail(without_folder(excerpt(tried.text, 1000), folder));

  const check::Subject subject{.file = file, .game = entry->game->id(), .find_parameters = [&entry] {
                                 return entry->game->parameters_of(*entry->variant);
                               }};
  const auto verdicts = check::run_laws(
      subject, {.seconds = kLawSeconds, .seed = seed, .law_limit = kOneLaw, .confined = true});
  if (!verdicts) return fail(verdicts.error());
  CheckReport report{seed, {}};
  for (const auto& verdict : *verdicts) {
    if (verdict.status == check::Status::kFailed)
      return fail("the law '" + verdict.law + "' is broken: " + without_folder(verdict.text, folder));
    report.laws[verdict.law] = check::status_name(verdict.status);
  }
  return report;
}

}  // namespace boardwright::cli
